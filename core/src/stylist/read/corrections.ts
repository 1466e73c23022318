import { range } from "./indices.ts";
import type { LanguageCode as Language } from "../../languages/index.ts";
import { perLanguage } from "../../languages/per-language.ts";
import type { Phrases } from "../../languages/cue-list.ts";
import type { Find } from "../understand/phrasebook.ts";
import type { Word } from "../understand/text.ts";
import { Landscape, noSmallWords, type Spot } from "./landscape.ts";
import { PhraseBook } from "./match.ts";
import { type Pattern, readPatterns } from "./pattern.ts";

type Span = { from: number; to: number };

type Book = PhraseBook<{ pattern: Pattern }>;
type Books = { corrections: Book; doubled: Book; negators: ReadonlySet<string> };

const booksOf = perLanguage(({ cues: { corrections, doubled, negators } }): Books => ({
  corrections: bookOf(corrections),
  doubled: bookOf(doubled),
  negators: new Set(negators.split(" ")),
}));

const bookOf = (phrases: Phrases): Book =>
  new PhraseBook(readPatterns(phrases, {}).map((pattern) => ({ pattern })));

export type Corrected = {
  words: readonly Word[];
  finds: readonly Find[];
  corrections: readonly Span[];
};

/**
 * "It's not that I don't like it": negations that undo each other fall silent. "The blue skirt, no wait, the green one": those words deny
 * nothing either, and a sentence begins behind them.
 */
export function withoutCorrections(
  words: readonly Word[],
  finds: readonly Find[],
  language: Language,
): Corrected {
  const { corrections: book, doubled, negators } = booksOf(language);
  const land = new Landscape("", words, [], noSmallWords);
  const corrections = merged(book.find(land));
  const undone = new Set(
    merged(doubled.find(land)).flatMap(({ from, to }) =>
      range(from, to).filter((at) => negators.has(words[at]!.text)),
    ),
  );
  if (corrections.length + undone.size === 0) return { words, finds, corrections };
  const isIn = (at: number): boolean => corrections.some(({ from, to }) => from <= at && at < to);
  const isSilent = (at: number): boolean => undone.has(at) || isIn(at);
  const passed = (at: number): number => corrections.filter(({ to }) => to <= at).length;
  return {
    words: words.map((word, at) => ({
      ...word,
      text: isSilent(at) ? "" : word.text,
      sentence: word.sentence + passed(at),
      clause: word.clause + passed(at),
      afterComma: word.afterComma && !isIn(at - 1),
    })),
    finds: finds.filter(({ at, length }) => !range(at, at + length).some(isSilent)),
    corrections,
  };
}

function merged(hits: readonly Span[]): Span[] {
  const spans: Span[] = [];
  for (const { from, to } of hits.toSorted((a, b) => a.from - b.from)) {
    const last = spans.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else spans.push({ from, to });
  }
  return spans;
}

/** How far before and behind a correction the garments stand that it is about, in words. */
const BEFORE = 9;
const BEHIND = 9;

/** Garments that are taken back: one before a correction, where another one follows it. */
export const withWithdrawn = <T extends Spot>(
  garments: readonly T[],
  { words, corrections }: Corrected,
): T[] => {
  const isNear = (a: number, b: number): boolean => words[b]!.sentence - words[a]!.sentence <= 1;
  const gone = corrections.flatMap(({ from, to }) => {
    const before = garments.findLast(({ end }) => end <= from);
    const behind = garments.find(({ at }) => at >= to);
    if (!before || !behind || from - before.end > BEFORE || behind.at - to > BEHIND) return [];
    const isOther = textOf(words, before) !== textOf(words, behind);
    return isOther && isNear(before.at, behind.at) ? [before] : [];
  });
  return garments.map((one) => (gone.includes(one) ? { ...one, withdrawn: true } : one));
};

const textOf = (words: readonly Word[], { at, end }: Spot): string =>
  words
    .slice(at, end)
    .map(({ text }) => text)
    .join(" ");
