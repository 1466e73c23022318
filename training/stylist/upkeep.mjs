// Learns to tell who asks how to wash, mend, tie or measure clothes from who asks what to wear.
import { UPKEEP_ANSWERS } from "../../core/dist/stylist/learned/upkeep-model.js";
import { chancesIn, learnClassifier } from "./classifier.mjs";

/** Of 127: what weighs less either way is left out. */
const LEAST = 30;

export function learnUpkeep(examples, seed) {
  const answered = examples.map(({ terms, isUpkeep }) => ({ terms, answer: isUpkeep ? 1 : 0 }));
  return learnClassifier(answered, UPKEEP_ANSWERS, seed, LEAST);
}

/** How likely each example asks of upkeep, from 0 to 1. */
export const upkeepIn = (model, examples) =>
  chancesIn(model, examples, UPKEEP_ANSWERS).map(([, upkeep]) => upkeep);
