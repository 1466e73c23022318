import { type LanguageCode, languageOf } from "../../languages/index.ts";
import type { KindId } from "../../wardrobe/kinds.ts";
import { fold } from "../understand/text.ts";
import type { Entry, Head } from "./entry.ts";
import { wordsAt } from "./phrases.ts";

const plain = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]+/gu, " ");

/** Several of a kind, by the form of its name. */
export const isPlural = (
  { tokens }: Entry,
  { mark, kind }: Head,
  language: LanguageCode,
): boolean => singularOf(wordsAt(tokens, mark.at, mark.length), kind, language) !== undefined;

/** One of what a plural names, with a language's own accents; undefined where it is none, or is always said in the plural. */
export function singularOf(
  phrase: string,
  kind: KindId,
  language: LanguageCode,
): string | undefined {
  const { kinds, closetWords } = languageOf(language);
  const { text, plural, also, pair } = kinds[kind];
  if (pair || plain(text) === phrase) return undefined;
  if (plain(plural) === phrase) return text;
  const { said, named } = closetWords;
  const names = [...also, ...[said, named].flatMap((words) => words[kind]?.split("|") ?? [])];
  const known = new Map(names.map((name) => [plain(name), name]));
  known.set(plain(text), text);
  const one = singulars(phrase, language).find((candidate) => known.has(candidate));
  return one && known.get(one);
}

/** What a phrase may be the plural of: of its last word, or of its first. */
function singulars(phrase: string, language: LanguageCode): string[] {
  const words = phrase.split(" ");
  return [...new Set([words.length - 1, 0])].flatMap((at) =>
    languageOf(language).plurals.flatMap(([plural, singular]) => {
      const word = words[at]!;
      const stem = word.slice(0, word.length - plural.length);
      return word.endsWith(plural) && stem ? [words.with(at, stem + singular).join(" ")] : [];
    }),
  );
}
