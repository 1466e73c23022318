import { MAKERS } from "../../languages/brands.ts";
import { isEverydayWord } from "../../languages/everyday.ts";
import type { JoinedName } from "../../languages/garment-nouns.ts";
import type { Agreeing } from "../../languages/index.ts";
import { wordsForGarments } from "../dress/senses.ts";
import type { Language } from "../lexicon/index.ts";
import { fold } from "../understand/text.ts";

/** What stands between an article and the rest of a sentence, and what the article agrees with. `hasOwner`: it says whose it is. */
export type Named = Agreeing & { words: string; hasOwner?: boolean };

export const named = (words: string, { gender, pair, ownerFirst, upTo }: Agreeing): Named => ({
  words,
  gender,
  pair,
  ...(ownerFirst && { ownerFirst }),
  ...(upTo !== undefined && { upTo }),
});

/** A name that is a sentence's own noun phrase, and its noun where that stands alone. */
export type OwnName = { full: Named; short?: Named };

export type Joining<As> = Extract<JoinedName, { as: As }>;

export const small = (word: string): string => word.charAt(0).toLowerCase() + word.slice(1);

export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** "Sudadera gris" with a small letter, "Berghaus waterproof" as typed: only an ordinary word loses its capital. */
export function inSentence(name: string, language: Language): string {
  const first = fold(name.split(" ", 1)[0]!);
  const isWord = /^\p{Lu}\p{Ll}/u.test(name) && !MAKERS.has(first);
  return isWord && isOrdinary(first, language) ? small(name) : name;
}

function isOrdinary(word: string, language: Language): boolean {
  const [part = ""] = word.split(/[^\p{L}]/u);
  return wordsForGarments(language).has(part) || isEverydayWord(part, language);
}
