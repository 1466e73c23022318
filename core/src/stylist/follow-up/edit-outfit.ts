import { isTailoredJacket } from "../../wardrobe/kinds.ts";
import type { Slot } from "../../outfit.ts";
import { arranged } from "../dress/arrange.ts";
import type { Fitting } from "../dress/compose.ts";
import { areApart } from "../dress/constraints.ts";
import { byId, cloOf, keyOf, type Outfit, pieceAt, type Worn } from "../dress/outfit.ts";
import type { Piece } from "../dress/piece.ts";
import { WEIGHTS } from "../dress/weights.ts";
import { unmet } from "../dress/wishes.ts";
import type { Edit } from "./read-edit.ts";

/** The changed outfit, and whether what was asked for could be had. */
export type Edited = { outfit: Outfit; isAnswered: boolean };

/** What a piece of the last outfit is worth for its own sake, and a new one costs: only what was spoken of is to change. */
const STAYS = 2;
const NEW = 1.5;
/** The same where only pieces were spoken of, and nobody complained of the rest. */
const STAYS_PUT = 8;
/** Outfits from which a second change is tried. */
const BEAM = 10;

/**
 * The last outfit with as little changed as answers what was asked.
 * @param last its pieces, of which those that rules forbid now go in any case
 */
export function editOutfit(fitting: Fitting, last: readonly Piece[], edit: Edit): Edited {
  const gone = new Set([...edit.swapped, ...edit.dropped].map(({ id }) => id));
  const allowed = new Set(fitting.allowed.map(({ id }) => id));
  const before = arranged(last, fitting.scorer);
  const stays = before.filter(({ piece }) => allowed.has(piece.id) && !gone.has(piece.id));
  if (edit.changes.has("another")) return another(fitting, before, edit);
  const worth = edit.changes.size === 0 ? STAYS_PUT : STAYS;
  const rankOf = ranking(fitting, new Set(stays.map(({ piece }) => piece.id)), worth);
  const fixed = new Set(edit.kept.map(({ id }) => id));
  const reached = new Map<string, readonly Worn[]>([[keyOf(stays), stays]]);
  let front: (readonly Worn[])[] = [stays];
  for (let step = 0; step < STEPS; step++) {
    const next = new Map<string, readonly Worn[]>();
    for (const worn of front)
      for (const changed of changesOf(worn, fitting, fixed, gone))
        next.set(keyOf(changed), changed);
    for (const [key, worn] of next) reached.set(key, worn);
    front = best([...next.values()], rankOf, BEAM);
  }
  const all = [...reached.values()].filter((worn) => isWhole(worn, before, edit));
  const answers = all.filter((worn) => isAnswer(worn, before, edit));
  const alike = answers.filter((worn) => keepsRest(worn, before, edit));
  const [outfit = stays] = best(
    [alike, answers, all].find((some) => some.length > 0) ?? [],
    rankOf,
    1,
  );
  return { outfit: outfitOf(outfit, fitting), isAnswered: answers.length > 0 };
}

/** A dress takes the place of two pieces, and a top and trousers that of a dress. */
const STEPS = 2;

const outfitOf = (worn: readonly Worn[], { scorer, wishes }: Fitting): Outfit => ({
  worn,
  key: keyOf(worn),
  score: scorer.outfit(worn) + WEIGHTS["wish-unmet"] * unmet(worn, wishes),
});

type Rank = (worn: readonly Worn[]) => number;

const ranking =
  (fitting: Fitting, stays: ReadonlySet<string>, worth: number): Rank =>
  (worn) => {
    const old = worn.filter(({ piece }) => stays.has(piece.id)).length;
    return outfitOf(worn, fitting).score + worth * old - NEW * (worn.length - old);
  };

function best(all: readonly (readonly Worn[])[], rankOf: Rank, most: number) {
  return all
    .map((worn) => ({ worn, rank: rankOf(worn), key: keyOf(worn) }))
    .toSorted((a, b) => b.rank - a.rank || (a.key < b.key ? -1 : 1))
    .slice(0, most)
    .map(({ worn }) => worn);
}

const PLACES: readonly Slot[] = ["base", "legs", "mid", "outer", "feet", "head", "accessory"];

/** Every outfit that one change makes: a piece put in place of another, taken off or added. */
function* changesOf(
  worn: readonly Worn[],
  { candidates, brief }: Fitting,
  fixed: ReadonlySet<string>,
  gone: ReadonlySet<string>,
): Generator<readonly Worn[]> {
  for (const slot of PLACES) {
    const free = worn.filter((one) => one.slot === slot && !fixed.has(one.piece.id));
    for (const one of free) yield worn.filter((other) => other !== one);
    for (const { piece } of candidates[slot]) {
      if (gone.has(piece.id) || worn.some((one) => one.piece.id === piece.id)) continue;
      const left = worn.filter((one) => !givesWay(one, slot, piece) || fixed.has(one.piece.id));
      if (left.some((one) => givesWay(one, slot, piece))) continue;
      if (left.some((one) => clash(one.piece, piece) || areApart(one.piece, piece, brief)))
        continue;
      yield [...left, { slot, piece }];
    }
  }
}

/** What stands where the new piece goes: of small things only the same sort. */
function givesWay(one: Worn, slot: Slot, piece: Piece): boolean {
  if (piece.kind.whole && one.slot === "legs") return true;
  if (slot === "legs" && one.piece.kind.whole) return true;
  if (one.slot !== slot) return false;
  return slot !== "accessory" || one.piece.kind.area === piece.kind.area;
}

const clash = (a: Piece, b: Piece): boolean => isTailoredJacket(a.kind) && isTailoredJacket(b.kind);

/** Nothing is bare that was not, and what was to be swapped is there again in another shape. */
function isWhole(worn: readonly Worn[], before: readonly Worn[], edit: Edit): boolean {
  const dropped = new Set(edit.dropped.map(({ id }) => id));
  const hasWhole = worn.some(({ piece }) => piece.kind.whole);
  const covers = (slot: Slot): boolean =>
    worn.some((one) => one.slot === slot) || (slot === "legs" && hasWhole);
  const swapped = new Set(edit.swapped.map(({ id }) => id));
  return before.every(({ slot, piece }) => {
    if (slot === "accessory")
      return !swapped.has(piece.id) || worn.some((one) => one.piece.kind.area === piece.kind.area);
    const counts = COVERING.has(slot) || swapped.has(piece.id);
    return !counts || dropped.has(piece.id) || covers(slot);
  });
}

const COVERING: ReadonlySet<Slot> = new Set<Slot>(["base", "legs", "feet"]);

/** From so much on a change is felt: insulation in clo, dress code in steps, single pieces. */
const FELT = { clo: 0.1, code: 0.3, calm: 1 };

function isAnswer(worn: readonly Worn[], before: readonly Worn[], { changes }: Edit): boolean {
  const warmer = cloOf(worn) - cloOf(before);
  const dressier = codeOf(worn) - codeOf(before);
  const louder = loudnessOf(worn) - loudnessOf(before);
  return (
    (!changes.has("warmer") || warmer >= FELT.clo) &&
    (!changes.has("cooler") || warmer <= -FELT.clo) &&
    (!changes.has("dressier") || dressier >= FELT.code) &&
    (!changes.has("casual") || dressier <= -FELT.code) &&
    (!changes.has("simpler") || louder <= -FELT.calm)
  );
}

/** Up to so much of what nobody spoke of may change: insulation in clo, dress code in steps. */
const REST = { clo: 0.15, code: 0.6 };

/** Who asked for something warmer and now asks for something dressier does not want to be cold again. */
function keepsRest(worn: readonly Worn[], before: readonly Worn[], { changes }: Edit): boolean {
  if (changes.size === 0) return true;
  const ofWarmth = changes.has("warmer") || changes.has("cooler");
  const ofCode = changes.has("dressier") || changes.has("casual");
  return (
    (ofWarmth || Math.abs(cloOf(worn) - cloOf(before)) <= REST.clo) &&
    (ofCode || Math.abs(codeOf(worn) - codeOf(before)) <= REST.code)
  );
}

const MAIN: ReadonlySet<Slot> = new Set<Slot>(["base", "legs", "mid", "outer", "feet"]);

/** How dressy it looks: the middle of what its main pieces can carry. */
function codeOf(worn: readonly Worn[]): number {
  const codes = worn
    .filter(({ slot }) => MAIN.has(slot))
    .map(({ piece }) => (piece.dress[0] + piece.dress[1]) / 2);
  return codes.reduce((sum, code) => sum + code, 0) / Math.max(1, codes.length);
}

/** What there is to look at: small things, layers, prints. */
const loudnessOf = (worn: readonly Worn[]): number =>
  worn.filter(({ slot }) => slot === "accessory" || slot === "head" || slot === "mid").length +
  worn.filter(({ piece }) => piece.patterns.size > 0).length;

/** An outfit that scores further below the best is no good one. */
const STILL_GOOD = 4;
/** What it costs to wear again what was shown before, the main piece aside. */
const SHOWN: Readonly<Partial<Record<Slot, number>>> = {
  legs: 0.8,
  mid: 0.5,
  outer: 0.3,
  feet: 0.3,
};

/** A new main piece, unless that is what stays; without one, any other outfit. */
function another(fitting: Fitting, before: readonly Worn[], { kept }: Edit): Edited {
  const main = pieceAt(before, "base");
  const shown = new Set(before.map(({ piece }) => piece.id));
  const mainStays = main !== undefined && kept.some(({ id }) => id === main.id);
  const least = (fitting.outfits[0]?.score ?? 0) - STILL_GOOD;
  const last = keyOf(before);
  const others = fitting.outfits.filter(({ key, score }) => key !== last && score >= least);
  const fresh = others.filter(({ worn }) => mainStays || pieceAt(worn, "base")?.id !== main?.id);
  const worth = ({ worn, score }: Outfit): number =>
    worn.reduce(
      (sum, { slot, piece }) => sum - (shown.has(piece.id) ? (SHOWN[slot] ?? 0) : 0),
      score,
    );
  const pool = fresh.length > 0 ? fresh : others;
  const [outfit] = pool.toSorted((a, b) => worth(b) - worth(a) || (a.key < b.key ? -1 : 1));
  const same = outfitOf(
    before.toSorted((a, b) => byId(a.piece, b.piece)),
    fitting,
  );
  return { outfit: outfit ?? same, isAnswered: outfit !== undefined };
}
