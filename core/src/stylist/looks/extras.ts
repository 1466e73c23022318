import type { GearId } from "../../wardrobe/gear.ts";
import { isGear } from "../dress/gear.ts";
import { fits } from "../dress/misfit.ts";
import { byId, type Outfit } from "../dress/outfit.ts";
import type { Piece } from "../dress/piece.ts";
import { isMeant } from "../dress/constraints.ts";
import { isOfPiece, type Mention } from "../understand/brief.ts";
import { isCalledAfter } from "./called-after.ts";
import type { Fitted } from "./look-options.ts";

/** What goes along whatever is worn: for what is done there, and because it was asked for by name. */
export type Brought = {
  gear: readonly GearId[];
  wished: readonly Mention[];
  /** What stays at home, though it is spoken of. */
  away: readonly Mention[];
  named: ReadonlySet<string>;
};

/** Felt °C from which down mornings and evenings want a warm layer. */
const CHILLY = 11;
/** So many days in the wet want something dry to change into. */
const WET_DAYS = 3;

/**
 * What goes into the bag although no look wears it: what is brought for the baths or the gym, what was asked for by name or is called
 * after what is done there, something to sleep in, a warm layer for cold hours, dry trousers and a dry top for days of rain.
 */
export function extrasOf(
  fitted: readonly Fitted[],
  chosen: readonly Outfit[],
  brought: Brought,
  room: number,
): Piece[] {
  const packed = chosen.flatMap(({ worn }) => worn.map(({ piece }) => piece));
  const extras: Piece[] = [];
  const add = (isIn: (piece: Piece) => boolean, least: number): void => {
    if ([...packed, ...extras].some(isIn)) return;
    extras.push(...bestOf(fitted, isIn, least));
  };
  for (const id of brought.gear) add((piece) => isGear(piece, id), -Infinity);
  for (const wish of brought.wished.filter(isOfPiece))
    add((piece) => isMeant(piece, wish, true), -Infinity);
  extras.push(...calledFor(fitted, [...packed, ...extras], brought));
  if (fitted.length > 1) add(({ qualities }) => qualities.has("for-sleep"), -Infinity);
  if (fitted.some(({ fitting }) => (fitting.needs.feelsC ?? CHILLY + 1) <= CHILLY))
    add(isWarmLayer, SPARED);
  if (fitted.length >= WET_DAYS && fitted.some(isChangeable)) add(isRainproof, SPARED);
  const wet = fitted.filter(({ fitting: { needs } }) => needs.rain || needs.snow).length;
  if (wet >= WET_DAYS)
    for (const slot of DRY) extras.push(...dryFor(slot, fitted, [...packed, ...extras]));
  return extras.slice(0, Math.max(0, room));
}

/** Of what is called after something that the request names, one of a kind: a second pair of the same takes room. */
function calledFor(
  fitted: readonly Fitted[],
  packed: readonly Piece[],
  { named, away }: Brought,
): Piece[] {
  const { scorer, brief, needs } = fitted[0]!.fitting;
  const kinds = new Set(packed.map(({ kind }) => kind.id));
  const isWelcome = (piece: Piece): boolean =>
    fitted.every(({ fitting }) => fitting.allowed.includes(piece)) &&
    !away.some((mention) => isMeant(piece, mention, true)) &&
    fits(piece, brief, needs) &&
    // "Shoelaces are out" brings no lace-ups.
    (brief.fits?.(piece) ?? 0) >= 0 &&
    scorer.piece(piece) >= SPARED;
  return fitted[0]!.fitting.allowed
    .filter((piece) => !packed.includes(piece) && isCalledAfter(piece, named) && isWelcome(piece))
    .toSorted((a, b) => scorer.piece(b) - scorer.piece(a) || byId(a, b))
    .filter(({ kind }) => !kinds.has(kind.id) && kinds.add(kind.id))
    .slice(0, MOST_CALLED);
}

const MOST_CALLED = 4;

/** Felt °C from which down, or out of doors all day, a trip of days sees a shower sooner or later. */
const CHANGEABLE = 18;
/** The same where no forecast speaks for those days. */
const UNFORETOLD = 22;

function isChangeable({ fitting: { brief, needs } }: Fitted): boolean {
  const isForetold = brief.origin === "given" || brief.origin === "stated";
  const most = isForetold ? CHANGEABLE : UNFORETOLD;
  return brief.traits.has("trail") || (needs.feelsC ?? most + 1) <= most;
}

const isRainproof = ({ slots, waterproof }: Piece): boolean => slots[0] === "outer" && waterproof;

/** What gets wet through on a day out. */
const DRY = ["legs", "base"] as const;

/** A second one where only one is packed. */
function dryFor(
  slot: (typeof DRY)[number],
  fitted: readonly Fitted[],
  packed: readonly Piece[],
): Piece[] {
  const worn = new Set(packed.filter(({ slots }) => slots[0] === slot).map(({ id }) => id));
  const isSecond = ({ id, slots, kind }: Piece): boolean =>
    slots[0] === slot && !kind.whole && !worn.has(id);
  const { brief, needs } = fitted[0]!.fitting;
  const isRight = (piece: Piece): boolean => isSecond(piece) && fits(piece, brief, needs);
  return worn.size > 1 ? [] : bestOf(fitted, isRight, SUITS);
}

/** As warm as a fleece, and nothing that is worn to a dinner alone. */
const WARM_CLO = 0.2;
const isWarmLayer = ({ kind, clo, dress }: Piece): boolean =>
  kind.slots.includes("mid") && !kind.tailored && clo >= WARM_CLO && dress[0] < 3;

/** Worth less than this for the days it is better left at home, however warm, and however dry. */
const SPARED = -12;
const SUITS = -3;

function bestOf(
  fitted: readonly Fitted[],
  isIn: (piece: Piece) => boolean,
  least: number,
): Piece[] {
  const { allowed, scorer } = fitted[0]!.fitting;
  return allowed
    .filter((piece) => isIn(piece) && scorer.piece(piece) >= least)
    .toSorted((a, b) => scorer.piece(b) - scorer.piece(a) || byId(a, b))
    .slice(0, 1);
}
