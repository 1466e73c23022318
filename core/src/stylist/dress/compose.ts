import type { Garment } from "../../garment.ts";
import type { Slot } from "../../outfit.ts";
import type { Brief, Mention } from "../understand/brief.ts";
import { HARMONY_SCORE, harmonyOf, isBright, isCalled, type Harmony } from "./colour.ts";
import { areApart, isForbidden, isMeant, isTooLoud } from "./constraints.ts";
import { needsOf, type Needs } from "./needs.ts";
import { readPiece, type Piece } from "./piece.ts";
import { suggestRest, type Rest } from "./rest.ts";
import { fits, rate, type Rated } from "./rate.ts";

export type Worn = { slot: Slot; piece: Piece };

/** What was decided; everything the text may say is in here. */
export type Dressed = Rest & {
  worn: readonly Worn[];
  hero: Piece | null;
  harmony: Harmony;
  clo: number;
  needs: Needs;
  /** Wanted garments that are not in the closet. */
  notOwned: readonly Mention[];
  /** Owned garments that were wanted but ruled out or clashing with other wishes, with the reason. */
  leftOut: readonly { mention: Mention; why: "weather" | "code" | "refused" | "slot" }[];
  ownsNothing: boolean;
  /** An owned piece that would do as well in place of one that is worn. */
  swap: { for: Piece; take: Piece } | null;
};

export type Wardrobe = {
  closet: readonly Garment[];
  include: readonly string[];
  exclude: readonly string[];
  seed: number;
};

const BEST = { base: 6, legs: 5, mid: 3, outer: 4 } as const;
const UNDERWEAR_AND_SHOES = 0.1;

type Combo = { worn: Worn[]; score: number; key: string };

export function dress(brief: Brief, wardrobe: Wardrobe): Dressed {
  const needs = needsOf(brief);
  const excluded = new Set(wardrobe.exclude);
  const included = new Set(wardrobe.include.filter((id) => !excluded.has(id)));
  const usable = wardrobe.closet.map(readPiece).filter((piece) => !excluded.has(piece.id));
  const allowed = usable.filter((piece) => included.has(piece.id) || !isForbidden(piece, brief));
  const wished = wishedPieces(allowed, brief, included);
  const rated = allowed.flatMap((piece) => {
    const must = wished.some((one) => one.includes(piece)) || included.has(piece.id);
    return must || (fits(piece, brief, needs) && !isTooLoud(piece, brief))
      ? [rate(piece, brief, needs, must)]
      : [];
  });
  const locked = allowed.filter((piece) => included.has(piece.id));
  const combo = choose(combine(rated, brief, needs, wished, locked), wardrobe.seed);
  const worn = withLocked(combo.worn, locked);
  const swap = swapFor(worn, rated, brief, wardrobe.seed);
  return { ...finish(worn, brief, needs, usable, wardrobe), swap };
}

/** A locked piece is worn even where its slot was taken or has no part in choosing: shoes, a second scarf. */
function withLocked(worn: readonly Worn[], locked: readonly Piece[]): Worn[] {
  const left = locked.filter((piece) => !worn.some((one) => one.piece.id === piece.id));
  return [...worn, ...left.map((piece) => ({ slot: piece.slots[0]!, piece }))];
}

/** For every garment the person wants to wear, the owned pieces it may mean. */
function wishedPieces(
  allowed: readonly Piece[],
  brief: Brief,
  included: ReadonlySet<string>,
): Piece[][] {
  const lists: Piece[][] = [];
  for (const mention of brief.wants) {
    if (mention.garment === undefined) continue;
    const meant = allowed.filter((piece) => isMeant(piece, mention, true));
    const named = meant.filter((piece) =>
      mention.text.split(" ").every((word) => piece.words.has(word)),
    );
    const list = named.length > 0 ? named : meant;
    if (list.length > 0)
      lists.push(
        list.some((piece) => included.has(piece.id))
          ? list.filter((piece) => included.has(piece.id))
          : list,
      );
  }
  return lists;
}

/** Worn over something first of all; next to the skin only where nothing better is owned. */
const LOOSE_OVER = new Set(["hoodie", "sweatshirt", "flannel"]);

/** The best few for a slot, best first, kept while going through once: a closet of thousands is never sorted. */
function bySlot(rated: readonly Rated[], slot: Slot, most: number): Rated[] {
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
  LOOSE_OVER.has(piece.kind.id) && slot === "base" ? 1.5 : 0.35;

const isBefore = (a: Rated, b: Rated): boolean =>
  a.must === b.must
    ? a.score > b.score || (a.score === b.score && a.piece.order < b.piece.order)
    : a.must;

/** Every outfit of the best few per slot, scored as a whole. Colours are judged last, for the better half only. */
function combine(
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
  if (mid && outer && mid.piece.kind.id === "blazer" && outer.piece.kind.id === "blazer")
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
  if (needs.head === "warm") return heads.find((one) => one.piece.kind.id === "beanie") ?? null;
  if (needs.head === "sun")
    return (
      heads.find((one) => one.piece.kind.id !== "beanie" && one.piece.kind.id !== "headscarf") ??
      null
    );
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
  if (mid && base && mid.clo < base.clo - 0.02 && mid.kind.id !== "waistcoat") score -= 3;
  if (mid && base && mid.kind.id === base.kind.id) score -= 1.2;
  if (mid && base && ["hoodie", "sweatshirt"].includes(base.kind.id)) score -= 2;
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
  return clo > high ? (clo - high) * (needs.indoors ? 0.6 : 1.2) : Math.abs(clo - needs.aim) * 0.15;
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
      score += colours.some((colour) => mention.colours.some((id) => isCalled(colour.name, id)))
        ? 2.5
        : 0;
  return score;
}

/** Different good outfits for different seeds: the best, and those nearly as good that share the least with it. */
function choose(combos: readonly Combo[], seed: number): Combo {
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

/** At least one of the big three differs, so that a new answer looks new. */
function apartEnough(a: Combo, b: Combo, margin: number): boolean {
  if (margin > 2) return true;
  return (["base", "legs", "outer", "mid"] as const).some(
    (slot) => idAt(a, slot) !== idAt(b, slot),
  );
}

const idAt = (combo: Combo, slot: Slot): string | undefined =>
  combo.worn.find((one) => one.slot === slot)?.piece.id;

function finish(
  worn: Worn[],
  brief: Brief,
  needs: Needs,
  usable: readonly Piece[],
  wardrobe: Wardrobe,
): Omit<Dressed, "swap"> {
  const extras = ownedExtras(worn, usable, brief, needs);
  const all = [...worn, ...extras];
  const colours = all
    .filter(({ slot }) => slot === "base" || slot === "mid" || slot === "outer" || slot === "legs")
    .flatMap(({ piece }) => piece.colours.slice(0, 1));
  const rest = suggestRest(all, usable, brief, needs, wardrobe.seed);
  return {
    ...rest,
    worn: all,
    hero: heroOf(all, brief, needs, wardrobe.seed),
    harmony: harmonyOf(colours),
    clo: cloOf(all),
    needs,
    ...wishesNotMet(all, brief, usable),
    ownsNothing: wardrobe.closet.length === 0,
  };
}

/** The next best piece for one slot, kept only where nothing else on the list forbids it. */
function swapFor(
  worn: readonly Worn[],
  rated: readonly Rated[],
  brief: Brief,
  seed: number,
): Dressed["swap"] {
  const slots = (["base", "legs", "outer"] as const).filter((slot) =>
    worn.some((one) => one.slot === slot),
  );
  for (let turn = 0; turn < slots.length; turn++) {
    const slot = slots[(seed + turn) % slots.length]!;
    const current = worn.find((one) => one.slot === slot)!.piece;
    const others = worn.filter((one) => one.slot !== slot).map(({ piece }) => piece);
    if (brief.wants.some((mention) => mention.garment !== undefined && isMeant(current, mention)))
      continue;
    const take = bySlot(rated, slot, 4).find(({ piece }) => {
      const patterned = piece.patterns.size > 0 && others.some((other) => other.patterns.size > 0);
      return (
        piece.slots[0] === slot &&
        !patterned &&
        !piece.kind.whole &&
        !worn.some((one) => one.piece.id === piece.id) &&
        !others.some((other) => areApart(other, piece, brief))
      );
    });
    if (take && !current.kind.whole) return { for: current, take: take.piece };
  }
  return null;
}

/** Owned shoes and accessories that belong with it: one pair, and up to two small things. */
function ownedExtras(
  worn: readonly Worn[],
  usable: readonly Piece[],
  brief: Brief,
  needs: Needs,
): Worn[] {
  if (!usable.some((piece) => piece.slots[0] === "feet" || piece.slots[0] === "accessory"))
    return [];
  const taken = new Set(worn.map(({ piece }) => piece.id));
  const patterned = worn.some(({ piece }) => piece.patterns.size > 0);
  const candidates = usable
    .filter(
      (piece) =>
        !taken.has(piece.id) &&
        !isForbidden(piece, brief) &&
        !isTooLoud(piece, brief) &&
        !(patterned && piece.patterns.size > 0),
    )
    .filter((piece) => !worn.some((one) => areApart(one.piece, piece, brief)))
    .map((piece) =>
      rate(
        piece,
        brief,
        needs,
        brief.wants.some(
          (mention) => mention.garment !== undefined && isMeant(piece, mention, true),
        ),
      ),
    )
    .filter((one) => one.must || fits(one.piece, brief, needs))
    .toSorted((a, b) => Number(b.must) - Number(a.must) || b.score - a.score);
  const shod = worn.some(({ slot }) => slot === "feet");
  const feet = shod ? undefined : candidates.find(({ piece }) => piece.slots[0] === "feet");
  const small = candidates
    .filter(
      ({ piece, must }) =>
        piece.slots[0] === "accessory" && (must || isCalledFor(piece, brief, needs)),
    )
    .slice(0, 2);
  return [
    ...(feet ? [{ slot: "feet" as const, piece: feet.piece }] : []),
    ...small.map(({ piece }) => ({ slot: "accessory" as const, piece })),
  ];
}

function isCalledFor(piece: Piece, brief: Brief, needs: Needs): boolean {
  const id = piece.kind.id;
  const feels = needs.feelsC ?? 18;
  if (id === "umbrella") return needs.rain;
  if (id === "scarf" || id === "gloves")
    return feels < (id === "gloves" ? 3 : 10) && !brief.traits.has("active");
  if (id === "tie") return brief.code[0] >= 3;
  if (id === "sunglasses") return brief.traits.has("sun") && !needs.rain && !brief.weather?.isNight;
  return !brief.traits.has("active") && (id === "bag" || id === "belt" || id === "jewellery");
}

/** The piece the outfit turns on: what was asked for, then what stands out, then what matters in this weather. */
function heroOf(worn: readonly Worn[], brief: Brief, needs: Needs, seed: number): Piece | null {
  const rankOf = ({ slot, piece }: Worn): number => {
    let rank = slot === "head" || slot === "feet" || slot === "accessory" ? -2 : 0;
    if (
      brief.wants.some((mention) => mention.garment !== undefined && isMeant(piece, mention, true))
    )
      rank += 8;
    if (piece.patterns.size > 0) rank += 1.2;
    if (piece.colours[0] && isBright(piece.colours[0])) rank += 0.8;
    if (slot === "outer" && needs.outer === "required") rank += needs.indoors ? 0.4 : 1.4;
    if (slot === "base") rank += 0.9;
    if (piece.kind.whole) rank += 3;
    return rank + (((seed >>> 1) + piece.order) % 3) * 0.35;
  };
  return worn.toSorted((a, b) => rankOf(b) - rankOf(a))[0]?.piece ?? null;
}

function wishesNotMet(
  worn: readonly Worn[],
  brief: Brief,
  usable: readonly Piece[],
): Pick<Dressed, "notOwned" | "leftOut"> {
  const notOwned: Mention[] = [];
  const leftOut: { mention: Mention; why: "weather" | "code" | "refused" | "slot" }[] = [];
  for (const mention of brief.wants) {
    if (mention.garment === undefined) continue;
    if (worn.some(({ piece }) => isMeant(piece, mention, true))) continue;
    const owned = usable.filter((piece) => isMeant(piece, mention, true));
    if (owned.length === 0) notOwned.push(mention);
    else
      leftOut.push({
        mention,
        why: owned.every((piece) => isForbidden(piece, brief)) ? "refused" : "slot",
      });
  }
  return { notOwned, leftOut };
}
