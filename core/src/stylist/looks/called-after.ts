import { SMALL_WORDS } from "../../situations/small-words.ts";
import type { Piece } from "../dress/piece.ts";
import type { Find } from "../understand/phrasebook.ts";
import { readWords, type Word } from "../understand/text.ts";

/** What a garment is or looks like is read elsewhere; of a trip it says nothing. */
const OF_GARMENTS: ReadonlySet<Find["topic"]> = new Set<Find["topic"]>([
  "garment",
  "colour",
  "material",
  "pattern",
  "feature",
]);

/** Letters in which two forms of a word agree, and which fewer hardly name anything. */
const BEGINNING = 5;
const SHORTEST = 4;

/** How the words begin by which a request names something other than a garment and its colours. */
export function namedBesides(words: readonly Word[], finds: readonly Find[]): ReadonlySet<string> {
  const taken = new Set(
    finds
      .filter(({ topic }) => OF_GARMENTS.has(topic))
      .flatMap(({ at, length }) => Array.from({ length }, (_, k) => at + k)),
  );
  return new Set(words.filter((_, at) => !taken.has(at)).flatMap(beginningOf));
}

/** The rowing leggings of who goes rowing, the club's polo, the hall shoes of who trains in a hall. */
export const isCalledAfter = ({ name }: Piece, named: ReadonlySet<string>): boolean =>
  readWords(name ?? "").some((word) => beginningOf(word).some((one) => named.has(one)));

const beginningOf = ({ text }: Word): string[] =>
  text.length < SHORTEST || SMALL_WORDS.has(text) || /\d/.test(text)
    ? []
    : [text.slice(0, BEGINNING)];
