import type { Piece } from "../dress/piece.ts";
import { isSmallWordOf } from "../understand/language.ts";
import { readWords } from "../understand/text.ts";
import type { Telling } from "./telling.ts";

/** Letters in which two forms of a word agree; what is shorter says little. */
const ROOT = 5;

/** How the words begin that the clothes are called by. */
export const rootsOfNames = ({ speaker }: Telling): ReadonlySet<string> =>
  new Set(
    [...speaker.references.values()].flatMap(({ full, short }) =>
      readWords(`${full["plain"]} ${short["plain"]}`).map(({ text }) => rootOf(text)),
    ),
  );

/** How the words of a sentence begin that say something: without the small ones, and without what the clothes are called. */
export const rootsIn = (
  sentence: string,
  names: ReadonlySet<string>,
  { speaker }: Telling,
): ReadonlySet<string> =>
  new Set(
    readWords(sentence)
      .filter(({ text }) => text.length >= ROOT && !isSmallWordOf(text, speaker.language))
      .map(({ text }) => rootOf(text))
      .filter((root) => !names.has(root)),
  );

const rootOf = (word: string): string => word.slice(0, ROOT);

/** So many words in common, or a third of the shorter sentence's, and two sentences say the same. */
const COMMON = 2;
const SHARE = 1 / 3;

export function areAlike(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const common = [...one].filter((root) => other.has(root)).length;
  return common >= COMMON || (common > 0 && common >= SHARE * Math.min(one.size, other.size));
}

/** "The flats are flat": a word of the sentence is the thing's own. */
export function isEcho(message: string, pieces: readonly Piece[]): boolean {
  const own = pieces.flatMap(({ words }) => [...words]).filter(({ length }) => length >= OWN);
  const said = readWords(message).map(({ text }) => text);
  return said.some((word) => own.some((one) => one.slice(0, OWN) === word.slice(0, OWN)));
}

/** A name's words are short. */
const OWN = 4;
