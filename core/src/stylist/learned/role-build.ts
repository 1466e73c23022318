import type { SmallWords } from "../read/landscape.ts";
import type { Term } from "./terms.ts";

/** What small words do to a sentence, each by one letter; the first that a word is in counts. */
const LETTERS: readonly (readonly [keyof SmallWords, string])[] = [
  ["negators", "N"],
  ["turns", "T"],
  ["singling", "D"],
  ["pronouns", "P"],
  ["seeking", "?"],
  ["alternatives", "A"],
  ["subjects", "s"],
  ["speaker", "S"],
  ["noes", "n"],
  ["yeses", "y"],
  ["hence", "h"],
  ["belonging", "B"],
  ["indefinites", "I"],
  ["openers", "o"],
  ["joints", "j"],
];
const OTHER = "w";
/** How many words to a side are told by their letters, and how many of them as one run from the garment on. */
const REACH = 9;
const RUN = 6;

/**
 * How a sentence is built around a garment, word by word: runs of letters from the garment on, and letters by ones, twos and threes
 * on each side. The same in every language.
 * @param line the request word by word, with marks that begin with "§"
 */
export function buildTerms(line: readonly string[], mine: number, small: SmallWords): Term[] {
  const letters = line.map((word) => letterOf(word, small));
  const before = letters.slice(Math.max(0, mine - REACH), mine).toReversed();
  const behind = letters.slice(mine + 1, mine + 1 + REACH);
  const names = [
    ...runs("<", before),
    ...runs(">", behind),
    `§m${before.slice(0, 2).toReversed().join("")}_${behind.slice(0, 2).join("")}`,
    `§m${before.slice(0, 1).join("")}_${behind.slice(0, 3).join("")}`,
  ];
  return names.map((name) => [name, 1]);
}

function letterOf(word: string, small: SmallWords): string {
  if (word.startsWith("§")) return word.slice(1);
  return LETTERS.find(([list]) => small[list].has(word))?.[1] ?? OTHER;
}

function runs(side: string, letters: readonly string[]): string[] {
  return letters.flatMap((_, at) => [
    ...(at < RUN ? [`§k${side}${letters.slice(0, at + 1).join("")}`] : []),
    ...[1, 2, 3]
      .filter((length) => at + 1 >= length)
      .map((length) => `§b${side}${letters.slice(at + 1 - length, at + 1).join("")}`),
  ]);
}
