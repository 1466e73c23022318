import { languageOf } from "../../languages/index.ts";
import { LANGUAGES, type Language } from "../lexicon/index.ts";
import { findAll } from "../understand/find.ts";
import { detectLanguage, isSmallWordOf } from "../understand/language.ts";
import type { Tongue } from "../understand/phrasebook.ts";
import { fold, readWords, type Word } from "../understand/text.ts";
import type { Known } from "./known.ts";
import { listed, type Reading } from "./reading.ts";

/** Names of garments stand in the owner's language. */
const QUOTED = /«[^«»]{0,120}»|“[^“”]{0,120}”|„[^„“]{0,120}“|"[^"]{0,120}"/g;

export const withoutNames = (text: string): string => text.replace(QUOTED, " ");

const telling = new Map(
  LANGUAGES.map((language) => [language, listed(languageOf(language).marks.telling)]),
);

/** @param shortest a single letter, such as an elided article, speaks for a language but not against another */
const smallWords = (words: readonly Word[], language: Language, shortest: number): number =>
  words.filter(
    ({ text }) =>
      text.length >= shortest &&
      (telling.get(language)!.has(text) || isSmallWordOf(text, language)),
  ).length;

/** Fewer words than these may be anybody's. */
const WORDS_OF_A_SENTENCE = 4;
/** Small words that another language has more of before a sentence counts as written in it. */
const AHEAD = 2;
/** In so many words every language has one of its small ones. */
const WORDS_WITH_NONE = 9;

/** Sentences in another language than the whole: by their small words, of which each language has its own. */
export function languageFaults(text: string, { language }: Reading, known: Known): string[] {
  const words = readWords(withoutNames(text));
  const odd = words.find(
    ({ raw, text: word }) => !known.words.has(word) && hasForeignLetter(raw, language),
  );
  if (odd) return [`written in another language, “${odd.raw}”`];
  const sentences = new Set(words.map(({ sentence }) => sentence));
  return [...sentences].flatMap((number) => {
    const other = otherTongue(
      words.filter(({ sentence }) => sentence === number),
      language,
    );
    return other ? [`written in ${other}`] : [];
  });
}

function otherTongue(words: readonly Word[], language: Language): string | null {
  if (words.length < WORDS_OF_A_SENTENCE) return null;
  const own = smallWords(words, language, 1);
  const others = LANGUAGES.filter((one) => one !== language);
  const enough = Math.max(own * 2, own + AHEAD);
  const found = others.find((one) => smallWords(words, one, 2) >= enough);
  return found ?? (own === 0 && words.length >= WORDS_WITH_NONE ? "another language" : null);
}

const hasForeignLetter = (raw: string, language: Language): boolean =>
  Array.from(raw.toLowerCase()).some(
    (letter) => fold(letter) !== letter && !languageOf(language).marks.letters.includes(letter),
  );

const WORDS_TO_TELL = 20;

/** The whole of a text, where there is enough of it for the stylist's own reading. */
export function tongueFaults(text: string, { language }: Reading): string[] {
  const own = readWords(withoutNames(text));
  const tongue = detectLanguage(own, fold(text), lexicalOf(own)).language;
  return tongue === language || own.length < WORDS_TO_TELL ? [] : [`written in ${tongue}`];
}

/** How many words of clothing, weather and occasions each language finds. */
function lexicalOf(words: readonly Word[]): Map<string, number> {
  return new Map(
    LANGUAGES.map((language) => {
      const finds = findAll(words, new Set<Tongue>([language]), false);
      return [language, new Set(finds.map(({ at }) => at)).size / 2];
    }),
  );
}
