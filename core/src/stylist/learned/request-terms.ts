import type { Brief } from "../understand/brief.ts";
import type { Word } from "../understand/text.ts";
import type { RequestTerms } from "./fit-model.ts";
import { type Ideas, ideasIn } from "./ideas.ts";
import { LONG_STEM, STEM } from "./terms.ts";

/** @param language of the words */
export function requestTerms(
  words: readonly Word[],
  language: string,
  brief: Known,
  ideas: Ideas,
): RequestTerms {
  return {
    words: wordTerms(words, language),
    ideas: ideasIn(
      ideas,
      words.map(({ text }) => text),
      language,
    ),
    known: knownTerms(brief),
  };
}

/** The words of a request, alone and in twos; long ones by their beginnings and endings as well. */
function wordTerms(words: readonly Word[], language: string): string[] {
  const terms = new Set<string>();
  words.forEach(({ text }, at) => {
    terms.add(`${language} ${text}`);
    if (at > 0) terms.add(`${language} ${words[at - 1]!.text} ${text}`);
    if (text.length > STEM) terms.add(`${language} ${text.slice(0, STEM)}~`);
    if (text.length > LONG_STEM) terms.add(`${language} ${text.slice(0, LONG_STEM)}~`);
    if (text.length > LONG_STEM + 1) terms.add(`${language} ~${text.slice(-ENDING)}`);
  });
  return [...terms];
}

/** "-stiefel", "-prüfung": the end of a compound is its noun. */
const ENDING = 6;

type Known = Pick<
  Brief,
  | "weather"
  | "situation"
  | "event"
  | "code"
  | "occasion"
  | "traits"
  | "requirements"
  | "coverage"
  | "comfort"
  | "warmth"
  | "intent"
  | "timeOfDay"
>;

/** What the rules know of a request, in no language. */
function knownTerms(brief: Known): string[] {
  const { weather, situation, event, requirements } = brief;
  const band = weather ? BANDS.findIndex((most) => weather.feelsLikeC < most) : null;
  return [
    "any",
    ...(weather ? [`feels ${band}`, `feels ${band} ${weather.precip}`, weather.precip] : []),
    ...(situation ? [`setting ${situation.id}`, ...traitsOf(situation)] : []),
    `code ${Math.round(brief.code[0] * 2)}`,
    `occasion ${brief.occasion}`,
    ...[...brief.traits].map((trait) => `trait ${trait}`),
    ...(event ? [`event ${event.id}`] : []),
    ...requirements.map(({ rule }) => `rule ${rule}`),
    `cover ${brief.coverage}`,
    `comfort ${brief.comfort}`,
    `warmth ${brief.warmth}`,
    `asks ${brief.intent}`,
    `time ${brief.timeOfDay}`,
  ];
}

/** Upper bounds in °C; what is hotter stands outside. */
const BANDS = [-8, 0, 6, 11, 16, 21, 26, 31];

/** The facts of a setting: words as they are, numbers by halves. */
function traitsOf(situation: NonNullable<Brief["situation"]>): string[] {
  return Object.entries(situation).flatMap(([name, value]) => {
    if (typeof value === "number") return `${name} ${Math.round(value * 2)}`;
    if (!Array.isArray(value)) return [];
    return value.filter((one) => typeof one === "string").map((one) => `${name} ${one}`);
  });
}
