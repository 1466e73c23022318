import { chancesOf } from "./chances.ts";
import type { Ideas } from "./ideas.ts";
import { rowsOf } from "./terms.ts";

/** Weights of some answers for each known term, by their sorted `hashes`, terms × answers, as whole numbers of `scale`. */
export type AnswerWeights = {
  hashes: Uint32Array;
  weights: Int8Array;
  scale: number;
  ideas: Ideas;
};

/** Long requests have more terms, none of which says more for that. */
const FEW_TERMS = 4;
export const shareOf = (terms: number): number => 3 / Math.sqrt(terms + FEW_TERMS);

/** How likely each of `answers` is for a request of these terms, from 0 to 1 and 1 in all. */
export function answerChances(
  { hashes, weights, scale }: AnswerWeights,
  terms: readonly string[],
  answers: number,
): number[] {
  const rows = rowsOf(hashes, terms);
  const share = shareOf(rows.length);
  const seen = rows.map((row) => [row, share] as const);
  return chancesOf(weights, seen, answers, scale);
}
