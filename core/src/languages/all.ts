import { type Language, languageOf, LANGUAGES } from "./index.ts";

/** The languages that write words as one. */
export const COMPOUNDING = LANGUAGES.filter((code) => languageOf(code).syntax.joints !== null);

/** The phrases of a list in all languages together, for what is read whatever language it is in. */
export const phrasesOfAll = (
  list: (language: Language) => string,
  between: "|" | " " = "|",
): readonly string[] =>
  LANGUAGES.flatMap((code) => list(languageOf(code)).split(between)).filter(Boolean);

/** Whether the pattern of any language is in a text. */
export const saidInAny = (text: string, pattern: (language: Language) => RegExp): boolean =>
  LANGUAGES.some((code) => pattern(languageOf(code)).test(text));

/** The words of a list in all languages together. */
export const wordsOfAll = (list: (language: Language) => string): ReadonlySet<string> =>
  new Set(phrasesOfAll(list, " "));
