import { baresLegs } from "../../wardrobe/kinds.ts";
import type { Brief } from "../understand/brief.ts";
import type { Needs } from "./needs.ts";
import type { Piece } from "./piece.ts";
import type { Place } from "./suiting-weights.ts";
import type { Add } from "./weights.ts";

/** Insulation of a winter coat, clo. */
export const HEAVY = 0.5;
/** Up to here an occasion is casual, whatever is asked. */
export const CASUAL = 1;

/** Up to the first a piece suits ever better; from there to the second it counts apart. Beyond all suit alike. In what `Fits` measures. */
const SUITED = 6;
const BEST = 18;

/** A coat that lets the rain in may suit, but never better than one that keeps it off. */
const HARDLY = 1;

/** How well a piece suits the request as it is worded, in the place where it is worn first of all. @param fit as `Fits` has it */
export function addSuiting(piece: Piece, fit: number, brief: Brief, needs: Needs, add: Add): void {
  const isIdle =
    isIdleAtHome(piece, brief) || isIdleLayer(piece, needs) || isBareInColdRain(piece, needs);
  const most = isIdle ? 0 : letsRainIn(piece, needs) ? HARDLY : Infinity;
  if (piece.kind.whole) addWhole(fit, add);
  else addDegrees(placeOf(piece), Math.max(Math.min(fit, most), leastOf(piece, needs)), 1, add);
}

/** Where a dress suits it is nearly two pieces that do: else two that suit a little would always beat the right one. */
const NEARLY_TWO = 0.93;

/** What stands for top and legs counts as both. */
function addWhole(fit: number, add: Add): void {
  const each = fit < 0 ? fit : fit * NEARLY_TWO;
  addDegrees("base", each, 1, add);
  addDegrees("legs", each, 1, add);
}

/** A jumper that is the only top counts as one; what it counted as a layer is taken back. */
export function addSoleTop(fit: number, add: Add): void {
  addDegrees("base", fit, 1, add);
  addDegrees("mid", fit, -1, add);
}

/** Of two layers that nobody needs the one beneath gains nothing by suiting. */
export function addSpareLayer(fit: number, add: Add): void {
  addDegrees("mid", Math.max(fit, 0), -1, add);
}

function addDegrees(place: Place, fit: number, times: 1 | -1, add: Add): void {
  const between = (low: number, high: number): number => Math.min(Math.max(fit, low), high);
  add(`${place}-unsuited`, times * between(-Infinity, 0));
  add(`${place}-suited`, times * between(0, SUITED));
  add(`${place}-well-suited`, times * (between(SUITED, BEST) - SUITED));
}

const placeOf = ({ slots: [slot] }: Piece): Place =>
  slot === "head" || slot === "accessory" ? "small" : slot!;

/** At home nobody needs shoes. */
const isIdleAtHome = ({ slots: [slot] }: Piece, { traits }: Brief): boolean =>
  slot === "feet" && traits.has("home");

/** From here on nobody puts on a layer, however well it goes with the words, felt °C. */
const HOT = 28;

/** No layer gains by suiting in the heat, nor a raincoat on a dry and quiet day. */
const isIdleLayer = ({ slots: [slot], kind }: Piece, needs: Needs): boolean =>
  (slot === "mid" || slot === "outer") &&
  ((needs.feelsC ?? 0) >= HOT ||
    (kind.is.has("raincoat") && !needs.rain && !needs.snow && !needs.windy));

/** Felt °C up to which nobody bares legs in the rain, however well shorts go with the words. */
const COLD_RAIN = 12;

const isBareInColdRain = ({ kind }: Piece, { rain, feelsC }: Needs): boolean =>
  rain && (feelsC ?? Infinity) <= COLD_RAIN && baresLegs(kind);

/** What keeps the rain off is worn in it, however little it goes with the words. */
const leastOf = ({ slots: [slot], waterproof }: Piece, { rain }: Needs): number =>
  slot === "outer" && rain && waterproof ? 0 : -Infinity;

const letsRainIn = ({ slots: [slot], waterproof }: Piece, { rain }: Needs): boolean =>
  slot === "outer" && rain && !waterproof;
