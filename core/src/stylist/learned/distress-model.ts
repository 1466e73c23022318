import { type Distress, DISTRESSES } from "../../languages/texts.ts";
import type { Word } from "../understand/text.ts";
import { chancesOf } from "./chances.ts";
import { distressTerms } from "./distress-terms.ts";
import type { Ideas } from "./ideas.ts";
import { rowsOf } from "./terms.ts";

/** What nearly everybody writes is none of them, and stands first. */
export const ANSWERS = 1 + DISTRESSES.length;

/** Weights of the kinds of distress for each known term, by their sorted `hashes`, terms × 6, as whole numbers of `scale`. */
export type DistressWeights = {
  hashes: Uint32Array;
  weights: Int8Array;
  scale: number;
  ideas: Ideas;
};

/** From here on it is answered to: 2 of 1,440 ordinary requests look like it, and a warm line too many is the smaller harm. */
const LIKELY = 0.4;
/** And from here on where plain words for a plain day, with no idea of danger and no story, say too little to be sure. */
const SURE = 0.8;

const DANGER = /^tag danger-[\w-]+$/;
/** Words from which on a request tells a story. */
const STORY = 14;

/** Long requests have more terms, none of which says more for that. */
const FEW_TERMS = 4;
export const shareOf = (terms: number): number => 3 / Math.sqrt(terms + FEW_TERMS);

/** The likeliest distress that a request speaks of, plainly or not; null where most likely there is none. */
export function distressOf(
  model: DistressWeights,
  words: readonly Word[],
  language: string,
): Distress | null {
  const terms = distressTerms(words, language, model.ideas);
  const rows = rowsOf(model.hashes, terms);
  const share = shareOf(rows.length);
  const [none, ...chances] = chancesOf(
    model.weights,
    rows.map((row) => [row, share]),
    ANSWERS,
    model.scale,
  );
  const tells = words.length >= STORY || terms.some((term) => DANGER.test(term));
  if (1 - none! < (tells ? LIKELY : SURE)) return null;
  return DISTRESSES[chances.indexOf(Math.max(...chances))]!;
}
