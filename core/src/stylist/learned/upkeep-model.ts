import type { Brief } from "../understand/brief.ts";
import type { Word } from "../understand/text.ts";
import { distressTerms } from "./distress-terms.ts";
import type { Ideas } from "./ideas.ts";
import { type AnswerWeights, answerChances } from "./request-classifier.ts";

/** What asks for clothes or says anything else, and what asks how to wash, mend, tie or measure them. */
export const UPKEEP_ANSWERS = 2;

/**
 * From here on it is answered so, where words of care are said, and where no occasion is named but a garment. Held back, none of 15,893
 * other requests looks like it, and a third of the questions of upkeep: nobody who wants an outfit is turned away.
 */
const LIKELY_OF_CARE = 0.05;
const LIKELY = 0.45;

/** @returns whether a request asks how to look after clothes, and not what to wear; who asks for clothes in so many words never does */
export function asksOfUpkeep(
  model: AnswerWeights,
  words: readonly Word[],
  language: string,
  brief: Read,
): boolean {
  const isOfCare = brief.intent === "care";
  if (!isOfCare && (brief.event || namedIn(brief) === 0)) return false;
  const terms = upkeepTerms(words, language, brief, model.ideas);
  const likely = answerChances(model, terms, UPKEEP_ANSWERS)[1]!;
  return likely >= (isOfCare ? LIKELY_OF_CARE : LIKELY);
}

const namedIn = ({ wants, avoids, asked }: Read): number =>
  wants.length + avoids.length + asked.length;

type Read = Pick<Brief, "intent" | "talk" | "status" | "wants" | "avoids" | "asked" | "event">;

/** The words of a request as those of one in danger are seen, and what the rules make of it. */
export function upkeepTerms(
  words: readonly Word[],
  language: string,
  brief: Read,
  ideas: Ideas,
): string[] {
  const { intent, talk, status, asked, event } = brief;
  return [
    ...distressTerms(words, language, ideas),
    `rule ${intent}`,
    `rule ${intent} ${talk}`,
    `status ${status}`,
    `garments ${Math.min(MANY, namedIn(brief))}`,
    `asked ${Math.min(MANY, asked.length)}`,
    `event ${event !== null}`,
    `words ${Math.min(LONG, Math.floor(words.length / SOME))}`,
  ];
}

const MANY = 3;
/** Words by the five, up to thirty. */
const SOME = 5;
const LONG = 6;
