import type { Slot } from "../../outfit.ts";
import type { Brief } from "../understand/brief.ts";
import { isCalled, isColourId } from "../../wardrobe/colours.ts";
import { HARMONY_SCORE, harmonyOf, isBright } from "./colour.ts";
import { isTailoredJacket } from "../../wardrobe/kinds.ts";
import { areApart } from "./constraints.ts";
import type { Needs } from "./needs.ts";
import type { Piece } from "./piece.ts";
import type { Rated } from "./rate.ts";

export type Worn = { slot: Slot; piece: Piece };

const BEST = { base: 6, legs: 5, mid: 3, outer: 4 } as const;
const UNDERWEAR_AND_SHOES = 0.1;

export type Combo = { worn: Worn[]; score: number; key: string };

/** The best few for a slot, best first, kept while going through once: a closet of thousands is never sorted. */
export function bySlot(rated: readonly Rated[], slot: Slot, most: number): Rated[] {
  const best: Rated[] = [];
  for (const one of rated) {
    if (!one.piece.slots.includes(slot)) continue;
    const entry =
      one.piece.slots[0] === slot
        ? one
        : { ...one, score: one.score - secondBest(one.piece, slot) };
    if (best.length === most * 2 && isBefore(best.at(-1)!, entry)) continue;
    const at = best.findIndex((other) => isBefore(entry, other));
    best.splice(at < 0 ? best.length : at, 0, entry);
    if (best.length > most * 2) best.pop();
  }
  return best.filter((one, index) => index < most || one.must);
}

const secondBest = (piece: Piece, slot: Slot): number =>
  piece.kind.wantsUnder && slot === "base" ? 1.5 : 0.35;

const isBefore = (a: Rated, b: Rated): boolean =>
  a.must === b.must
    ? a.score > b.score || (a.score === b.score && a.piece.order < b.piece.order)
    : a.must;

/** Every outfit of the best few per slot, scored as a whole. Colours are judged last, for the better half only. */
export function combine(
  rated: readonly Rated[],
  brief: Brief,
  needs: Needs,
  wished: readonly Piece[][],
  locked: readonly Piece[],
): Combo[] {
  const bases = [...bySlot(rated, "base", BEST.base), null];
  const legs = [...bySlot(rated, "legs", BEST.legs), null];
  const mids = [
    ...(needs.mid === "no" && brief.code[0] < 3
      ? mustOnly(bySlot(rated, "mid", BEST.mid))
      : bySlot(rated, "mid", BEST.mid)),
    null,
  ];
  const outers = [
    ...(needs.outer === "no"
      ? mustOnly(bySlot(rated, "outer", BEST.outer))
      : bySlot(rated, "outer", BEST.outer)),
    null,
  ];
  const head = chooseHead(rated, needs);
  const combos: Parts[] = [];
  for (const base of bases)
    for (const leg of legs) {
      if (base?.piece.kind.whole && leg && !leg.must) continue;
      for (const mid of mids)
        for (const outer of outers) {
          const parts: Parts = { base, mid, outer, legs: leg, head, score: 0 };
          if (!isPossible(parts, brief)) continue;
          parts.score = partsScore(parts, brief, needs) + wishesScore(parts, wished, locked);
          combos.push(parts);
        }
    }
  const better = combos.toSorted((a, b) => b.score - a.score).slice(0, 90);
  return better.map((parts) => toCombo(parts, brief));
}

type Parts = Record<"base" | "mid" | "outer" | "legs" | "head", Rated | null> & { score: number };

const SLOTS_WORN = ["base", "mid", "outer", "legs", "head"] as const;

/** Nothing twice, nothing beside what it must not meet, no two jackets of the same sort. */
function isPossible(parts: Parts, brief: Brief): boolean {
  const { base, mid, outer, legs } = parts;
  if (
    (mid && (mid === base || mid.piece.id === base?.piece.id)) ||
    (outer && (outer.piece.id === mid?.piece.id || outer.piece.id === base?.piece.id))
  )
    return false;
  if (mid && outer && isTailoredJacket(mid.piece.kind) && isTailoredJacket(outer.piece.kind))
    return false;
  if (brief.apart.length === 0) return true;
  const pieces = [base, mid, outer, legs, parts.head].flatMap((one) => (one ? [one.piece] : []));
  return !pieces.some((a, i) => pieces.slice(i + 1).some((b) => areApart(a, b, brief)));
}

function wishesScore(parts: Parts, wished: readonly Piece[][], locked: readonly Piece[]): number {
  if (wished.length === 0 && locked.length === 0) return 0;
  const wears = (piece: Piece): boolean =>
    SLOTS_WORN.some((slot) => parts[slot]?.piece.id === piece.id);
  let score = 0;
  for (const list of wished) score += list.some(wears) ? 12 : -12;
  for (const piece of locked) score += wears(piece) ? 20 : -20;
  return score;
}

function toCombo(parts: Parts, brief: Brief): Combo {
  const worn = SLOTS_WORN.flatMap((slot) =>
    parts[slot] ? [{ slot, piece: parts[slot].piece }] : [],
  );
  return {
    worn,
    score: parts.score + colourScore(worn, brief),
    key: worn
      .map(({ piece }) => piece.id)
      .toSorted()
      .join(),
  };
}

const mustOnly = (list: Rated[]): Rated[] => list.filter((one) => one.must);

function chooseHead(rated: readonly Rated[], needs: Needs): Rated | null {
  const heads = bySlot(rated, "head", 3);
  const must = heads.find((one) => one.must);
  if (must) return must;
  if (needs.head === "warm") return heads.find((one) => one.piece.kind.against === "cold") ?? null;
  if (needs.head === "sun") return heads.find((one) => one.piece.kind.against === "sun") ?? null;
  return null;
}

/** What the parts are worth, alone and together: covered slots, warmth, layers, patterns. */
function partsScore(parts: Parts, brief: Brief, needs: Needs): number {
  const [base, mid, outer, legs] = [
    parts.base?.piece,
    parts.mid?.piece,
    parts.outer?.piece,
    parts.legs?.piece,
  ];
  let score = 0;
  let clo = UNDERWEAR_AND_SHOES;
  let patterned = 0;
  for (const slot of SLOTS_WORN) {
    const one = parts[slot];
    if (!one) continue;
    score += one.score;
    clo += one.piece.clo;
    if (one.piece.patterns.size > 0) patterned++;
  }
  // An empty slot is worse than a middling piece, and better than a forbidden one.
  if (!base) score -= 4;
  if (!legs && !base?.kind.whole) score -= 4;
  score += layerScore(base, mid, outer) - clashOfCodes(base, mid, outer, legs);
  score += needScore(needs.outer, outer) + needScore(needs.mid, mid);
  if (needs.rain || needs.snow) score += outer?.waterproof ? 4.2 : outer ? 0.4 : 0;
  if (needs.windy && outer?.windproof) score += 3.6;
  // From about 14 °C on a thick layer under a winter coat is carried more than worn.
  if ((needs.feelsC ?? 0) >= 14 && (mid?.clo ?? 0) + (outer?.clo ?? 0) > 0.9 && mid) score -= 1.5;
  if (brief.traits.has("deck") && outer?.windproof) score += 1.5;
  score -= cloMiss(clo, needs) * (needs.feelsC === null ? 0.5 : 2.2);
  return patterned > 1 ? score - 8 * (patterned - 1) : score;
}

/** A hoodie under a blazer, joggers under an overcoat: how far the pieces' formalities miss each other. */
function clashOfCodes(...pieces: (Piece | undefined)[]): number {
  let clash = 0;
  for (const a of pieces)
    for (const b of pieces) if (a && b) clash += Math.max(0, a.dress[0] - b.dress[1] - 0.3);
  return clash * 2;
}

/** Thin under thick, something under every knit and jacket, and no coat over a coat. */
function layerScore(
  base: Piece | undefined,
  mid: Piece | undefined,
  outer: Piece | undefined,
): number {
  let score = 0;
  if (mid && !base) score -= 1;
  if (mid && base && mid.clo < base.clo - 0.02 && mid.sleeves !== "none") score -= 3;
  if (mid && base && mid.kind === base.kind) score -= 1.2;
  if (mid && base?.kind.wantsUnder) score -= 2;
  if (mid && outer && mid.kind.slots[0] === "outer") score -= 2.5;
  return score;
}

const needScore = (need: "required" | "welcome" | "no", piece: Piece | undefined): number =>
  need === "required" ? (piece ? 2.5 : -2.5) : need === "no" ? (piece ? -1.5 : 0) : piece ? 0.1 : 0;

export const cloOf = (worn: readonly Worn[]): number =>
  worn.reduce((sum, { piece }) => sum + piece.clo, UNDERWEAR_AND_SHOES);

function cloMiss(clo: number, needs: Needs): number {
  const [low, high] = needs.clo;
  // Indoors the coat comes off, so warmth above the band matters less than warmth below it.
  if (clo < low) return (low - clo) * 2;
  return clo > high ? (clo - high) * (needs.indoors ? 0.8 : 2.6) : Math.abs(clo - needs.aim) * 0.15;
}

function colourScore(worn: readonly Worn[], brief: Brief): number {
  const colours = worn.flatMap(({ piece }) =>
    piece.colours.slice(0, piece.patterns.size > 0 ? 2 : 1),
  );
  if (colours.length === 0) return 0;
  const harmony = harmonyOf(colours);
  const bold = colours.filter(isBright).length;
  let score = HARMONY_SCORE[harmony] * 1.2 - Math.max(0, bold - 1) * 0.4;
  for (const mention of brief.wants)
    if (mention.garment === undefined && mention.colours.length > 0)
      score += colours.some((colour) =>
        mention.colours.some((id) => isColourId(id) && isCalled(colour.name.id, id)),
      )
        ? 2.5
        : 0;
  return score;
}

/** Different good outfits for different seeds: the best, and those nearly as good that share the least with it. */
export function choose(combos: readonly Combo[], seed: number): Combo {
  const sorted = combos.toSorted((a, b) => b.score - a.score || (a.key < b.key ? -1 : 1));
  const best = sorted[0];
  if (!best) return { worn: [], score: 0, key: "" };
  const picked: Combo[] = [best];
  for (const margin of [1.1, 2.4])
    for (const combo of sorted) {
      if (picked.length >= (margin < 2 ? 6 : 3) || combo.score < best.score - margin) break;
      if (picked.every((other) => other.key !== combo.key && apartEnough(other, combo, margin)))
        picked.push(combo);
    }
  return picked[seed % picked.length]!;
}

/** An empty slot costs 4: what scores further below the best than this lacks something that others have. */
const NEARLY_AS_GOOD = 3.5;

/** The seed's choice, then every other outfit that comes near the best, best first; each wears different pieces. */
export function chooseSeveral(combos: readonly Combo[], seed: number, count: number): Combo[] {
  const chosen = choose(combos, seed);
  const best = Math.max(...combos.map(({ score }) => score));
  const keys = new Set([chosen.key]);
  const others = combos
    .toSorted((a, b) => b.score - a.score || (a.key < b.key ? -1 : 1))
    .filter(({ key, score }) => {
      const isNew = !keys.has(key) && score > best - NEARLY_AS_GOOD;
      keys.add(key);
      return isNew;
    });
  return [chosen, ...others].slice(0, count);
}

/** At least one of the big three differs, so that a new answer looks new. */
function apartEnough(a: Combo, b: Combo, margin: number): boolean {
  if (margin > 2) return true;
  return (["base", "legs", "outer", "mid"] as const).some(
    (slot) => idAt(a, slot) !== idAt(b, slot),
  );
}

const idAt = (combo: Combo, slot: Slot): string | undefined =>
  combo.worn.find((one) => one.slot === slot)?.piece.id;
