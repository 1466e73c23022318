import type { Slot } from "../../outfit.ts";
import { type Outfit, pieceAt } from "./outfit.ts";

/** How far below the best outfit another may lie, in all and in what the day asks for: looks give way to something new first. */
type Margin = { all: number; sense: number };
const AS_GOOD: Margin = { all: 0.9, sense: 0.6 };
/** Where hardly any are as good, these are worth a look. */
const NEARLY: Margin = { all: 2.8, sense: 1.8 };
const FEW = 3;
/** Where many tops are owned, the best outfit of each counts as new, so that it may lie somewhat further below. */
const FRESH: Margin = { all: 3.1, sense: 1.5 };
const MANY_TOPS = 14;
const MOST = 48;
/** An empty place costs far more: what scores further below the best than this lacks something that others have. */
const STILL_GOOD = 4;

/** What it costs an outfit that pieces of it were shown before: the main ones most. */
const SHOWN: Readonly<Partial<Record<Slot, number>>> = {
  base: 1.6,
  legs: 0.5,
  mid: 0.4,
  outer: 0.4,
  feet: 0.25,
};

/** How sensible an outfit is for day and setting, whatever it looks like. */
export type Sense = (outfit: Outfit) => number;

/** Days since each piece was last worn, by id; what nobody noted is missing. */
export type LastWorn = Readonly<Record<string, number>>;

/** Worn today a piece costs as if it had been shown so often; after so many days no more. */
const JUST_WORN = 2;
const RESTED_AFTER = 21;
/** What hung in the closet for so many days is gladly seen again. */
const LONG_UNWORN = 60;
const GLADLY = -0.4;

/** What is left of a wear after so many days, in times that a piece was shown. */
function wearOf(days: number): number {
  if (days >= LONG_UNWORN) return GLADLY;
  return JUST_WORN * Math.max(0, 1 - days / RESTED_AFTER);
}

/** Good outfits in an order in which each shows as much that is new as it can, the best first. */
export function inTurn(
  outfits: readonly Outfit[],
  senseOf: Sense,
  lastWorn: LastWorn = {},
): Outfit[] {
  const worn = Object.entries(lastWorn).map(([id, days]) => [id, wearOf(days)] as const);
  if (outfits.length === 0) return [{ worn: [], score: 0, key: "" }];
  return worn.length === 0 ? alike(outfits, senseOf) : rested(outfits, senseOf, new Map(worn));
}

/** An outfit that what was worn before costs no more than this has rested: its top was not seen for a week or two. */
const RESTED = 0.9;

/** What was not worn lately, whatever seed there is; where hardly anything as good has rested, what is worth a look as well. */
function rested(
  outfits: readonly Outfit[],
  senseOf: Sense,
  worn: ReadonlyMap<string, number>,
): Outfit[] {
  const isRested = (one: Outfit): boolean => costOf(one, worn) <= RESTED;
  const [good, wider] = [AS_GOOD, FRESH].map((margin) => within(outfits, senseOf, margin));
  const fresh = good!.filter(isRested);
  if (fresh.length >= FEW) return freshestFirst(fresh, worn);
  const turns = freshestFirst(wider!, worn);
  return oftenThese(
    turns.filter(isRested),
    turns.filter((one) => !isRested(one)),
  );
}

/** Hardly any are as good: those come up more often than what is merely worth a look. */
const oftenThese = (good: readonly Outfit[], others: readonly Outfit[]): Outfit[] => [
  ...good,
  ...others.slice(0, Math.max(0, FEW - good.length)).flatMap((other) => [...good, other]),
];

const costOf = ({ worn }: Outfit, shown: ReadonlyMap<string, number>): number =>
  worn.reduce(
    (cost, { slot, piece }) => cost + (SHOWN[slot] ?? 0) * Math.min(3, shown.get(piece.id) ?? 0),
    0,
  );

function within(outfits: readonly Outfit[], senseOf: Sense, { all, sense }: Margin): Outfit[] {
  const [best] = outfits;
  if (!best) return [];
  return outfits.filter(
    (one) => one.score >= best.score - all && senseOf(one) >= senseOf(best) - sense,
  );
}

/** Where nothing is known of what was worn before. */
function alike(outfits: readonly Outfit[], senseOf: Sense): Outfit[] {
  const among = (margin: Margin): Outfit[] => within(outfits, senseOf, margin);
  const good = among(AS_GOOD);
  if (good.length >= FEW)
    return freshestFirst([...new Set([...good, ...bestPerTop(outfits, among(FRESH))])]);
  return oftenThese(
    good,
    among(NEARLY).filter((one) => !good.includes(one)),
  );
}

function bestPerTop(outfits: readonly Outfit[], among: readonly Outfit[]): Outfit[] {
  const topOf = ({ worn }: Outfit): string => pieceAt(worn, "base")?.id ?? "";
  if (new Set(outfits.map(topOf)).size < MANY_TOPS) return [];
  const best = new Map<string, Outfit>();
  for (const one of among) if (!best.has(topOf(one))) best.set(topOf(one), one);
  return [...best.values()];
}

function freshestFirst(
  pool: readonly Outfit[],
  worn: ReadonlyMap<string, number> = new Map(),
): Outfit[] {
  const shown = new Map(worn);
  const turns: Outfit[] = [];
  const left = new Set(pool);
  while (left.size > 0 && turns.length < MOST) {
    const next = freshest(left, shown);
    left.delete(next);
    turns.push(next);
    for (const { piece } of next.worn) shown.set(piece.id, (shown.get(piece.id) ?? 0) + 1);
  }
  return turns;
}

function freshest(left: ReadonlySet<Outfit>, shown: ReadonlyMap<string, number>): Outfit {
  let [best, most] = [null as Outfit | null, -Infinity];
  for (const outfit of left) {
    const worth = outfit.score - costOf(outfit, shown);
    if (worth > most) [best, most] = [outfit, worth];
  }
  return best!;
}

/** Different good outfits for different seeds. */
export function choose(
  outfits: readonly Outfit[],
  seed: number,
  senseOf: Sense,
  lastWorn?: LastWorn,
): Outfit {
  const turns = inTurn(outfits, senseOf, lastWorn);
  return turns[seed % turns.length]!;
}

/** The seed's choice, then every other outfit that comes near the best, best first; each wears different pieces. */
export function chooseSeveral(
  outfits: readonly Outfit[],
  seed: number,
  count: number,
  senseOf: Sense,
  lastWorn?: LastWorn,
): Outfit[] {
  const chosen = choose(outfits, seed, senseOf, lastWorn);
  const least = (outfits[0]?.score ?? 0) - STILL_GOOD;
  const others = outfits.filter(({ key, score }) => key !== chosen.key && score > least);
  return [chosen, ...others].slice(0, count);
}
