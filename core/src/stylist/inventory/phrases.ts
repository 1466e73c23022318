import type { InventoryWords } from "../../languages/inventory-words.ts";
import { perLanguage } from "../../languages/per-language.ts";
import type { ColourId } from "../../wardrobe/colours.ts";
import type { Token } from "./pieces.ts";

/** Phrases of up to so many words. */
const MOST_WORDS = 4;

export type Phrases = ReadonlyMap<string, number>;

/** A language's words of lists, ready to be looked up: each phrase with its figure, or with 1. */
export type Book = Readonly<Record<Exclude<keyof InventoryWords, "colours">, Phrases>> & {
  colours: ReadonlyMap<string, ColourId>;
};

export const bookOf = perLanguage(({ inventory, degrees }): Book => {
  const { colours, ...lists } = inventory;
  const entries = Object.entries(lists).map(([list, phrases]) => [list, read(phrases.split("|"))]);
  const book = Object.fromEntries(entries) as Omit<Book, "colours">;
  const numbers = read(degrees.numbers.split(" "), (index) => index);
  const amounts = new Map([...numbers, ...book.amounts]);
  amounts.delete([...numbers.keys()][0]!);
  return { ...book, amounts, colours: coloursIn(colours) };
});

const coloursIn = (list: string): Book["colours"] =>
  new Map(list.split("|").map((entry) => entry.split(":") as [string, ColourId]));

function read(phrases: readonly string[], otherwise: (index: number) => number = () => 1): Phrases {
  return new Map(
    phrases.map((phrase, index) => {
      const [words, figure] = phrase.split(":");
      return [words!, figure ? Number(figure) : otherwise(index)] as const;
    }),
  );
}

/** The longest phrase of a list that begins at a word: how many words it takes, and its figure. */
export function phraseAt(
  phrases: Phrases,
  tokens: readonly Token[],
  at: number,
): { length: number; figure: number } | undefined {
  for (let length = Math.min(MOST_WORDS, tokens.length - at); length > 0; length--) {
    const figure = phrases.get(wordsAt(tokens, at, length));
    if (figure !== undefined) return { length, figure };
  }
  return undefined;
}

export const wordsAt = (tokens: readonly Token[], at: number, length: number): string =>
  length === 1
    ? tokens[at]!.text
    : tokens
        .slice(at, at + length)
        .map(({ text }) => text)
        .join(" ");
