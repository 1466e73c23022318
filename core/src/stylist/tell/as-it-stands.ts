import type { Noun } from "../../languages/index.ts";
import { type Kind, kindOf } from "../../wardrobe/kinds.ts";
import type { Piece } from "../dress/piece.ts";
import { MOST_WORDS } from "../dress/read-name.ts";
import { sensesOfRun } from "../dress/senses.ts";
import type { Language } from "../lexicon/index.ts";
import { fold } from "../understand/text.ts";
import { isWorn, wordsOf } from "./known-words.ts";
import { inSentence, type Joining, type Named, named, type OwnName } from "./named.ts";
import { nounOf } from "./nouns.ts";

/** "Grey lambswool jumper", "Rab waterproof shell", "Aaji's yellow Paithani": a name that needs nothing but an article, or none. */
export function asItStands(
  name: string,
  piece: Piece,
  language: Language,
  joins: Joining<"it-stands">,
): OwnName {
  const noun = nounOf(piece.kind.id, language);
  const inOrder = qualityFirst(name, piece, language, joins);
  const said = hasNameInFront(inOrder) ? inSentence(inOrder, language) : inOrder;
  const ownerFirst = joins.ownerFirst.test(name);
  const short = ownersNoun(said, piece, language, joins);
  return {
    full: { ...agreeing(said, noun, joins), ...(ownerFirst && { ownerFirst }) },
    ...(short && { short: agreeing(short, noun, joins) }),
  };
}

/** "Nursing top black", as it is typed in a list, is a "black nursing top". */
function qualityFirst(
  name: string,
  piece: Piece,
  language: Language,
  { quality }: Joining<"it-stands">,
): string {
  const words = name.split(" ");
  const last = words.at(-1)!;
  const isQuality = quality.test(last) || wordsOf(language).colours.has(fold(last));
  const rest = words.slice(0, -1);
  if (rest.length === 0 || !isQuality || !nounEndingAt(rest, piece, language)) return name;
  return [last, ...rest].join(" ");
}

/** Whoever writes every word with a capital means it so. */
const hasNameInFront = (name: string): boolean => /^\p{Lu}\p{Ll}+ \p{Ll}/u.test(name);

const agreeing = (words: string, noun: Noun, { several }: Joining<"it-stands">): Named =>
  named(words, { gender: noun.gender, pair: noun.pair || several.test(words) });

/** A jumper, whatever we call it: the words that name what it is, before what is said with "with" or "for". */
function ownersNoun(
  name: string,
  piece: Piece,
  language: Language,
  { behind, owner }: Joining<"it-stands">,
): string | null {
  const all = name.replace(owner, "").split(" ");
  const cut = all.findIndex((word, at) => at > 0 && behind.test(word));
  const words = cut < 0 ? all : all.slice(0, cut);
  const known = (word: string): boolean =>
    kindsOf([fold(word)], language).some((kind) => isAlike(kind, piece.kind));
  const last = lastNoun(words, language);
  return nounEndingAt(words, piece, language) ?? makersName(last) ?? words.findLast(known) ?? last;
}

function nounEndingAt(words: readonly string[], piece: Piece, language: Language): string | null {
  const last = words.at(-1);
  if (last && namesLike(fold(last), piece, language)) return last;
  for (let length = 2; length <= Math.min(MOST_WORDS, words.length); length++) {
    const run = words.slice(-length);
    if (kindsOf(run.map(fold), language).some((kind) => isAlike(kind, piece.kind)))
      return run.join(" ");
  }
  return null;
}

/** "Slip on Skechers" are Skechers. */
const makersName = (word: string | null): string | null =>
  word !== null && /^\p{Lu}/u.test(word) ? word : null;

const kindsOf = (run: readonly string[], language: Language): Kind[] =>
  sensesOfRun(run, language).flatMap((sense) => (sense.topic === "kind" ? [kindOf(sense.id)] : []));

const isAlike = (one: Kind, other: Kind): boolean => one.is.has(other.id) || other.is.has(one.id);

/** A "night suit shirt" is called a shirt, though we call it a pyjama top. */
const namesLike = (word: string, piece: Piece, language: Language): boolean =>
  kindsOf([word], language).some((kind) => isAlike(kind, piece.kind) || isWorn(kind.area, piece));

/** What nobody told us of is a noun all the same, unless it is a colour or a cloth. */
function lastNoun(words: readonly string[], language: Language): string | null {
  const last = words.at(-1) ?? "";
  const folded = fold(last);
  const { colours, materials } = wordsOf(language);
  const isNoun = /^\p{L}[\p{L}’'-]{2,}$/u.test(last);
  return isNoun && !colours.has(folded) && !materials.has(folded) ? last : null;
}
