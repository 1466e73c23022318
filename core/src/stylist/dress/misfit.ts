import { baresLegs, type KindId } from "../../wardrobe/kinds.ts";
import type { Brief } from "../understand/brief.ts";
import { isTooLoud } from "./constraints.ts";
import { isNeededGear } from "./gear.ts";
import type { Needs } from "./needs.ts";
import type { Piece } from "./piece.ts";
import { isOutOfPlace } from "./purpose.ts";

/** What keeps a piece at home as long as another would do. */
export type Misfit =
  | "out-of-place"
  | "too-plain"
  | "too-dressy"
  | "bare"
  | "too-cold"
  | "too-warm"
  | "open-toes"
  | "too-loud"
  | "unathletic";

/** Each misfit of a piece, with how far it goes: for formality by the steps missed, otherwise up to 1. */
export function eachMisfit(
  piece: Piece,
  brief: Brief,
  needs: Needs,
  add: (misfit: Misfit, amount: number) => void,
): void {
  const isBootAtHome = brief.traits.has("home") && isA(piece, "boots");
  if (isBootAtHome || isOutOfPlace(piece, brief, needs)) add("out-of-place", 1);
  const plain = stepsTooPlain(piece, brief, needs);
  if (plain > 0) add("too-plain", missedBy(plain));
  const dressy = piece.dress[0] - Math.max(brief.code[1] + toleranceOf(brief), ANYWHERE);
  if (dressy > 0) add("too-dressy", missedBy(dressy));
  if (isUnathletic(piece, brief, needs)) add("unathletic", piece.kind.whole ? 2 : 1);
  if (!fitsCoverage(piece, brief)) add("bare", coversShoulders(piece) ? 0.4 : 1);
  if (isTooCold(piece, brief, needs)) add("too-cold", coldOf(piece, needs));
  const tooWarm = degreesTooWarm(piece, bearsC(piece, needs));
  if (tooWarm > 0) add("too-warm", 1 + tooWarm / 6);
  if (!fitsGround(piece, needs)) add("open-toes", bareToes(piece, needs));
  if (isTooLoud(piece, brief)) add("too-loud", 1);
}

/** Through snow nobody goes with bare legs, however warm the day began, and in shorts least of all. */
function coldOf({ kind }: Piece, { coldGround, feelsC }: Needs): number {
  if (!baresLegs(kind)) return 1;
  if (kind.is.has("shorts") && (coldGround || (feelsC ?? FROSTY + 1) <= FROSTY)) return UNTHINKABLE;
  return coldGround ? 2 : 1;
}

/** Felt °C. */
const FROSTY = 3;
/** More than any wording speaks against long trousers. */
const UNTHINKABLE = 15;

/** True where purpose, dress code, coverage and weather let a piece in without a second thought; its colours do not count. */
export function fits(piece: Piece, brief: Brief, needs: Needs): boolean {
  let fine = true;
  eachMisfit(piece, brief, needs, (misfit) => {
    if (misfit !== "too-loud") fine = false;
  });
  return fine;
}

export const isTooPlain = (piece: Piece, brief: Brief, needs: Needs): boolean =>
  stepsTooPlain(piece, brief, needs) > 0;

const stepsTooPlain = (piece: Piece, brief: Brief, needs: Needs): number =>
  floorOf(piece, brief, needs, brief.code[0]) - piece.dress[1];

/** That a code is missed at all counts as a step, unless it is missed by a hair. */
const missedBy = (steps: number): number => Math.min(1, steps * 1.6) + steps;

/** As casual as this is too dressy nowhere. */
const ANYWHERE = 1.2;

/** Overdressing is a smaller mistake than underdressing, but a ball gown does not hike. */
const toleranceOf = ({ traits }: Brief): number =>
  traits.has("messy") ? 0 : traits.has("active") ? 1 : 1.2;

function isUnathletic(piece: Piece, { traits }: Brief, { rain, snow }: Needs): boolean {
  const { slots, kind, only, dress, sport } = piece;
  if (!traits.has("active")) return false;
  const isTrail = traits.has("trail");
  const isDryGround = isTrail ? !rain && !snow : !traits.has("messy");
  return (
    (slots[0] === "legs" && kind.material === "denim") ||
    // Rubber boots are for mud and the wet: nobody runs in them, or climbs a dry hill.
    (kind.is.has("rain-boots") && isDryGround) ||
    kind.tailored === true ||
    (slots[0] === "outer" &&
      (dress[1] >= DRESSY || !(isTrail || traits.has("messy") || sport || keepsOut(piece)))) ||
    (kind.whole && only !== "sport")
  );
}

const keepsOut = ({ waterproof, windproof }: Piece): boolean => waterproof || windproof;

/** A coat that could go to a dinner, formality. */
const DRESSY = 4;

/** What a camera does not show may be what one has on at home. */
const BELOW_THE_CAMERA = 1;

/** The least formality a slot must reach. A coat comes off at the door, so it may be plainer; a camera sees only the top. */
function floorOf(piece: Piece, brief: Brief, needs: Needs, low: number): number {
  const slot = piece.slots[0];
  if (low >= 5) return 4.5;
  if (brief.traits.has("camera") || brief.traits.has("stage")) {
    if (slot === "base" || slot === "mid")
      return Math.max(low, brief.traits.has("stage") ? 2.5 : 2);
    if (slot === "legs") return brief.traits.has("stage") ? low : Math.min(low, BELOW_THE_CAMERA);
  }
  if (slot === "outer") return needs.rain && piece.waterproof && low < 3 ? low - 1.6 : low - 0.6;
  if (slot === "head") return low >= 2 && piece.kind.against !== "cold" ? low : low - 1.5;
  return low;
}

/** Arms may also be covered by what is worn over the top; legs only by what is worn on them. */
export function fitsCoverage(piece: Piece, brief: Brief): boolean {
  const { slots, sleeves, kind } = piece;
  if (brief.coverage === "long")
    return (
      !baresLegs(kind) && !(slots[0] === "base" && (sleeves === "short" || sleeves === "none"))
    );
  if (brief.coverage === "bare-arms")
    return !(slots[0] === "base" && (sleeves === "long" || sleeves === "short"));
  return true;
}

/** Sleeves to the elbow are not long, but in most houses of prayer and most weather they do. */
const coversShoulders = ({ sleeves, kind }: Piece): boolean =>
  sleeves === "short" && !baresLegs(kind);

export const baresArms = ({ slots, sleeves }: Piece): boolean =>
  slots[0] === "base" && sleeves === "none";

/** The felt temperature from which bare knees are a choice and not a dare, °C. */
function shortsFrom(brief: Brief, needs: Needs): number {
  if (brief.traits.has("active") && !brief.traits.has("trail")) return needs.rain ? 12 : 9;
  return brief.timeOfDay === "evening" || brief.timeOfDay === "night" ? 21 : 18.5;
}

function isTooCold(piece: Piece, brief: Brief, needs: Needs): boolean {
  const { feelsC } = needs;
  if (feelsC === null) return false;
  const { kind } = piece;
  if (isNeededGear(piece, brief)) return false;
  if (kind.area === "swim")
    return (brief.occasion !== "beach" && !brief.traits.has("deck")) || feelsC < 20;
  if (baresLegs(kind)) {
    if (brief.traits.has("snow")) return true;
    if (feelsC < (kind.whole ? 13 : shortsFrom(brief, needs))) return true;
  }
  const thin = piece.summer && piece.slots[0] !== "head" && piece.clo < 0.15;
  const bears = kind.whole ? feelsC : (bearsC(piece, needs) ?? feelsC);
  return (
    (thin || (piece.summer && needs.mostOn !== null && kind.whole)) &&
    bears < 12 &&
    !brief.traits.has("active")
  );
}

/** What is not taken off on the way: it is chosen for the warmest place that a day leads to. */
const staysOn = ({ slots: [slot], qualities }: Piece): boolean =>
  slot === "base" ||
  slot === "legs" ||
  slot === "feet" ||
  (slot === "mid" && qualities.has("over-head") && qualities.has("high-neck"));

/** The temperature that a piece has to bear, °C; boots are for the snow outside. */
export function bearsC(piece: Piece, { feelsC, warmC, coldGround, mostOn }: Needs): number | null {
  if (!staysOn(piece) || (coldGround && piece.slots[0] === "feet")) return feelsC;
  return mostOn === null || warmC === null ? warmC : warmC + CARRYING;
}

/** Whoever carries a coat through the warm place is warmer by this, °C. */
const CARRYING = 2;

/** °C above the last at which it is bearable; rain asks for a shell a little longer, never for a winter coat. */
function degreesTooWarm(piece: Piece, feelsC: number | null): number {
  if (feelsC === null) return 0;
  const { kind, waterproof, winter, qualities } = piece;
  const lined = staysOn(piece) && (qualities.has("lined") || qualities.has("thermal"));
  if (piece.slots[0] === "feet" && (lined || kind.is.has("snow-boots")))
    return Math.max(0, feelsC - WARM_FEET_TO);
  const limit = Math.min(
    waterproof ? Infinity : (kind.upTo ?? Infinity),
    winter || lined ? 21 : Infinity,
  );
  return Math.max(0, feelsC - limit);
}

/** Above this nobody goes in boots made for snow, felt °C. */
const WARM_FEET_TO = 12;

const isA = ({ kind }: Piece, ...ids: readonly KindId[]): boolean =>
  ids.some((id) => kind.is.has(id));

/** Toes in the open. */
export const isOpen = (piece: Piece): boolean => isA(piece, "sandals") && !isA(piece, "clogs");

/** What leaves most of the foot bare or soaks through at once. */
export const isSlight = (piece: Piece): boolean =>
  isOpen(piece) || isA(piece, "mules", "ballet-flats", "clogs", "slippers", "espadrilles");

/** Felt temperatures in °C below which toes freeze in sandals, and in rain get cold. */
const TOES_FROM = 12;
const WET_TOES_FROM = 22;

/** In snow and frost nobody goes in sandals, whatever else is owned. */
const bareToes = (piece: Piece, { snow, feelsC }: Needs): number =>
  isOpen(piece) && (snow || (feelsC ?? Infinity) <= FROSTY) ? 4 : 1;

function fitsGround(piece: Piece, { feelsC, rain, snow }: Needs): boolean {
  if (piece.slots[0] !== "feet" || feelsC === null) return true;
  if (snow && (isSlight(piece) || isA(piece, "heels"))) return false;
  return !isOpen(piece) || feelsC >= (rain ? WET_TOES_FROM : TOES_FROM);
}
