// Learns to tell who asks how to wash, mend, tie or measure clothes from who asks what to wear.
import { chancesOf } from "../../core/dist/stylist/learned/chances.js";
import { shareOf } from "../../core/dist/stylist/learned/distress-model.js";
import { seenIn } from "../../core/dist/stylist/learned/terms.js";
import { UPKEEP_ANSWERS } from "../../core/dist/stylist/learned/upkeep-model.js";
import { learnAnswers } from "./multinomial.mjs";

const HOW = { epochs: 10, kept: 0.5, fewest: 3, share: shareOf };
/** Of 127: what weighs less either way is left out. */
const LEAST = 30;

/** @returns weights as `UpkeepWeights` of core has them */
export function learnUpkeep(examples, seed) {
  const answered = examples.map(({ terms, isUpkeep }) => ({
    terms: once(terms),
    answer: isUpkeep ? 1 : 0,
  }));
  const { hashes, weights, scale } = learnAnswers(answered, UPKEEP_ANSWERS, seed, HOW);
  const rowOf = (row) => weights.subarray(row * UPKEEP_ANSWERS, (row + 1) * UPKEEP_ANSWERS);
  const kept = [...hashes.keys()].filter((row) => rowOf(row).some((one) => Math.abs(one) >= LEAST));
  return {
    hashes: Uint32Array.from(kept, (row) => hashes[row]),
    weights: Int8Array.from(kept.flatMap((row) => [...rowOf(row)])),
    scale,
  };
}

const once = (terms) => terms.map((name) => [name, 1]);

/** How likely each example asks of upkeep, from 0 to 1. */
export const upkeepIn = ({ hashes, weights, scale }, examples) =>
  examples.map(({ terms }) => {
    const rows = seenIn(hashes, once(terms));
    const share = shareOf(rows.length);
    return chancesOf(
      weights,
      rows.map(([row]) => [row, share]),
      UPKEEP_ANSWERS,
      scale,
    )[1];
  });
