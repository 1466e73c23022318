import type { KindId } from "../../wardrobe/kinds.ts";
import type { Quality } from "../../wardrobe/qualities.ts";
import type { Brief } from "../understand/brief.ts";
import { bearsC, isOpen, isSlight } from "./misfit.ts";
import type { Needs } from "./needs.ts";
import { isAny, type Piece } from "./piece.ts";
import type { Add } from "./weights.ts";

/** A narrow heel sinks into all other ground, slips on it or is caught by it. */
const EVEN = new Set(["tiles", "parquet", "carpet", "concrete"]);
/** Ground that is slippery by itself, and ground that rain makes so. */
const SLIPPERY = new Set(["ice", "snow", "wet-mat", "mud", "deck"]);
const SLIPPERY_WHEN_WET = new Set(["lawn", "cobbles", "gravel", "concrete", "tiles"]);
const STEEP = new Set(["high", "stiletto", "mid", "platform", "wedge"]);
/** From this felt temperature down what is wet freezes, °C. */
const FREEZING = 1;
/** Hours on one's feet from which they tell. */
const LONG = 3;

const isA = ({ kind }: Piece, ...ids: readonly KindId[]): boolean =>
  ids.some((id) => kind.is.has(id));

/** How well shoes stand the ground and the weather; what is worn indoors only crosses the wet on the way. */
export function addShoes(piece: Piece, brief: Brief, needs: Needs, add: Add): void {
  addHeels(piece, brief, add);
  add("soles", soleOn(piece, slipperiness(brief, needs)));
  if (isOnFoot(brief)) add("sore-feet", soreness(piece));
  if (needs.feelsC === null) return;
  const share = needs.indoors ? INDOORS : 1;
  if (needs.mostOn !== null && needs.feelsC < 0 && isSlight(piece)) add("shoes-warmth", -1.5);
  add("shoes-wet", wetness(piece, needs) * share);
  add("shoes-warmth", shoeWarmth(piece, bearsC(piece, needs)!) * share);
}

const INDOORS = 0.6;

function addHeels(piece: Piece, { situation }: Brief, add: Add): void {
  const steep = STEEP.has(piece.kind.heel ?? "flat") || isAny(piece, "thin-heel") ? 1 : 0;
  const heel = isAny(piece, "heeled") ? Math.max(steep, 0.4) : steep;
  if (heel === 0 || !situation) return;
  if (situation.surface.some((surface) => !EVEN.has(surface))) add("heels-on-ground", heel);
  if (situation.motion >= 2 || situation.seatedShare < 0.2) add("heels-on-foot", heel);
}

/** How slippery the way or the ground there is, 0 to 1. */
function slipperiness({ situation }: Brief, { snow, rain, feelsC, indoors }: Needs): number {
  const ground: readonly string[] = situation?.surface ?? [];
  const isWet = rain || (situation?.wet ?? 0) >= 2;
  if (ground.some((one) => SLIPPERY.has(one))) return 1;
  if (snow || (rain && (feelsC ?? Infinity) <= FREEZING)) return 1;
  if (isWet && ground.some((one) => SLIPPERY_WHEN_WET.has(one))) return indoors ? 0.5 : 0.8;
  return isWet ? 0.5 : 0;
}

/** Leather soles that nobody speaks of may have a rubber layer. */
const LIKELY = 0.15;
/** A sole that holds is worth less than one that slips is dangerous, and most where nothing else does. */
const HOLDS = 0.3;

function soleOn(piece: Piece, slippery: number): number {
  if (isAny(piece, "slick")) return -slippery * (piece.said.has("slick") ? 1 : LIKELY);
  return isAny(piece, "grippy") ? slippery * slippery * HOLDS : 0;
}

const isOnFoot = ({ situation, traits }: Brief): boolean =>
  situation
    ? situation.hours[1] >= LONG && situation.seatedShare <= 0.3 && situation.motion > 0
    : traits.has("trail");

/** What is said to rub or pinch is felt with every hour, and so is a sole that is said to be thin. */
const soreness = ({ said }: Piece): number =>
  said.has("old") ? 0 : SORE.some((quality) => said.has(quality)) ? 1 : 0;
const SORE: readonly Quality[] = ["stiff", "tight", "thin"];

function wetness(piece: Piece, { rain, snow, feelsC }: Needs): number {
  if (!rain && !snow) return isA(piece, "rain-boots") && (feelsC ?? 0) > 4 ? -1.5 : 0;
  const soaks = ["suede", "canvas", "silk", "satin", "mesh"].some((id) => piece.materials.has(id));
  const soft = soaks || piece.kind.usually === "suede" || piece.kind.usually === "canvas";
  const boots = isA(piece, "boots") ? (snow ? 1.2 : 0.5) : 0;
  const heeled = snow && isAny(piece, "heeled") ? -2 : 0;
  return (
    (piece.waterproof ? 1.2 : 0) + boots + heeled - (soft ? 2 : 0) - (isSlight(piece) ? 1.5 : 0)
  );
}

function shoeWarmth(piece: Piece, feelsC: number): number {
  const boots = isA(piece, "boots");
  if (feelsC >= 25) return boots ? -1.2 : isOpen(piece) ? 0.5 : 0;
  if (feelsC > 5) return 0;
  const lined = piece.winter || isA(piece, "snow-boots");
  const frost = feelsC <= -5 ? 2 : 1;
  return ((boots ? 0.6 : 0) + (lined ? 0.8 : 0)) * frost - (isSlight(piece) ? 1.5 : 0);
}
