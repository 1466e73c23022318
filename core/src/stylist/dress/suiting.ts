import type { Slot } from "../../outfit.ts";
import type { Brief } from "../understand/brief.ts";
import type { Needs } from "./needs.ts";
import type { Piece } from "./piece.ts";
import type { Add } from "./weights.ts";

/** From the first to the second a piece suits ever better, which counts less. */
const SUITS = 1;
const SUITS_WELL = 6;
/** From there to here this share of it still counts for what must be on; layers the weather judges too. Beyond all suit alike. */
const SUITS_BEST = 18;
const BEYOND = 0.25;
/** What does not suit and need not be on is better left off. */
const SPARED = 2;
/** What need not be on and suits gains by it up to here, so that of two hats the right one is on; a layer more is a matter of the weather. */
const GLADLY_UP_TO = 9;
const SMALL: ReadonlySet<Slot> = new Set(["head", "accessory"]);
/** What stands for top and legs counts as both where it does not suit: else one wrong piece would look better than two that are less so. */
const WHOLE = 2;
/** Where it suits it is more than one piece, if less than two: else two that suit a little would always beat the right dress. */
const WHOLE_WELL = 1.85;
/** A jumper alone suits a little less well than a shirt of its own. */
const SOLE = 0.75;
const NEEDED: ReadonlySet<Slot> = new Set(["base", "legs", "feet"]);

/** What wording counts where a layer keeps the cold off or legs stay cool, and where a day has two climates. */
const IN_EXTREMES = 0.6;
/** From this felt temperature down layers are chosen for their warmth, °C. */
const COLD = 3;
/** From this felt temperature down shoes are, °C. */
const CHILLY = 6;
/** From this felt temperature up trousers are chosen for their lightness, °C. */
const HOT = 33;
/** Insulation of a winter coat, clo. */
export const HEAVY = 0.5;
/** Up to here an occasion is casual, whatever is asked. */
export const CASUAL = 1;

/**
 * What must be worn anyhow is the better the more it suits; what may be left off gains little by suiting. Of what keeps the cold off,
 * the cold decides and not the words. @param fit as `Fits` has it
 */
export function addSuiting(piece: Piece, fit: number, brief: Brief, needs: Needs, add: Add): void {
  const share = shareOf(piece, brief, needs);
  const isNeeded = isNeededHere(piece, brief, needs);
  const stands = !piece.kind.whole ? 1 : fit < 0 ? WHOLE : WHOLE_WELL;
  add(
    "fits-wording",
    share * (isNeeded ? stands * Math.min(fit, SUITS) : SPARED * Math.min(fit, 0)),
  );
  if (SMALL.has(piece.slots[0]!) && fit > 0)
    add("fits-gladly", share * Math.min(fit, GLADLY_UP_TO));
  if (isNeeded && fit > SUITS && !letsRainIn(piece, needs))
    add("fits-well", share * stands * wellOf(piece, fit));
}

/** A jumper that is the only top is needed, so it counts as one; whatever it counted as a layer is taken back. */
export function addSoleTop(piece: Piece, fit: number, brief: Brief, needs: Needs, add: Add): void {
  const asLayer = shareOf(piece, brief, needs) * SPARED * Math.min(fit, 0);
  add("fits-wording", Math.min(fit, SUITS) - asLayer);
  if (fit > SUITS) add("fits-well", SOLE * (Math.min(fit, SUITS_WELL) - SUITS));
}

function wellOf({ slots: [slot] }: Piece, fit: number): number {
  const beyond = NEEDED.has(slot!) ? Math.max(0, Math.min(fit, SUITS_BEST) - SUITS_WELL) : 0;
  return Math.min(fit, SUITS_WELL) - SUITS + BEYOND * beyond;
}

const shareOf = (piece: Piece, brief: Brief, needs: Needs): number =>
  needs.mostOn !== null ||
  isForCold(piece, brief, needs) ||
  isForHeat(piece, brief, needs) ||
  isForGround(piece, needs)
    ? IN_EXTREMES
    : 1;

/** In snow, in frost and in the wet the ground decides what is on the feet. */
const isForGround = (
  { slots: [slot] }: Piece,
  { rain, snow, coldGround, feelsC }: Needs,
): boolean =>
  slot === "feet" && (rain || snow || coldGround || (feelsC !== null && feelsC <= CHILLY));

/** Where bare legs are allowed, that is. */
const isForHeat = ({ slots: [slot] }: Piece, { code, coverage }: Brief, needs: Needs): boolean =>
  slot === "legs" && (needs.feelsC ?? 0) >= HOT && code[0] <= CASUAL && coverage !== "long";

/** At home nobody needs shoes. */
function isNeededHere({ slots: [slot] }: Piece, { traits }: Brief, { outer, mid }: Needs): boolean {
  if (slot === "feet" && traits.has("home")) return false;
  if (slot === "outer") return outer === "required";
  return slot === "mid" ? mid === "required" : NEEDED.has(slot!);
}

function isForCold({ slots: [slot], clo, dress }: Piece, { code }: Brief, needs: Needs): boolean {
  if (needs.feelsC === null || needs.feelsC > COLD) return false;
  if (slot === "outer") return clo >= HEAVY && dress[0] <= Math.max(code[1], CASUAL);
  return slot === "mid" && needs.mid === "required";
}

/** Such a coat may suit, but never better than one that keeps the rain off. */
const letsRainIn = ({ slots: [slot], waterproof }: Piece, { rain }: Needs): boolean =>
  slot === "outer" && rain && !waterproof;
