import type { Slot as Place } from "../../outfit.ts";
import { isTailoredJacket } from "../../wardrobe/kinds.ts";
import {
  complete,
  type Dressed,
  type Fitting,
  tryOn,
  tryOnOnly,
  type Wardrobe,
} from "../dress/compose.ts";
import { byId, keyOf, type Outfit, type Worn } from "../dress/outfit.ts";
import type { Piece } from "../dress/piece.ts";
import { WEIGHTS } from "../dress/weights.ts";
import { unmet } from "../dress/wishes.ts";
import { hash } from "../tell/telling.ts";
import type { Brief } from "../understand/brief.ts";
import type { Agenda, LookAsk } from "./agenda.ts";
import { pack, type Option, type Problem } from "./pack.ts";
import { gramsOf } from "./weight.ts";

/** A look that was asked for, dressed. */
export type DressedLook = { ask: LookAsk; brief: Brief; dressed: Dressed; score: number };

export type Bag = {
  pieces: readonly Piece[];
  /** Worn on the way, because nothing else takes as much room. */
  worn: readonly Piece[];
  /** Pieces without which a look, by its place, has nothing as good. */
  needed: readonly { piece: Piece; look: number }[];
  isOverPieces: boolean;
  isOverWeight: boolean;
};

export type DressedLooks = { looks: readonly DressedLook[]; bag: Bag | null };

type Fitted = { ask: LookAsk; fitting: Fitting; options: Map<string, Outfit> };

/** Dresses all looks together, so that they do not repeat themselves and, on a trip, come out of one small bag. */
export function planLooks(
  agenda: Agenda,
  wardrobe: Wardrobe,
  briefOf: (ask: LookAsk) => Brief,
): DressedLooks {
  const fittings = new Map<string, Fitting>();
  const fitted = agenda.looks.map((ask): Fitted => {
    const key = `${ask.evening} ${ask.text}`;
    const fitting = fittings.get(key) ?? tryOn(briefOf(ask), wardrobe);
    fittings.set(key, fitting);
    return { ask, fitting, options: optionsFrom(fitting, agenda) };
  });
  let chosen = choose(fitted, agenda, wardrobe.seed, agenda.packs ? A_LOOK : ROUNDS);
  for (let round = 1; round <= BAGS && agenda.packs; round++) {
    for (const pieces of smallBags(fitted, chosen)) addFrom(fitted, pieces);
    chosen = choose(fitted, agenda, wardrobe.seed, round < BAGS ? A_LOOK : ROUNDS);
  }
  const looks = fitted.map(({ ask, fitting }, look): DressedLook => {
    const outfit = chosen[look]!;
    const seed = wardrobe.seed + look;
    return {
      ask,
      brief: fitting.brief,
      dressed: complete(fitting, seed, outfit),
      score: outfit.score,
    };
  });
  return { looks, bag: agenda.packs ? bagOf(fitted, chosen, agenda) : null };
}

/** How often a bag is dressed from anew, with a short search before each but a long one at the end. */
const BAGS = 2;
const A_LOOK = 4;
const ROUNDS = 40;
const MOST_OPTIONS = 60;

/** The best outfits, and the best of each top; for a bag also without what only adorns. */
function optionsFrom(fitting: Fitting, { packs }: Agenda): Map<string, Outfit> {
  const options = new Map<string, Outfit>();
  for (const outfit of fitting.outfits.slice(0, MOST_OPTIONS)) {
    options.set(outfit.key, coated(outfit, fitting));
    if (!packs) continue;
    const lean = coated(leaner(outfit, fitting), fitting);
    options.set(lean.key, lean);
  }
  if (options.size === 0) options.set("", { worn: [], score: 0, key: "" });
  return options;
}

/** Going without a coat is for days when none is owned: else the next look would wear the one that this one is said to lack. */
function coated(outfit: Outfit, { needs, candidates }: Fitting): Outfit {
  const lacks =
    needs.outer === "required" &&
    candidates.outer.length > 0 &&
    !outfit.worn.some(({ slot }) => slot === "outer");
  return lacks ? { ...outfit, score: outfit.score - COATLESS } : outfit;
}

const COATLESS = 2;

function leaner({ worn }: Outfit, fitting: Fitting): Outfit {
  const kept = worn.filter(
    ({ slot, piece }) =>
      slot !== "accessory" ||
      piece.kind.against !== undefined ||
      fitting.wishes.some((wish) => wish.has(piece)),
  );
  return scored(kept, fitting);
}

const scored = (worn: readonly Worn[], { scorer, wishes }: Fitting): Outfit => ({
  worn,
  key: keyOf(worn),
  score: scorer.outfit(worn) + WEIGHTS["wish-unmet"] * unmet(worn, wishes),
});

/** What was chosen, and the pieces that most good outfits share: bags to dress everything from. */
function smallBags(fitted: readonly Fitted[], chosen: readonly Outfit[]): ReadonlySet<string>[] {
  const used = new Set(chosen.flatMap(({ worn }) => worn.map(({ piece }) => piece.id)));
  const shared = new Map<string, number>();
  for (const { options } of fitted)
    for (const { worn } of [...options.values()].slice(0, SHARED_BY))
      for (const { piece } of worn) shared.set(piece.id, (shared.get(piece.id) ?? 0) + 1);
  const common = [...shared]
    .toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .map(([id]) => id);
  return [used, ...SIZES.map((size) => new Set(common.slice(0, size)))];
}

const SHARED_BY = 12;
const SIZES = [10, 16, 24] as const;
const FROM_BAG = 10;

function addFrom(fitted: readonly Fitted[], ids: ReadonlySet<string>): void {
  const found = new Map<Fitting, Outfit[]>();
  for (const { fitting, options } of fitted) {
    const outfits =
      found.get(fitting) ?? tryOnOnly(fitting, ({ id }) => ids.has(id)).slice(0, FROM_BAG);
    found.set(fitting, outfits);
    for (const outfit of outfits) options.set(outfit.key, coated(outfit, fitting));
  }
}

/** An outfit that scores further below the best is not worn, however small the bag gets. */
const WORST = 8;

function choose(fitted: readonly Fitted[], agenda: Agenda, seed: number, rounds: number): Outfit[] {
  const outfits = fitted.map(({ options }) => {
    const all = [...options.values()].toSorted(
      (a, b) => b.score - a.score || (a.key < b.key ? -1 : 1),
    );
    return all.filter(({ score }) => score >= all[0]!.score - WORST);
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

const distinct = (pieces: readonly Piece[]): Piece[] =>
  [...new Map(pieces.map((piece) => [piece.id, piece])).values()].toSorted(byId);

/** A piece by how it is worn: a knit next to the skin is another thing than over a shirt. */
const shownAs = ({ slot, piece }: Worn): string => `${slot} ${piece.id}`;

/** What it costs to show a piece in the same way again: among so many outfits, and out of one bag, where that is the point of it. */
const AGAIN: Readonly<Partial<Record<Place, readonly [among: number, packed: number]>>> = {
  base: [6, 2],
  legs: [1.5, 0.4],
  mid: [2, 0.3],
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

function bagOf(fitted: readonly Fitted[], chosen: readonly Outfit[], { limits }: Agenda): Bag {
  const worn = chosen.flatMap((outfit) => outfit.worn);
  const pieces = distinct(worn.map(({ piece }) => piece));
  const onTheWay = [heaviest(pieces, "outer"), heaviest(pieces, "feet")].flatMap(
    (one) => one ?? [],
  );
  const grams = pieces
    .filter((piece) => !onTheWay.includes(piece))
    .reduce((sum, piece) => sum + gramsOf(piece), 0);
  return {
    pieces,
    worn: onTheWay,
    needed: neededIn(fitted, chosen, pieces),
    isOverPieces: limits.pieces !== null && pieces.length > limits.pieces,
    isOverWeight: limits.grams !== null && grams > limits.grams,
  };
}

function heaviest(pieces: readonly Piece[], slot: "outer" | "feet"): Piece | undefined {
  return pieces
    .filter(({ slots }) => slots[0] === slot)
    .toSorted((a, b) => gramsOf(b) - gramsOf(a) || byId(a, b))[0];
}

/** What a look loses at least where a piece was all that it had. */
const LOST = 3;

/** Pieces that only one look wears, and that nothing else in the bag stands in for there. */
function neededIn(
  fitted: readonly Fitted[],
  chosen: readonly Outfit[],
  pieces: readonly Piece[],
): Bag["needed"] {
  const needed = pieces.flatMap((piece) => {
    const looks = chosen.flatMap(({ worn }, look) =>
      worn.some((one) => one.piece.id === piece.id) ? [look] : [],
    );
    if (looks.length !== 1 || piece.slots[0] === "accessory") return [];
    const look = looks[0]!;
    const ids = new Set(pieces.map(({ id }) => id).filter((id) => id !== piece.id));
    const [best] = tryOnOnly(fitted[look]!.fitting, ({ id }) => ids.has(id));
    const lost = chosen[look]!.score - (best?.score ?? -Infinity);
    return lost >= LOST ? [{ piece, look, lost }] : [];
  });
  return needed.toSorted((a, b) => b.lost - a.lost || byId(a.piece, b.piece));
}
