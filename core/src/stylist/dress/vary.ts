import type { Slot } from "../../outfit.ts";
import { type Outfit, pieceAt } from "./outfit.ts";

/** How far below the best outfit another may lie, in all and in what the day asks for: looks give way to something new first. */
type Margin = { all: number; sense: number };
const AS_GOOD: Margin = { all: 0.9, sense: 0.6 };
/** Where hardly any are as good, these are worth a look. */
const NEARLY: Margin = { all: 2.8, sense: 1.8 };
const FEW = 3;
/** Where many tops are owned, the best outfit of each counts as new, so that it may lie somewhat further below. */
const FRESH: Margin = { all: 2, sense: 1.1 };
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

/** Good outfits in an order in which each shows as much that is new as it can, the best first. */
export function inTurn(outfits: readonly Outfit[], senseOf: Sense): Outfit[] {
  const [best] = outfits;
  if (!best) return [{ worn: [], score: 0, key: "" }];
  const within = ({ all, sense }: Margin): Outfit[] =>
    outfits.filter((one) => one.score >= best.score - all && senseOf(one) >= senseOf(best) - sense);
  const good = within(AS_GOOD);
  if (good.length >= FEW)
    return freshestFirst([...new Set([...good, ...bestPerTop(outfits, within(FRESH))])]);
  // Hardly any are as good: those come up more often than what is merely worth a look.
  const others = within(NEARLY).filter((one) => !good.includes(one));
  return [...good, ...others.slice(0, FEW - good.length).flatMap((other) => [...good, other])];
}

function bestPerTop(outfits: readonly Outfit[], among: readonly Outfit[]): Outfit[] {
  const topOf = ({ worn }: Outfit): string => pieceAt(worn, "base")?.id ?? "";
  if (new Set(outfits.map(topOf)).size < MANY_TOPS) return [];
  const best = new Map<string, Outfit>();
  for (const one of among) if (!best.has(topOf(one))) best.set(topOf(one), one);
  return [...best.values()];
}

function freshestFirst(pool: readonly Outfit[]): Outfit[] {
  const shown = new Map<string, number>();
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
    let worth = outfit.score;
    for (const { slot, piece } of outfit.worn)
      worth -= (SHOWN[slot] ?? 0) * Math.min(3, shown.get(piece.id) ?? 0);
    if (worth > most) [best, most] = [outfit, worth];
  }
  return best!;
}

/** Different good outfits for different seeds. */
export function choose(outfits: readonly Outfit[], seed: number, senseOf: Sense): Outfit {
  const turns = inTurn(outfits, senseOf);
  return turns[seed % turns.length]!;
}

/** The seed's choice, then every other outfit that comes near the best, best first; each wears different pieces. */
export function chooseSeveral(
  outfits: readonly Outfit[],
  seed: number,
  count: number,
  senseOf: Sense,
): Outfit[] {
  const chosen = choose(outfits, seed, senseOf);
  const least = (outfits[0]?.score ?? 0) - STILL_GOOD;
  const others = outfits.filter(({ key, score }) => key !== chosen.key && score > least);
  return [chosen, ...others].slice(0, count);
}
