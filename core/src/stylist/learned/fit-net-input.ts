import type { Word } from "../understand/text.ts";
import { type Ideas, ideasAt } from "./ideas.ts";
import { DISTANCES, distanceOf, letterRuns, MOST_WORDS, NET_LANGUAGES } from "./net-words.ts";
import type { Spelled } from "./net-reading.ts";

/** The words of a request as nets read them. */
export type Spoken = {
  language: number;
  texts: readonly string[];
  tokens: readonly Spelled[];
};

/** A request as the net of fits reads it: its words, and what the rules know of it, as `RequestTerms` has it. */
export type FitRequest = Spoken & { known: readonly string[] };

/** A request word by word; what stands too far behind is not read. */
export function spokenRequest(typed: readonly Word[], language: string, ideas: Ideas): Spoken {
  const texts = typed.slice(0, MOST_WORDS).map(({ text }) => text);
  const stands = ideasAt(ideas, texts, language);
  const tokens = texts.map((text, at) => ({
    grams: letterRuns(text, language),
    ideas: stands[at]!,
  }));
  return { language: NET_LANGUAGES.indexOf(language), texts, tokens };
}

const NOWHERE = DISTANCES;
/** How a word may lie to the nearest that stands in a garment's name; the last is of garments that no word names. */
export const PLACES = NOWHERE + 1;

/** For each word how it lies to the nearest that is in the name. */
export function placesOf(texts: readonly string[], name: ReadonlySet<string>): number[] {
  const stems = new Set([...name].filter(isLong).map(stemOf));
  const named = [...texts.keys()].filter((at) => isIn(texts[at]!, name, stems));
  if (named.length === 0) return texts.map(() => NOWHERE);
  return texts.map((_, at) => distanceOf(named.map((one) => at - one).reduce(nearer)));
}

const nearer = (one: number, other: number): number =>
  Math.abs(other) < Math.abs(one) ? other : one;

const STEM = 5;
const isLong = (word: string): boolean => word.length >= STEM;
const stemOf = (word: string): string => word.slice(0, STEM);

/** Small words stand everywhere. */
const SMALL = 2;

const isIn = (text: string, name: ReadonlySet<string>, stems: ReadonlySet<string>): boolean =>
  text.length > SMALL && (name.has(text) || (isLong(text) && stems.has(stemOf(text))));
