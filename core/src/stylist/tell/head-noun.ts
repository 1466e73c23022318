import type { Agreeing } from "../../languages/index.ts";
import { small } from "./named.ts";
import type { KnownNoun } from "./known-words.ts";
import { capital } from "./named.ts";

/** A noun of so many words as typed, as it is written, and what it agrees with. */
export type Head = { length: number; words: readonly string[]; noun: Agreeing };

/**
 * The noun that begins at a word, with those right behind it: of "Skinny Jeans" the last decides, and "Anzug Hose" is written as one.
 * @param mayBeNoun whether the word at a place may be a noun at all
 */
export function headAt(
  words: readonly string[],
  at: number,
  worn: readonly KnownNoun[],
  suits: ReadonlySet<string>,
  mayBeNoun: (at: number) => boolean,
): Head | null {
  const head = nounAt(words, at, worn);
  if (!head) return null;
  const next = at + head.length;
  const more =
    next < words.length && mayBeNoun(next) ? headAt(words, next, worn, suits, mayBeNoun) : null;
  return more ? joined(head, more, suits) : head;
}

function joined(first: Head, last: Head, suits: ReadonlySet<string>): Head {
  const [half = "", ...rest] = last.words;
  const isHalf = suits.has(first.words.join(" ").toLowerCase());
  return {
    length: first.length + last.length,
    words: isHalf
      ? [first.words.join(" ") + small(half), ...rest]
      : [...first.words, ...last.words],
    noun: last.noun,
  };
}

/** Of a noun's end. */
const LEAST_LETTERS = 5;

/** A known noun of several words, or a word that ends in one or shares its last part: a Ringelshirt is one as a Bretonshirt is. */
function nounAt(words: readonly string[], at: number, worn: readonly KnownNoun[]): Head | null {
  const rest = words.slice(at).join(" ").toLowerCase();
  const long = worn.find(
    ({ text }) => text.includes(" ") && !isQualified(text) && `${rest} `.startsWith(`${text} `),
  );
  if (long) return headOf(words.slice(at, at + long.text.split(" ").length), long);
  const word = words[at]!.toLowerCase();
  const found =
    worn.find(({ text }) => word.endsWith(text)) ??
    worn.find(({ text }) => !/[ -]/.test(text) && word.endsWith(text.slice(-LEAST_LETTERS)));
  return found ? headOf([words[at]!], found) : null;
}

const headOf = (words: readonly string[], { noun }: KnownNoun): Head => ({
  length: words.length,
  words: words.map(capital),
  noun,
});

/** "Gerade Jeans" is a noun and what is said of it. */
const isQualified = (text: string): boolean => /^\p{Ll}+e /u.test(text);
