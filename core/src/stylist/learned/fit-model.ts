import type { Piece } from "../dress/piece.ts";
import type { FitRequest } from "./fit-net-input.ts";
import { type FitNet, netFits } from "./fit-net.ts";
import { type Ideas, ideasIn } from "./ideas.ts";
import { rowsOf } from "./terms.ts";

/**
 * Two tables of vectors of `size` numbers, one row a known term by its sorted hash; a piece's row has its bias behind them. All are
 * whole numbers of a scale.
 * How well a piece suits a request is the product of their vectors: a factorization machine (Rendle, 2010) over words and garments.
 */
export type FitWeights = {
  size: number;
  requestHashes: Uint32Array;
  requests: Int8Array;
  requestScale: number;
  pieceHashes: Uint32Array;
  pieces: Int8Array;
  pieceScale: number;
  ideas: Ideas;
  /** Reads the whole request for each piece; without it the vectors alone count. */
  net?: FitNet;
};

/** What is seen of a request: its words, what they stand for, and what the rules know of it. */
export type RequestTerms = { words: string[]; ideas: string[]; known: string[] };

/** How well pieces suit one request: above 0 they do, below they do not; seldom beyond ±15. */
export type Fits = (piece: Piece) => number;

/** Terms of few words weigh less. */
const FEW_WORDS = 4;
const FEW = 1;

/** What the net says counts so much beside the vectors, and both together spread no wider than these alone did. */
const NET = 1.5;
const BOTH = 0.6;

/** @param request as the net reads it */
export function fitsOf(model: FitWeights, terms: RequestTerms, request: FitRequest): Fits {
  const vectors = vectorFits(model, terms);
  if (!model.net) return vectors;
  const net = netFits(model.net, request);
  const told = new WeakMap<Piece, number>();
  return (piece) => {
    const known = told.get(piece);
    if (known !== undefined) return known;
    const read = net({ terms: termsOf(model, piece), words: piece.words });
    const fit = BOTH * (vectors(piece) + NET * read);
    told.set(piece, fit);
    return fit;
  };
}

/** By vectors alone: what is said in any order. */
export function vectorFits(model: FitWeights, { words, ideas, known }: RequestTerms): Fits {
  const { size, requestScale, requestHashes } = model;
  const wish = new Float32Array(size);
  const add = (terms: readonly string[], few: number): void => {
    const rows = rowsOf(requestHashes, terms);
    const share = requestScale / Math.sqrt(rows.length + few);
    for (const row of rows)
      for (let k = 0; k < size; k++) wish[k]! += model.requests[row * size + k]! * share;
  };
  add(words, FEW_WORDS);
  add(known.map(markKnown), FEW);
  add(ideas, FEW);
  return (piece) => {
    const vector = vectorOf(model, piece);
    let sum = vector[size]!;
    for (let k = 0; k < size; k++) sum += wish[k]! * vector[k]!;
    return sum;
  };
}

/** What the rules know of a request, told from a word of it. */
export const markKnown = (term: string): string => `!${term}`;

/** What a model makes of garments, whose terms are one list for as long as they are read alike. */
const vectors = new WeakMap<FitWeights, WeakMap<readonly string[], Float32Array>>();

function vectorOf(model: FitWeights, piece: Piece): Float32Array {
  const made = vectors.get(model) ?? new WeakMap<readonly string[], Float32Array>();
  vectors.set(model, made);
  const known = made.get(piece.terms);
  if (known) return known;
  const { size, pieces, pieceHashes, pieceScale } = model;
  const rows = rowsOf(pieceHashes, termsOf(model, piece));
  const vector = new Float32Array(size + 1);
  const share = pieceScale / Math.sqrt(rows.length + FEW);
  for (const row of rows)
    for (let k = 0; k <= size; k++) vector[k]! += pieces[row * (size + 1) + k]! * share;
  made.set(piece.terms, vector);
  return vector;
}

/** All that is seen of a garment. */
export function termsOf({ ideas }: Pick<FitWeights, "ideas">, piece: Piece): string[] {
  return [...piece.terms, ...ideasIn(ideas, [...piece.words], piece.language)];
}
