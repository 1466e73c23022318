import { isTailoredJacket } from "../../wardrobe/kinds.ts";
import type { Brief } from "../understand/brief.ts";
import type { Candidate, Candidates } from "./candidates.ts";
import { areApart } from "./constraints.ts";
import { smallThings } from "./finishing.ts";
import { baresArms } from "./misfit.ts";
import type { Needs } from "./needs.ts";
import { byId, keyOf, type Outfit, pieceAt, type Worn } from "./outfit.ts";
import type { Piece } from "./piece.ts";
import { isOutOfPlace } from "./purpose.ts";
import type { Scorer } from "./score.ts";
import { WEIGHTS } from "./weights.ts";
import { unmet, type Wish } from "./wishes.ts";

/** Part of an outfit. `sum` is what its pieces are worth alone and beside each other, `rank` what it is worth so far. */
type State = { worn: readonly Worn[]; sum: number; rank: number };

export type Search = {
  candidates: Candidates;
  brief: Brief;
  needs: Needs;
  scorer: Scorer;
  wishes: readonly Wish[];
};

/** States kept after each place, and how many of them each top is sure of. */
const CORES = 48;
const LAYERED = 80;
const SHOD = 96;
const LAYERINGS = 4;
const PAIRS_OF_SHOES = 3;

/**
 * The best outfits of a closet, best first: a beam search over places, the large ones first. Every top that has not been pruned
 * keeps a state of its own to the end, so that there is something else to choose. The closet's order makes no difference.
 */
export function searchOutfits(search: Search): Outfit[] {
  const cores = widest(coresOf(search), CORES);
  const layered = widest(
    cores.flatMap((state) => layeringsOf(state, search)),
    LAYERED,
  );
  const shod = widest(
    layered.flatMap((state) => shoesFor(state, search)),
    SHOD,
  );
  const finish = smallThings(search);
  const outfits = new Map<string, Outfit>();
  for (const state of shod) {
    const worn = finish(state.worn);
    const key = keyOf(worn);
    const score = search.scorer.outfit(worn) + wishScore(worn, search);
    const same = outfits.get(key);
    if (!same || same.score < score) outfits.set(key, { worn, score, key });
  }
  return [...outfits.values()].toSorted((a, b) => b.score - a.score || (a.key < b.key ? -1 : 1));
}

const wishScore = (worn: readonly Worn[], { wishes }: Search): number =>
  wishes.length === 0 ? 0 : WEIGHTS["wish-unmet"] * unmet(worn, wishes);

const EMPTY: State = { worn: [], sum: 0, rank: 0 };

function coresOf(search: Search): State[] {
  const { base, legs } = search.candidates;
  const cores = [...base, null].flatMap((top) => {
    const half = extended(EMPTY, top, search);
    return [...legs, null].flatMap((bottom) => {
      if (top?.piece.kind.whole && bottom && !bottom.must) return [];
      const state = extended(half, bottom, search);
      return state ? [ranked(state, search, cover(state, search))] : [];
    });
  });
  return mostCovered(cores, search);
}

/**
 * However little it suits, something is worn on top and legs where something may be: an empty place is for closets that have nothing
 * for it.
 */
function mostCovered(cores: readonly State[], search: Search): State[] {
  const bared = cores.map((state) => barePlaces(state, search));
  const least = Math.min(...bared);
  return cores.filter((_, at) => bared[at] === least);
}

/** How many of top and legs nothing covers that may be seen there: swimwear far from water and a nightshirt in the street cover nothing. */
function barePlaces({ worn }: State, { brief, needs, wishes }: Search): number {
  const covers = (piece: Piece | undefined): boolean =>
    piece !== undefined &&
    (!isOutOfPlace(piece, brief, needs) || wishes.some((wish) => wish.has(piece)));
  const base = pieceAt(worn, "base");
  const legs = pieceAt(worn, "legs");
  const isCovered = base?.kind.whole && covers(base);
  return (covers(base) ? 0 : 1) + (isCovered || covers(legs) ? 0 : 1);
}

/** Nothing is known yet of layers and shoes: only what is bare counts. */
function cover({ worn }: State, { brief }: Search): number {
  const base = pieceAt(worn, "base");
  const legs = pieceAt(worn, "legs");
  let score = 0;
  if (!base) score += WEIGHTS["no-top"];
  if (!legs && !base?.kind.whole) score += WEIGHTS["no-legs"];
  if (base?.kind.whole && legs) score += WEIGHTS["doubled-legs"];
  return brief.coverage === "long" && base && baresArms(base) ? score - 1 : score;
}

function layeringsOf(core: State, search: Search): State[] {
  const { mid, outer } = search.candidates;
  const layered: State[] = [];
  for (const under of [...mid, null]) {
    const half = extended(core, under, search);
    if (!half || !coversArms(half, search)) continue;
    for (const over of [...outer, null]) {
      const state = extended(half, over, search);
      if (state) layered.push(ranked(state, search, search.scorer.layers(state.worn)));
    }
  }
  return top(layered, LAYERINGS).map((state) =>
    ranked(state, search, search.scorer.whole(state.worn)),
  );
}

/** Where arms are to be covered, a sleeve of the top or of what is worn over it does it; a coat comes off. */
function coversArms({ worn }: State, { brief, wishes }: Search): boolean {
  const base = pieceAt(worn, "base");
  if (brief.coverage !== "long" || !base || !baresArms(base)) return true;
  return pieceAt(worn, "mid")?.sleeves === "long" || wishes.some((wish) => wish.has(base));
}

function shoesFor(state: State, search: Search): State[] {
  const { feet } = search.candidates;
  const bare = search.brief.traits.has("home") || feet.length === 0 ? [null] : [];
  const shod = [...feet, ...bare].flatMap((pair) => extended(state, pair, search) ?? []);
  const whole = state.rank - state.sum;
  for (const one of shod) one.rank = one.sum + whole;
  return top(shod.length > 0 ? shod : [state], PAIRS_OF_SHOES).map((one) =>
    ranked(one, search, search.scorer.whole(one.worn)),
  );
}

/** @returns a new state with one more piece, or with the same where none is taken; null where a rule forbids them together */
function extended(
  state: State | null,
  candidate: Candidate | null,
  { scorer, brief }: Search,
): State | null {
  if (!state) return null;
  if (!candidate) return { ...state };
  const { piece } = candidate;
  let sum = state.sum + candidate.score;
  for (const one of state.worn) {
    if (one.piece === piece) return null;
    if (isTailoredJacket(one.piece.kind) && isTailoredJacket(piece.kind)) return null;
    if (isPullover(one.piece) && isPullover(piece)) return null;
    if (brief.apart.length > 0 && areApart(one.piece, piece, brief)) return null;
    sum += scorer.pair(one.piece, piece);
  }
  return { worn: [...state.worn, candidate], sum, rank: sum };
}

/** Nobody pulls one jumper over another; a cardigan or a slipover goes over either. */
const isPullover = ({ kind }: Piece): boolean =>
  kind.is.has("sweater") && !kind.is.has("cardigan") && !kind.is.has("sweater-vest");

function ranked(state: State, search: Search, whole: number): State {
  state.rank = state.sum + whole + wishScore(state.worn, search);
  return state;
}

const byRank = (a: State, b: State): number => b.rank - a.rank || byIds(a, b);

function byIds({ worn: some }: State, { worn: others }: State): number {
  for (let at = 0; at < Math.min(some.length, others.length); at++) {
    const order = byId(some[at]!.piece, others[at]!.piece);
    if (order !== 0) return order;
  }
  return some.length - others.length;
}

const top = (states: readonly State[], most: number): State[] =>
  states.toSorted(byRank).slice(0, most);

/** The best states, and the best one of every top beyond them. */
function widest(states: readonly State[], most: number): State[] {
  const seen = new Set<string>();
  return states.toSorted(byRank).filter((state, index) => {
    const base = pieceAt(state.worn, "base")?.id ?? "";
    const isNew = !seen.has(base);
    seen.add(base);
    return isNew || index < most;
  });
}
