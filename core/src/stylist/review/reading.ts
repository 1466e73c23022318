import type { Language } from "../lexicon/index.ts";
import { findAll } from "../understand/find.ts";
import type { Find, Tongue } from "../understand/phrasebook.ts";
import { readWords, type Word } from "../understand/text.ts";

/** A text as words and what they mean in its language. */
export type Reading = { words: Word[]; finds: Find[]; language: Language };

export function readText(text: string, language: Language): Reading {
  const words = readWords(text);
  return { words, finds: findAll(words, new Set<Tongue>([language]), false), language };
}

/** A set of the words of a list. */
export const listed = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** The folded words with a space on either side of each, so that phrases can be looked for. */
export const plain = (words: readonly Word[]): string =>
  ` ${words.map(({ text }) => text).join(" ")} `;

export const says = (text: string, phrases: readonly string[]): string | undefined =>
  phrases.find((phrase) => text.includes(` ${phrase} `));

const WET = new Set(["rain", "drizzle", "storm"]);

export const isWet = (id: string): boolean => WET.has(id);

/** What a text speaks of: weather, garments, occasions and numbers. */
export const marksIn = ({ finds, words }: Reading): string[] => [
  ...finds
    .filter(({ topic }) => topic === "weather" || topic === "garment" || topic === "event")
    .map(({ topic, id }) => `${topic} ${WET.has(id) ? "rain" : id}`),
  ...words.filter(({ raw }) => /\d/.test(raw)).map(({ raw }) => raw),
];

export const covers = (find: Find, index: number): boolean =>
  find.at <= index && index < find.at + find.length;
