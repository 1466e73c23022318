import type { Slot } from "../../outfit.ts";
import { isCalled, isColourId } from "../../wardrobe/colours.ts";
import { baresLegs, coversLegs } from "../../wardrobe/kinds.ts";
import type { Brief } from "../understand/brief.ts";
import { isBright, isDark } from "./colour.ts";
import { isComplainedOf, isMeant } from "./constraints.ts";
import { isDelicate } from "./fabrics.ts";
import { bearsC, eachMisfit } from "./misfit.ts";
import type { Needs } from "./needs.ts";
import { isAny, type Piece } from "./piece.ts";
import { fitFeels } from "./piece-traits.ts";
import { isForWorkElsewhere } from "./purpose.ts";
import { addAdvice } from "./setting-advice.ts";
import { addShoes } from "./shoes.ts";
import { addSuiting, CASUAL, HEAVY } from "./suiting.ts";
import { addUse, fitOf } from "./use-features.ts";
import type { Add } from "./weights.ts";

/** What a piece brings into any outfit for this request, whatever it is worn with. */
export function pieceFeatures(piece: Piece, brief: Brief, needs: Needs, add: Add): void {
  eachMisfit(piece, brief, needs, add);
  addCode(piece, brief, add);
  const bears = bearsC(piece, needs);
  if (bears !== null) addWeather(piece, needs, bears, add);
  if (bears !== null && isLongInHeat(piece, brief, bears)) add("heavy-in-heat", (bears - 24) / 6);
  if (needs.mostOn !== null && needs.warmC! >= WARM) addCarried(piece, needs, add);
  if (piece.slots[0] === "feet") addShoes(piece, brief, needs, add);
  if (isBareInFrost(piece, brief, needs)) add("no-legs", HALF_BARE);
  if (isForWorkElsewhere(piece, brief, needs)) add("for-work", 1);
  addOccasion(piece, brief, add);
  addAdvice(piece, brief.situation, add);
  addUse(piece, brief, add);
  addWishes(piece, brief, add);
  if (isComplainedOf(piece, brief)) add("disliked", 1);
  const fit = fitOf(piece, brief);
  if (fit !== null) addSuiting(piece, fit, brief, needs, add);
}

/** Felt °C down from which calves freeze on the way, and how much that counts of having nothing on. Who dresses up puts up with it. */
const FREEZES = -8;
const HALF_BARE = 0.4;
const DRESSED_UP = 3;

const isBareInFrost = ({ kind, qualities }: Piece, { code }: Brief, { feelsC }: Needs): boolean =>
  (feelsC ?? 0) <= FREEZES &&
  code[0] < DRESSED_UP &&
  coversLegs(kind) &&
  kind.length !== "floor" &&
  !qualities.has("long-legs");

function addCode(piece: Piece, { code }: Brief, add: Add): void {
  const aim = code[0] * 0.45 + code[1] * 0.55;
  const [low, high] = piece.dress;
  add("off-aim", aim < low ? (low - aim) * 0.8 : Math.max(0, aim - high));
  if (code[0] >= 2 && baresLegs(piece.kind) && !piece.kind.whole) add("shorts-at-work", 1);
  const limit = Math.max(code[1], CASUAL);
  if (low > limit) add("over-code", 0.5 + low - limit);
  if (code[1] >= 4 && piece.kind.tailored && (piece.colours[0]?.l ?? 1) < 0.45)
    add("dark-at-formal", 1);
  // What is named and fits comes before what may fit.
  if (!piece.vague || code[0] < 2) return;
  const loud = piece.colours[0] && isBright(piece.colours[0]);
  add("doubt", code[0] < 2.5 ? 0.6 : loud ? 2.6 : 1.2);
}

function addWeather(piece: Piece, needs: Needs, feels: number, add: Add): void {
  const { materials, weight, kind, colours } = piece;
  const large = LARGE.has(piece.slots[0]!);
  add("season", seasonOf(piece, feels));
  if (materials.has("linen"))
    add("airy", feels >= 20 ? 0.5 : feels < 10 ? -1.6 : feels < 14 ? -0.8 : 0);
  // Wool is worn to about 24 °C; every degree above weighs.
  if (large && feels >= 23 && weight > 0.2) add("heavy-in-heat", weight * (1 + (feels - 23) / 5));
  if (large && feels >= 27 && kind.clo >= 0.17 && kind.length !== "thigh")
    add("heavy-in-heat", (kind.clo - 0.12) * ((feels - 25) / 3));
  if (piece.sleeves === "none" && piece.slots[0] === "base" && feels < 14)
    add("bare-arms-in-cold", 1);
  if (baresLegs(kind)) add("bare-legs", needs.feelsC! >= 24 ? 1 : -0.6);
  if (feels >= 26 && colours[0] && colours[0].l < 0.35) add("dark-in-heat", 1);
  const wet = needs.rain || needs.snow;
  if (wet && (materials.has("leather") || materials.has("silk")))
    add("leather-in-wet", materials.has("suede") ? 2.3 : 1);
  if (kind.is.has("raincoat") && !wet && !needs.windy)
    add("idle-shell", needs.outer === "required" ? 0.5 : 1);
}

/**
 * Linen keeps arms cool as well as bare skin does; at a desk sleeves are long in summer too, and where nobody dresses up they
 * keep off sun and scrub. Of what goes over a shirt nobody counts them.
 */
const isLongInHeat = (
  { sleeves, slots: [slot], materials }: Piece,
  { code, occasion }: Brief,
  feels: number,
): boolean =>
  feels >= HOT &&
  code[0] >= CASUAL &&
  (code[0] < DESK || FESTIVE.has(occasion)) &&
  slot === "base" &&
  sleeves === "long" &&
  !materials.has("linen");

/** What comes off on the way is carried from then on: nobody takes a winter coat along into a cool room. */
function addCarried(
  { slots: [slot], qualities, winter, clo }: Piece,
  { feelsC }: Needs,
  add: Add,
): void {
  if (slot !== "outer" && slot !== "mid") return;
  if ((winter || clo >= HEAVY) && slot === "outer" && feelsC! >= COOL) add("too-warm", 1);
  if (qualities.has("packable")) add("quality-met", 1);
  else if (qualities.has("bulky") || qualities.has("thick")) add("layer-idle", 0.6);
  // What opens in front is off sooner than what goes over the head.
  if (qualities.has("over-head")) add("layer-idle", 0.4);
}

/** From this temperature on a layer is carried rather than worn, °C. */
const WARM = 16;

/** From here on sleeves are felt, °C. */
const HOT = 27;
/** Formality of an office. */
const DESK = 2;

/** Where it is no colder than this a light layer is all that is put on, °C. */
const COOL = 12;

const LARGE: ReadonlySet<Slot> = new Set(["base", "mid", "outer", "legs"]);

/** A piece for several seasons is judged by the one that suits it best. */
function seasonOf({ summer, winter, midseason }: Piece, feels: number): number {
  let best = -Infinity;
  if (summer) best = Math.max(best, feels >= 20 ? 0.5 : feels < 14 ? -1 : 0);
  if (winter) best = Math.max(best, feels <= 8 ? 0.5 : feels > 16 ? -1 : 0);
  if (midseason)
    best = Math.max(best, feels >= 8 && feels <= 20 ? 0.5 : feels > 25 || feels < 2 ? -1 : 0);
  return best === -Infinity ? 0 : best;
}

/** A top that sweat and mud do no harm. */
const isTee = ({ kind }: Piece): boolean => kind.area === "top" && kind.rugged === true;

const WORK = new Set(["interview", "office", "conference", "gala", "theatre"]);
const FESTIVE = new Set(["party", "festival", "date"]);

function addOccasion(piece: Piece, brief: Brief, add: Add): void {
  const { traits, occasion, code } = brief;
  const [main] = piece.colours;
  const loud = main !== undefined && isBright(main);
  if (traits.has("active")) add("sporty", piece.sport ? 1.4 : isTee(piece) ? 0.2 : -0.8);
  else if (piece.sport) add("sporty", code[0] >= 2 ? -1.5 : brief.event ? -0.5 : UNASKED);
  if (traits.has("sober")) add("sober", soberness(piece));
  if (traits.has("messy")) addMess(piece, add);
  if (piece.qualities.has("costume") && !traits.has("costume")) add("dressed-up", 1);
  if (traits.has("sober") && isAny(piece, "shiny", "for-party", "logo")) add("party-at-work", 1.5);
  if (WORK.has(occasion) || code[0] >= 3) addWork(piece, add);
  if (traits.has("white-is-taken") && piece.kind.whole && main?.name.family === "white")
    add("white-is-taken", 1);
  if ((brief.comfort || brief.bodyTalk) && fitFeels(piece.kind, "tight")) add("tight", 1);
  if (brief.comfort && piece.kind.comfy) add("comfy", 1);
  if (FESTIVE.has(occasion)) addFestive(piece, loud, add);
  if (WORK.has(occasion) && piece.patterns.size > 0) add("pattern-at-work", 1);
  if (WORK.has(occasion) && coversLegs(piece.kind) && loud) add("bright-legs-at-work", 1);
}

/** Where nobody knows what is on, nobody is sent there dressed for sport. */
const UNASKED = -1.2;

const FESTIVE_CLOTH = ["silk", "satin", "velvet", "sequin", "lace"];

/** Colour, shine and dresses make an evening; a suit makes it a working day. */
function addFestive({ kind, materials }: Piece, loud: boolean, add: Add): void {
  if (loud) add("bright-at-party", 1);
  if (kind.area === "dress" || FESTIVE_CLOTH.some((id) => materials.has(id))) add("festive", 1);
  if (kind.is.has("suit-trousers") || kind.is.has("suit-jacket")) add("desk-at-party", 1);
}

/** What draws the wrong looks in an office, an interview or a hall. */
function addWork(piece: Piece, add: Add): void {
  if (isAny(piece, "see-through", "low-cut", "bare-midriff")) add("revealing-at-work", 1);
  if (isAny(piece, "logo", "bare-shoulders") && piece.slots[0] === "base")
    add("revealing-at-work", 0.5);
}

function soberness({ colours: [main] }: Piece): number {
  if (!main) return 0;
  if (main.name.family === "black") return 1;
  return isDark(main) ? 0.5 : main.name.family === "white" ? 0.1 : 0;
}

function addMess(piece: Piece, add: Add): void {
  if ((piece.colours[0]?.l ?? 0) > 0.9) add("pale-in-mess", piece.slots[0] === "feet" ? 0.5 : 1);
  if (piece.kind.rugged) add("rugged-in-mess", 1);
  if (isDelicate(piece) || piece.dress[0] >= 1.5) add("delicate-in-mess", 1);
}

function addWishes(piece: Piece, { wants }: Brief, add: Add): void {
  const main = piece.colours[0]?.name.id;
  for (const mention of wants) {
    if (mention.garment === undefined && !mention.only) {
      if (isMeant(piece, mention, true)) add("quality-met", 1);
    } else if (main && mention.colours.some((id) => isColourId(id) && isCalled(main, id)))
      add("quality-met", 0.15);
  }
}
