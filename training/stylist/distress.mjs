// Learns to tell people in danger from all others.
import { chancesOf } from "../../core/dist/stylist/learned/chances.js";
import { ANSWERS, shareOf } from "../../core/dist/stylist/learned/distress-model.js";
import { seenIn } from "../../core/dist/stylist/learned/terms.js";
import { learnAnswers } from "./multinomial.mjs";

const HOW = { epochs: 10, kept: 0.5, fewest: 3, share: shareOf };
/** Of 127: what weighs less for every answer is left out. */
const LEAST = 36;

/** @returns weights as `DistressWeights` of core has them */
export function learnDistress(examples, seed) {
  const answered = examples.map(({ terms, kind }) => ({ terms: once(terms), answer: kind }));
  const { hashes, weights, scale } = learnAnswers(answered, ANSWERS, seed, HOW);
  const rowOf = (row) => weights.subarray(row * ANSWERS, (row + 1) * ANSWERS);
  const kept = [...hashes.keys()].filter((row) => rowOf(row).some((one) => Math.abs(one) >= LEAST));
  return {
    hashes: Uint32Array.from(kept, (row) => hashes[row]),
    weights: Int8Array.from(kept.flatMap((row) => [...rowOf(row)])),
    scale,
  };
}

const once = (terms) => terms.map((name) => [name, 1]);

/** How likely each example speaks of some distress, from 0 to 1. */
export const likelyIn = ({ hashes, weights, scale }, examples) =>
  examples.map(({ terms }) => {
    const rows = seenIn(hashes, once(terms));
    const share = shareOf(rows.length);
    const seen = rows.map(([row]) => [row, share]);
    return 1 - chancesOf(weights, seen, ANSWERS, scale)[0];
  });
