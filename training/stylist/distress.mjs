// Learns to tell people in danger from all others.
import { ANSWERS } from "../../core/dist/stylist/learned/distress-model.js";
import { chancesIn, learnClassifier } from "./classifier.mjs";

/** Of 127: what weighs less for every answer is left out. */
const LEAST = 36;

export function learnDistress(examples, seed) {
  const answered = examples.map(({ terms, kind }) => ({ terms, answer: kind }));
  return learnClassifier(answered, ANSWERS, seed, LEAST);
}

/** How likely each example speaks of some distress, from 0 to 1. */
export const likelyIn = (model, examples) =>
  chancesIn(model, examples, ANSWERS).map(([none]) => 1 - none);
