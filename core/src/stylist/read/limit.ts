import { type LanguageCode as Language, languageOf } from "../../languages/index.ts";
import { perLanguage } from "../../languages/per-language.ts";
import type { Word } from "../understand/text.ts";
import { Landscape, noSmallWords } from "./landscape.ts";
import { PhraseBook } from "./match.ts";
import { type Pattern, readPatterns } from "./pattern.ts";

type Entry = { most: number; pattern: Pattern };

/** Words that "in a word", "one sentence" and "keep it short" leave. */
const MOST = { words: 5, sentence: 30, short: 45 } as const;
/** "In two words" asks for few, not for exactly two. */
const FEWEST = 5;
const LARGEST = 200;

const bookOf = perLanguage(({ asks }): PhraseBook<Entry> => {
  const entries = (["words", "sentence", "short"] as const).flatMap((length) =>
    readPatterns(asks.answerIn[length], {}).map((pattern) => ({ most: MOST[length], pattern })),
  );
  return new PhraseBook(entries);
});

/** The limit in words that the person set: "in 20 words", "one sentence", "keep it short". @returns null where none is set */
export function readLimit(
  prompt: string,
  words: readonly Word[],
  language: Language,
): number | null {
  const counted = countedIn(words, language);
  if (counted !== null) return Math.max(FEWEST, counted);
  const hits = bookOf(language).find(new Landscape(prompt, words, [], noSmallWords));
  return hits.length > 0 ? Math.min(...hits.map(({ entry }) => entry.most)) : null;
}

/** "no more than 15 words", "in zwanzig Worten". */
function countedIn(words: readonly Word[], language: Language): number | null {
  const { unit, numbers } = languageOf(language).asks.answerIn;
  const units = unit.split(" ");
  const at = words.findIndex(({ text }, k) => k > 0 && units.includes(text));
  if (at < 0) return null;
  const said = words[at - 1]!.text;
  const named = numbers.split(" ");
  const figure = Number(/\D/.test(said) ? figureOf(named, said) : said);
  return Number.isInteger(figure) && figure > 0 && figure <= LARGEST ? figure : null;
}

const figureOf = (named: readonly string[], said: string): string | undefined =>
  named.includes(said) ? named[named.indexOf(said) + 1] : undefined;
