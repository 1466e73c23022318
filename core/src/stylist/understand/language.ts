import { isEverydayWord } from "../../languages/everyday.ts";
import { languageOf, LINGUA_FRANCA } from "../../languages/index.ts";
import { LANGUAGES, type Language } from "../lexicon/index.ts";
import type { Word } from "./text.ts";

const sets = new Map<Language, ReadonlySet<string>>(
  LANGUAGES.map((language) => [language, new Set(languageOf(language).marks.asking.split(" "))]),
);

/** Every small word of the six languages: never a typing error of something else. */
export const isSmallWord = (text: string): boolean =>
  [...sets.values()].some((set) => set.has(text));

export const isSmallWordOf = (text: string, language: Language): boolean =>
  sets.get(language)!.has(text);

/** "answer in German", "en français s'il vous plaît". */
const ASKED_FOR = LANGUAGES.map((language) => {
  const { askedFor } = languageOf(language).marks;
  return [language, new RegExp(String.raw`\b(?:${askedFor})\b`)] as const;
});

export type Tongue = { language: Language; asked: Language | null; foreign: boolean };

/** The language of the words, and the one the answer was asked in. Unknown languages read as English. */
export function detectLanguage(
  words: readonly Word[],
  folded: string,
  lexical: ReadonlyMap<string, number>,
  prior: Language | null = null,
): Tongue {
  const asked = ASKED_FOR.find(([, pattern]) => pattern.test(folded))?.[0] ?? null;
  let best: Language = LINGUA_FRANCA;
  let bestScore = 0;
  for (const language of LANGUAGES) {
    const small = sets.get(language)!;
    let score = (lexical.get(language) ?? 0) * 1.6;
    for (const word of words)
      if (small.has(word.text)) score += word.text.length > 2 ? 1.4 : 0.8;
      else if (isEverydayWord(word.text, language)) score += 1 / spokenIn(word.text);
    if (language === prior) score += PRIOR;
    // There ties and loan words belong: "brunch", "hoodie", "zoom".
    if (language === LINGUA_FRANCA) score += 0.5;
    if (score > 0.6) score += weightOfLetters(words, language);
    if (score > bestScore) [best, bestScore] = [language, score];
  }
  return { language: best, asked, foreign: isForeign(words, bestScore, lexical) };
}

/** What the language of the closet's own names counts for: it decides of texts that could be several. */
const PRIOR = 1.2;

const spokenIn = (text: string): number =>
  LANGUAGES.filter((language) => isSmallWordOf(text, language) || isEverydayWord(text, language))
    .length ** 2;

/** Letters that only some of the languages write. */
function weightOfLetters(words: readonly Word[], language: Language): number {
  const { only } = languageOf(language).marks;
  const raw = words.map((word) => word.raw).join(" ");
  return only?.letters.test(raw) ? only.weight : 0;
}

const NO_OTHER_SCRIPT = /[^\u0370-\u1fff\u2e80-\ud7af]/g;

function isForeign(
  words: readonly Word[],
  score: number,
  lexical: ReadonlyMap<string, number>,
): boolean {
  const letters = words.map((word) => word.text).join("");
  const foreign = letters.replace(NO_OTHER_SCRIPT, "").length;
  if (foreign > letters.length * 0.3 && foreign > 0) return true;
  return (lexical.get("other") ?? 0) > 0 && score < words.length * 0.5;
}
