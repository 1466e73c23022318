import { type Distress, DISTRESSES } from "../../languages/texts.ts";
import type { Word } from "../understand/text.ts";
import { together } from "./chances.ts";
import { type DistressNet, netDistress } from "./distress-net.ts";
import { distressTerms } from "./distress-terms.ts";
import { type Spoken, spokenRequest } from "./fit-net-input.ts";
import { type AnswerWeights, answerChances } from "./request-classifier.ts";

/** What nearly everybody writes is none of them, and stands first. */
export const ANSWERS = 1 + DISTRESSES.length;

/** From here on it is answered to: 21 of 3,590 requests of other sets look like it, and a warm line too many is the smaller harm. */
const LIKELY = 0.5;
/** And from here on where plain words for a plain day, with no idea of danger and no story, say too little to be sure. */
const SURE = 0.8;

/** How much of the say the net has. */
const NET = 0.5;

const DANGER = /^tag danger-[\w-]+$/;
/** Words from which on a request tells a story. */
const STORY = 14;

/** What tells who is in danger by the terms of a request, and what reads it whole; without that terms alone count. */
export type DistressModel = AnswerWeights & { net?: DistressNet };

/**
 * The likeliest distress that a request speaks of, plainly or not; null where most likely there is none.
 * @param spoken its words as nets read them, where they were read already
 */
export function distressOf(
  model: DistressModel,
  words: readonly Word[],
  language: string,
  spoken = spokenRequest(words, language, model.ideas),
): Distress | null {
  const terms = distressTerms(words, language, model.ideas);
  const [none, ...chances] = distressChances(model, terms, spoken);
  const tells = words.length >= STORY || terms.some((term) => DANGER.test(term));
  if (1 - none! < (tells ? LIKELY : SURE)) return null;
  return DISTRESSES[chances.indexOf(Math.max(...chances))]!;
}

/** How likely each answer is: what terms and net hold for likely together. */
function distressChances(model: DistressModel, terms: readonly string[], spoken: Spoken): number[] {
  const chances = answerChances(model, terms, ANSWERS);
  if (!model.net || spoken.tokens.length === 0) return chances;
  return together(chances, netDistress(model.net, spoken), NET);
}
