import { type LanguageCode, LANGUAGES, languageOf } from "./index.ts";

const sets = new Map<string, ReadonlySet<string>>();

/**
 * Whole words that the phrases of a language are made of: thousands that people use when they talk of clothes. None of
 * them is a typing error of something else.
 */
export function isEverydayWord(text: string, language: LanguageCode): boolean {
  let set = sets.get(language);
  if (!set) sets.set(language, (set = collect(language)));
  return set.has(text);
}

function collect(language: LanguageCode): ReadonlySet<string> {
  const words = new Set<string>();
  const add = (value: unknown): void => {
    if (typeof value === "string")
      for (const word of value.split(/[^a-z*]+/)) if (!word.endsWith("*")) words.add(word);
    if (typeof value === "object" && value !== null) Object.values(value).forEach(add);
  };
  [languageOf(language).cues, languageOf(language).asks, languageOf(language).care].forEach(add);
  return words;
}

let real: ReadonlySet<string> | undefined;

/** Whether it is a word of some language as it stands, though a slip of the finger away from one of ours. */
export function isRealWord(text: string): boolean {
  real ??= new Set(LANGUAGES.flatMap((code) => languageOf(code).realWords.trim().split(/\s+/)));
  return real.has(text);
}
