import type { Agreeing } from "../../languages/index.ts";
import type { Language } from "../lexicon/index.ts";
import { fold } from "../understand/text.ts";
import { wordsOf } from "./known-words.ts";
import { capital, type Joining } from "./named.ts";

/** What was typed behind a noun: colours and what else is said of it go before it, the rest stays. */
export type Behind = Readonly<Record<"qualities" | "hues" | "behind", readonly string[]>>;

type Role = "adjective" | "colour" | "cloth";

/** "Regenhose schwarz" is a "schwarze Regenhose", "Kleid petrol Jersey" a "Kleid in Petrol"; from other words on it stands as it is. */
export function behindNoun(
  words: readonly string[],
  noun: Agreeing,
  language: Language,
  joins: Joining<"noun-last">,
): Behind {
  const roles = words.map((word) => roleOf(word, language, joins));
  const end = roles.includes(null) ? roles.indexOf(null) : words.length;
  const of = (role: Role): readonly string[] =>
    words.slice(0, end).filter((_, at) => roles[at] === role);
  const adjectives = of("adjective");
  const shown = (all: readonly string[]): string[] => all.map((word) => shownOn(word, noun, joins));
  const colours = of("colour").flatMap((word) => [joins.colour, capitals(word)]);
  const hues = adjectives.filter((word) => isHue(word, language));
  // Who said its colour needs no cloth to tell it from others.
  const cloths = colours.length + hues.length > 0 ? [] : of("cloth");
  return {
    qualities: shown(adjectives.filter((word) => !hues.includes(word))),
    hues: shown(hues),
    behind: [
      ...colours,
      ...cloths.flatMap((word) => [joins.cloth, capital(word)]),
      ...words.slice(end),
    ],
  };
}

function roleOf(word: string, language: Language, joins: Joining<"noun-last">): Role | null {
  const last = word.split("-").at(-1)!;
  if (joins.unchanged.test(last) || joins.inflects.test(last)) return "adjective";
  if (isHue(word, language)) return "colour";
  return wordsOf(language).materials.has(fold(word)) ? "cloth" : null;
}

const isHue = (word: string, language: Language): boolean =>
  word.split("-").every((part) => wordsOf(language).colours.has(fold(part)));

const capitals = (word: string): string => word.split("-").map(capital).join("-");

/** As it stands before a noun without an article: "grau" is "graues", "beige" "beiges", and "rosa" stays. */
function shownOn(
  word: string,
  { gender, pair }: Agreeing,
  { unchanged, elided, shown }: Joining<"noun-last">,
): string {
  if (unchanged.test(word)) return word;
  const ending = (pair ? undefined : shown[gender]) ?? "e";
  return word.replace(elided.from, elided.to).replace(/e?$/, ending);
}
