import type { Piece } from "../dress/piece.ts";
import { bucketOf } from "./terms.ts";

/**
 * Two tables of vectors of `size` numbers, one row a term; a piece's row has its bias behind them. All are whole numbers of a scale.
 * How well a piece suits a request is the product of their vectors: a factorization machine (Rendle, 2010) over words and garments.
 */
export type FitWeights = {
  size: number;
  requests: Int8Array;
  requestBuckets: number;
  requestScale: number;
  pieces: Int8Array;
  pieceBuckets: number;
  pieceScale: number;
};

/** How well pieces suit one request: above 0 they do, below they do not; seldom beyond ±4. */
export type Fits = (piece: Piece) => number;

/** Terms of few words weigh less. */
const FEW_WORDS = 4;
const FEW = 1;

/** @param words terms of the request's language @param known terms of what the rules understood */
export function fitsOf(
  model: FitWeights,
  words: readonly string[],
  known: readonly string[],
): Fits {
  const { size, requestScale } = model;
  const wish = new Float32Array(size);
  const add = (terms: readonly string[], few: number, mark: string): void => {
    const share = requestScale / Math.sqrt(terms.length + few);
    for (const term of terms) {
      const row = bucketOf(mark + term, model.requestBuckets) * size;
      for (let k = 0; k < size; k++) wish[k]! += model.requests[row + k]! * share;
    }
  };
  add(words, FEW_WORDS, "");
  add(known, FEW, "!");
  return ({ terms }) => {
    const vector = vectorOf(model, terms);
    let sum = vector[size]!;
    for (let k = 0; k < size; k++) sum += wish[k]! * vector[k]!;
    return sum;
  };
}

/** What a model makes of garments, whose terms are one list for as long as they are read alike. */
const vectors = new WeakMap<FitWeights, WeakMap<readonly string[], Float32Array>>();

function vectorOf(model: FitWeights, terms: readonly string[]): Float32Array {
  const made = vectors.get(model) ?? new WeakMap<readonly string[], Float32Array>();
  vectors.set(model, made);
  const known = made.get(terms);
  if (known) return known;
  const { size, pieces, pieceBuckets, pieceScale } = model;
  const vector = new Float32Array(size + 1);
  const share = pieceScale / Math.sqrt(terms.length + FEW);
  for (const term of terms) {
    const row = bucketOf(term, pieceBuckets) * (size + 1);
    for (let k = 0; k <= size; k++) vector[k]! += pieces[row + k]! * share;
  }
  made.set(terms, vector);
  return vector;
}
