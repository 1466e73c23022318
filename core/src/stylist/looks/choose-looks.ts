import type { Slot as Place } from "../../outfit.ts";
import { isTailoredJacket } from "../../wardrobe/kinds.ts";
import { byId, type Outfit, type Worn } from "../dress/outfit.ts";
import type { Piece } from "../dress/piece.ts";
import { hash } from "../tell/telling.ts";
import type { Agenda } from "./agenda.ts";
import { pack, type Option, type Problem } from "./pack.ts";
import { gramsOf } from "./weight.ts";
import type { Fitted } from "./look-options.ts";

/** An outfit that scores further below the best is not worn, however small the bag gets, or else to show another one. */
const WORST = { packed: 8, among: 12 } as const;

/** One outfit for each look, so that all together are best. @param rounds how long is searched */
export function choose(
  fitted: readonly Fitted[],
  agenda: Agenda,
  seed: number,
  rounds: number,
): Outfit[] {
  const worst = agenda.packs ? WORST.packed : WORST.among;
  const outfits = fitted.map(({ options }) => {
    const all = [...options.values()].toSorted(
      (a, b) => b.score - a.score || (a.key < b.key ? -1 : 1),
    );
    return all.filter(({ score }) => score >= all[0]!.score - worst);
  });
  const problem = problemOf(outfits, agenda, seed);
  return pack(problem, chance(seed), rounds).map((option, look) => outfits[look]![option]!);
}

/** What must be added for a piece to be packed, and the more so for each kilo. */
const TO_PACK = 0.7;

const A_KILO = 0.6;

/** Seeds tell outfits apart that are nearly as good. */
const PLAY = [0.9, 0.2] as const;

function problemOf(outfits: readonly (readonly Outfit[])[], agenda: Agenda, seed: number): Problem {
  const { packs, limits } = agenda;
  const worn = outfits.flat().flatMap((outfit) => outfit.worn);
  const pieces = distinct(worn.map(({ piece }) => piece));
  const shown = new Map(worn.map((one) => [shownAs(one), one] as const));
  const ways = [...shown.keys()].toSorted();
  const place = new Map([...pieces.map(({ id }) => id), ...ways].map((key, at) => [key, at]));
  const play = PLAY[packs ? 1 : 0];
  const option = (outfit: Outfit): Option => ({
    score: outfit.score - (play * (hash(`${seed} ${outfit.key}`) % 1000)) / 1000,
    pieces: outfit.worn.flatMap((one) => [place.get(one.piece.id)!, place.get(shownAs(one))!]),
  });
  const grams = pieces.map(gramsOf);
  const none = ways.map(() => 0);
  const shoes = pieces.flatMap(({ kind }, at) => (kind.area === "shoes" ? [at] : []));
  return {
    looks: outfits.map((list) => list.map(option)),
    cost: [...grams.map((weight) => (packs ? TO_PACK + (A_KILO * weight) / 1000 : 0)), ...none],
    again: [...pieces.map(() => 0), ...ways.map((way) => againOf(shown.get(way)!, packs))],
    grams: [...grams, ...none],
    wears: [...pieces.map(() => Infinity), ...ways.map((way) => wearsOf(shown.get(way)!))],
    spells: spellsOf(agenda),
    limits: [
      ...(limits.pieces === null ? [] : [{ of: new Set(pieces.keys()), most: limits.pieces }]),
      ...(limits.pairs === null ? [] : [{ of: new Set(shoes), most: limits.pairs }]),
    ],
    mostGrams: limits.grams === null ? Infinity : limits.grams + WORN_ON_THE_WAY,
  };
}

export const distinct = (pieces: readonly Piece[]): Piece[] =>
  [...new Map(pieces.map((piece) => [piece.id, piece])).values()].toSorted(byId);

/** A piece by how it is worn: a knit next to the skin is another thing than over a shirt. */
const shownAs = ({ slot, piece }: Worn): string => `${slot} ${piece.id}`;

/** What it costs to show a piece in the same way again: among so many outfits, and out of one bag, where that is the point of it. */
const AGAIN: Readonly<Partial<Record<Place, readonly [among: number, packed: number]>>> = {
  base: [10, 2],
  legs: [3, 0.4],
  mid: [3, 0.3],
  outer: [0.3, 0],
  feet: [0.25, 0],
};

const AGAIN_TAILORED = [0.5, 0] as const;

function againOf({ slot, piece }: Worn, packs: boolean): number {
  const costs = isTailoredJacket(piece.kind) ? AGAIN_TAILORED : AGAIN[slot];
  return costs?.[packs ? 1 : 0] ?? 0;
}

/** What touches the skin is worn twice, after sport once; trousers and knits go on for a working week. */
function wearsOf({ slot, piece }: Worn): number {
  if (slot === "base") return piece.sport ? 1 : 2;
  return slot === "legs" || slot === "mid" ? 5 : Infinity;
}

/** A coat and a pair of shoes never see the inside of the bag. */
const WORN_ON_THE_WAY = 1600;

function spellsOf({ looks, washedAfter }: Agenda): number[][] {
  const spells: number[][] = [[]];
  for (const look of looks.keys()) {
    spells.at(-1)!.push(look);
    if (washedAfter.includes(look)) spells.push([]);
  }
  return spells;
}

/** Chance that a seed decides (mulberry32). */
function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}
