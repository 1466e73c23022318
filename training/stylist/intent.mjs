// Learns what a request is after: clothes, a verdict on some, how to look after them, or nothing of the kind.
import { AFTER } from "../../core/dist/stylist/learned/intent-model.js";
import { chancesIn, learnClassifier } from "./classifier.mjs";

/** Of 127: what weighs less either way is left out. */
const LEAST = 24;

export function learnIntent(examples, seed) {
  const answered = examples.map(({ terms, after }) => ({ terms, answer: after }));
  return learnClassifier(answered, AFTER.length, seed, LEAST);
}

/** For each example how likely it is after each, from 0 to 1. */
export const intentIn = (model, examples) => chancesIn(model, examples, AFTER.length);
