import { languageOf } from "../../languages/index.ts";
import type { Language } from "../lexicon/index.ts";
import { type Owned, stemsOfNames, stemOf } from "../read/owned-names.ts";
import { isSmallWordOf } from "./language.ts";
import type { Word } from "./text.ts";

/**
 * Words by which an owned piece is called after some other day: "the coat for weddings", where one is called so, goes to no wedding.
 * Two words of one name that stand side by side, or with an "of" between them, are that piece's.
 */
export function calledAfter(
  words: readonly Word[],
  closet: readonly Owned[],
  language: Language,
): number[] {
  const names = stemsOfNames(closet).filter(({ stems }) => stems.length > 1);
  if (names.length === 0) return [];
  const belonging = new Set(languageOf(language).cues.belonging.split(" "));
  const stems = words.map(({ text }) => stemOf(text));
  return words.flatMap((word, at) => {
    const next = nextOf(words, at, belonging);
    if (next === null || [at, next].some((one) => isSmallWordOf(words[one]!.text, language)))
      return [];
    const isOwned = names.some(
      (name) => name.stems.includes(stems[at]!) && name.stems.includes(stems[next]!),
    );
    return isOwned && words[next]!.clause === word.clause ? [at, next] : [];
  });
}

/** The word behind, or the one behind an "of". */
function nextOf(words: readonly Word[], at: number, belonging: ReadonlySet<string>): number | null {
  const next = belonging.has(words[at + 1]?.text ?? "") ? at + 2 : at + 1;
  return words[next] ? next : null;
}
