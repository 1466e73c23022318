import type { Word } from "../understand/text.ts";
import type { Days } from "./find-days.ts";
import type { LookBook, Met } from "./look-book.ts";

/** A stretch of a request about one thing, words `from` up to `to`. */
export type Chunk = {
  from: number;
  to: number;
  sentence: number;
  /** The days it names. */
  days: readonly number[];
  /** True for "otherwise": about all days that were not named. */
  isRest: boolean;
  /** A limit, a bag, what nobody wants: about all of it. */
  isOverall: boolean;
  /** When clothes are washed, which is nothing to dress for. */
  isLaundry: boolean;
};

/** How far behind a joint the next day may be named: "and then on Thursday". */
const NEAR = 3;

/** Cuts a request where a clause ends, where the next day is named and, before numbers and days, at an "and". */
export function cut(
  words: readonly Word[],
  days: readonly Days[],
  topics: readonly Met[],
  book: LookBook,
): Chunk[] {
  const starts = words.flatMap((_, at) => (opens(words, at, days, book) ? [at] : []));
  return starts.map((from, k) => {
    const to = starts[k + 1] ?? words.length;
    const named = days.filter((one) => one.from >= from && one.from < to);
    const begins = topics.filter(({ from: at }) => at >= from && at <= from + 1);
    return {
      from,
      to,
      sentence: words[from]!.sentence,
      days: named.flatMap((one) => one.days),
      isRest:
        named.length === 0 && words.slice(from, to).some(({ text }) => book.set("rest").has(text)),
      isOverall: begins.some(({ topic }) => isAboutAll(topic)),
      isLaundry: topics.some(({ topic, from: at }) => topic === "laundry" && at >= from && at < to),
    };
  });
}

const isAboutAll = (topic: Met["topic"]): boolean =>
  topic === "overall" ||
  topic === "cabin" ||
  topic === "backpack" ||
  topic === "small" ||
  topic === "laundry";

function opens(words: readonly Word[], at: number, days: readonly Days[], book: LookBook): boolean {
  const [before, word] = [words[at - 1], words[at]!];
  if (!before) return true;
  if (days.some(({ from, to }) => at > from && at < to)) return false;
  if (before.clause !== word.clause) return true;
  if (book.set("breaks").has(word.text)) return isBeforeNext(words, at, days, book);
  // "Tuesday client meeting Thursday gym": a second day in one clause.
  const start = clauseStart(words, at);
  const isDay = days.some(({ from }) => from === at);
  return isDay && days.some(({ from }) => from >= start && from < at) && !isJoined(words, at, book);
}

const isJoined = (words: readonly Word[], at: number, book: LookBook): boolean =>
  [1, 2].some((back) => book.set("breaks").has(words[at - back]?.text ?? ""));

function isBeforeNext(
  words: readonly Word[],
  at: number,
  days: readonly Days[],
  book: LookBook,
): boolean {
  const { clause } = words[at]!;
  const isNear = days.some(
    ({ from }) => from > at && from <= at + NEAR && words[from]!.clause === clause,
  );
  const next = words[at + 1];
  return isNear || (next?.clause === clause && book.numbers.has(next.text));
}

function clauseStart(words: readonly Word[], at: number): number {
  let from = at;
  while (from > 0 && words[from - 1]!.clause === words[at]!.clause) from--;
  return from;
}
