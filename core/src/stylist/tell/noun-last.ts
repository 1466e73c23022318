import { MAKERS } from "../../languages/brands.ts";
import type { Agreeing } from "../../languages/index.ts";
import type { Piece } from "../dress/piece.ts";
import type { Language } from "../lexicon/index.ts";
import { fold } from "../understand/text.ts";
import { behindNoun } from "./behind-noun.ts";
import { type Head, headAt } from "./head-noun.ts";
import { isWorn, nounsIn, wordsOf } from "./known-words.ts";
import { capital, type Joining, named, type OwnName, small } from "./named.ts";
import { nounOf } from "./nouns.ts";

/** "graue Wollhose", "Schwarze boots", "T-Shirt grau", "Omas Strickjacke": an owner, adjectives, a noun that ends in one that we know, then what else is said. */
export function nounLast(
  name: string,
  piece: Piece,
  language: Language,
  joins: Joining<"noun-last">,
): OwnName | null {
  const words = name.split(" ");
  const ownerFirst = words.length > 1 && isOwner(words[0]!, language, joins);
  const start = ownerFirst ? 1 : 0;
  const at = headIn(words, start, piece, language, joins);
  if (at === null) return byEnding(words, piece, language, joins);
  const { from, head } = at;
  const typedBehind = words.slice(from + head.length);
  const { qualities, hues, behind } = behindNoun(typedBehind, head.noun, language, joins);
  const front = words.slice(start, from).map((word) => adjectival(word, head.noun, joins));
  const adjectives = [...qualities, ...front, ...hues];
  const phrase = [...words.slice(0, start), ...adjectives, ...head.words];
  const upTo = phrase.length;
  const full = named([...phrase, ...behind].join(" "), { ...head.noun, ownerFirst, upTo });
  return { full, short: named(head.words.join(" "), { ...head.noun, upTo: head.words.length }) };
}

/** "Omas", "Vaters"; no maker and no garment. */
const isOwner = (
  word: string,
  language: Language,
  { genitive, adjective }: Joining<"noun-last">,
): boolean =>
  genitive.test(word) &&
  !adjective.test(word) &&
  !MAKERS.has(fold(word)) &&
  !nounsIn(language).some(({ text }) => word.toLowerCase().endsWith(text));

/** The first noun behind which no other follows. */
function headIn(
  words: readonly string[],
  start: number,
  piece: Piece,
  language: Language,
  { genitive, adjective, suits }: Joining<"noun-last">,
): { from: number; head: Head } | null {
  const worn = nounsIn(language).filter(({ area }) => isWorn(area, piece));
  // Nouns are written with a capital, unless somebody types none at all.
  const typesCapitals = words.slice(1).some((word) => /^\p{Lu}/u.test(word));
  const mayBeNoun = (at: number): boolean => !typesCapitals || /^\p{Lu}/u.test(words[at] ?? "");
  for (let at = start; at < words.length; at++) {
    const word = words[at]!;
    const head = mayBeNoun(at) ? headAt(words, at, worn, suits, mayBeNoun) : null;
    if (head) return { from: at, head };
    if (genitive.test(word) && !adjective.test(word)) return null;
  }
  return null;
}

/** "Das grüne Kleid" is a "grünes Kleid"; "Schalke Hoodie" stays one. */
function adjectival(word: string, { gender, pair }: Agreeing, joins: Joining<"noun-last">): string {
  if (!joins.adjective.test(word) || isName(word, joins)) return word;
  const ending = pair ? undefined : joins.shown[gender];
  return small(ending && word.endsWith("e") ? word.slice(0, -1) + ending : word);
}

const isName = (word: string, { inflects }: Joining<"noun-last">): boolean =>
  /^\p{Lu}/u.test(word) && !inflects.test(stemOf(word));

const stemOf = (word: string): string => small(word).replace(/e[mnrs]?$/, "");

/** "Weißes boxy Tee", "rote Clownsnase": nobody told us of the noun, but its colour shows what it is. */
function byEnding(
  words: readonly string[],
  piece: Piece,
  language: Language,
  { inflects, shown }: Joining<"noun-last">,
): OwnName | null {
  const first = small(words[0]!);
  const stem = stemOf(first);
  const isTheirs = wordsOf(language).colours.has(fold(stem)) && inflects.test(stem);
  if (!isTheirs || stem === first || words.length < 2) return null;
  const { pair } = nounOf(piece.kind.id, language);
  const noun: Agreeing = first.endsWith(`${stem}${shown.n}`)
    ? { gender: "n", pair: false }
    : first.endsWith(`${stem}${shown.m}`)
      ? { gender: "m", pair: false }
      : { gender: "f", pair };
  const said = [first, ...words.slice(1, -1), capital(words.at(-1)!)].join(" ");
  return { full: named(said, { ...noun, upTo: words.length }) };
}
