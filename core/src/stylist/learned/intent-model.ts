import type { Brief } from "../understand/brief.ts";
import type { Word } from "../understand/text.ts";
import { distressTerms } from "./distress-terms.ts";
import type { Ideas } from "./ideas.ts";
import { type AnswerWeights, answerChances } from "./request-classifier.ts";

/** What a request is after: clothes, a verdict on some, how to look after them, or nothing of the kind. */
export const AFTER = ["outfit", "question", "how-to", "chat"] as const;
type After = (typeof AFTER)[number];

/** As sure as this, what was learned is set against what the rules say. */
const VERDICT = 0.85;
const OUTFIT = 0.9;
/** The same for how to look after clothes, where words of care are said, and where no occasion is named but a garment. */
const CARE_AFTER_ALL = 0.05;
const CARE = 0.45;

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
  if (brief.intent === "outfit" && named(brief) > 0 && chanceOf("question") >= VERDICT)
    return "question";
  return ASKING.has(brief.intent) && chanceOf("outfit") >= OUTFIT ? "outfit" : null;
}

const ASKING: ReadonlySet<string> = new Set(["question", "compare"]);

function isOfCare(brief: Read, chance: number): boolean {
  if (brief.intent === "care") return chance >= CARE_AFTER_ALL;
  return chance >= CARE && brief.event === null && named(brief) > 0;
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
    `opens ${language} ${words[0]?.text} ${words[1]?.text}`,
    `ends ${language} ${words.at(-2)?.text} ${words.at(-1)?.text}`,
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
