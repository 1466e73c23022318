// Learns which of a few answers a request is given, from its terms alone: danger, or a question of upkeep.
import { chancesOf } from "../../core/dist/stylist/learned/chances.js";
import { shareOf } from "../../core/dist/stylist/learned/request-classifier.js";
import { seenIn } from "../../core/dist/stylist/learned/terms.js";
import { learnAnswers } from "./multinomial.mjs";

const HOW = { epochs: 10, kept: 0.5, fewest: 3, share: shareOf };

/**
 * @param examples `{ terms: names, answer }`, `answer` from 0 to below `count`
 * @param least of 127: what weighs less for every answer is left out
 * @returns weights as `AnswerWeights` of core has them
 */
export function learnClassifier(examples, count, seed, least) {
  const answered = examples.map(({ terms, answer }) => ({ terms: once(terms), answer }));
  const { hashes, weights, scale } = learnAnswers(answered, count, seed, HOW);
  const rowOf = (row) => weights.subarray(row * count, (row + 1) * count);
  const kept = [...hashes.keys()].filter((row) => rowOf(row).some((one) => Math.abs(one) >= least));
  return {
    hashes: Uint32Array.from(kept, (row) => hashes[row]),
    weights: Int8Array.from(kept.flatMap((row) => [...rowOf(row)])),
    scale,
  };
}

const once = (terms) => terms.map((name) => [name, 1]);

/** For each example how likely each answer is, from 0 to 1. */
export const chancesIn = ({ hashes, weights, scale }, examples, count) =>
  examples.map(({ terms }) => {
    const rows = seenIn(hashes, once(terms));
    const share = shareOf(rows.length);
    const seen = rows.map(([row]) => [row, share]);
    return chancesOf(weights, seen, count, scale);
  });
