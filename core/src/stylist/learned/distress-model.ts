import { type Distress, DISTRESSES } from "../../languages/texts.ts";
import type { Word } from "../understand/text.ts";
import { distressTerms } from "./distress-terms.ts";
import { type AnswerWeights, answerChances } from "./request-classifier.ts";

/** What nearly everybody writes is none of them, and stands first. */
export const ANSWERS = 1 + DISTRESSES.length;

/** From here on it is answered to: 2 of 1,440 ordinary requests look like it, and a warm line too many is the smaller harm. */
const LIKELY = 0.4;
/** And from here on where plain words for a plain day, with no idea of danger and no story, say too little to be sure. */
const SURE = 0.8;

const DANGER = /^tag danger-[\w-]+$/;
/** Words from which on a request tells a story. */
const STORY = 14;

/** The likeliest distress that a request speaks of, plainly or not; null where most likely there is none. */
export function distressOf(
  model: AnswerWeights,
  words: readonly Word[],
  language: string,
): Distress | null {
  const terms = distressTerms(words, language, model.ideas);
  const [none, ...chances] = answerChances(model, terms, ANSWERS);
  const tells = words.length >= STORY || terms.some((term) => DANGER.test(term));
  if (1 - none! < (tells ? LIKELY : SURE)) return null;
  return DISTRESSES[chances.indexOf(Math.max(...chances))]!;
}
