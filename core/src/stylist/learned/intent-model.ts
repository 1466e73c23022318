import { isAsking } from "../read/intent.ts";
import type { Brief } from "../understand/brief.ts";
import type { Word } from "../understand/text.ts";
import { distressTerms } from "./distress-terms.ts";
import type { Ideas } from "./ideas.ts";
import { type AnswerWeights, answerChances } from "./request-classifier.ts";

/** What a request is after: clothes, a verdict on some, how to look after them, or nothing of the kind. */
export const AFTER = ["outfit", "question", "how-to", "chat"] as const;
type After = (typeof AFTER)[number];

/**
 * As sure as this, what was learned is set against what the rules say. Each fourth of 19,220 requests, learned from the others: 19 of 20
 * are rightly taken for a question then, 72 of 73 for one of care; of those that the rules took for a question or for chat, 109 of 155 and
 * 25 of 26 rightly for a wish for clothes. Who asks what to wear in so many words is after clothes as soon as 0.6: 25 of 41.
 */
const SURE = {
  question: 0.6,
  care: 0.6,
  outfitNotVerdict: 0.9,
  outfitAskedFor: 0.6,
  outfitNotChat: 0.85,
  outfitUnasked: 0.8,
};
/** One word may be anything. */
const A_FEW = 2;

/** Less will do for care where words of care are said, and where no occasion is named but a garment. */
const CARE_SAID = 0.05;
const CARE_AT_REST = 0.3;

type Read = Pick<Brief, "intent" | "talk" | "status" | "wants" | "avoids" | "asked" | "event">;

/**
 * What a request is after, by its words and what the rules make of it; null where what the rules say stands.
 * @param asksForClothes who does so in so many words is never told how to wash them
 */
export function learnedIntent(
  model: AnswerWeights,
  words: readonly Word[],
  language: string,
  brief: Read,
  asksForClothes: boolean,
): "how-to" | "question" | "outfit" | null {
  const terms = intentTerms(words, language, brief, model.ideas);
  const chances = answerChances(model, terms, AFTER.length);
  const chanceOf = (after: After): number => chances[AFTER.indexOf(after)]!;
  if (!asksForClothes && isOfCare(brief, chanceOf("how-to"))) return "how-to";
  if (brief.status === "clarify")
    return words.length >= A_FEW && chanceOf("outfit") >= SURE.outfitUnasked ? "outfit" : null;
  if (brief.intent === "outfit" && named(brief) > 0 && chanceOf("question") >= SURE.question)
    return "question";
  const overVerdict = asksForClothes ? SURE.outfitAskedFor : SURE.outfitNotVerdict;
  const bound = brief.talk ? SURE.outfitNotChat : overVerdict;
  return (brief.talk || isAsking(brief.intent)) && chanceOf("outfit") >= bound ? "outfit" : null;
}

function isOfCare(brief: Read, chance: number): boolean {
  if (brief.intent === "care") return chance >= CARE_SAID;
  const isAtRest = brief.event === null && named(brief) > 0;
  return chance >= (isAtRest ? CARE_AT_REST : SURE.care);
}

const named = ({ wants, avoids, asked }: Read): number =>
  wants.length + avoids.length + asked.length;

/** The words of a request as those of one in danger are seen, and what the rules make of it. */
export function intentTerms(
  words: readonly Word[],
  language: string,
  brief: Read,
  ideas: Ideas,
): string[] {
  const { intent, talk, status, asked, wants, avoids, event } = brief;
  return [
    ...distressTerms(words, language, ideas),
    `rule ${intent}`,
    `rule ${intent} ${talk}`,
    `status ${status}`,
    `garments ${Math.min(MANY, named(brief))}`,
    `asked ${Math.min(MANY, asked.length)}`,
    `wants ${Math.min(MANY, wants.length)}`,
    `avoids ${Math.min(MANY, avoids.length)}`,
    `${intent} asked ${Math.min(MANY, asked.length)}`,
    `event ${event !== null}`,
    `words ${Math.min(LONG, Math.floor(words.length / SOME))}`,
    `last ${language} ${firstOfLast(words)}`,
  ];
}

/** The word with which the last sentence begins. */
function firstOfLast(words: readonly Word[]): string | undefined {
  const last = words.at(-1)?.sentence;
  return words.find(({ sentence }) => sentence === last)?.text;
}

const MANY = 3;
/** Words by the five, up to thirty. */
const SOME = 5;
const LONG = 6;
