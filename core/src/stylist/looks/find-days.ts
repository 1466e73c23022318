import type { Word } from "../understand/text.ts";
import { type Forms, formAt, type LookBook } from "./look-book.ts";

/** Days named together, words `from` up to `to`: one, or "Monday to Friday". Monday is 0. */
export type Days = { days: readonly number[]; from: number; to: number };

type Found = { day: number; at: number; end: number; isShort: boolean };

/** The days that a request names, in the order of its words. */
export function findDays(prompt: string, words: readonly Word[], book: LookBook): Days[] {
  const all = words.flatMap((_, at) => dayAt(words, at, book) ?? []);
  const sure = all.filter((one) => !one.isShort || isMeantAsDay(prompt, words, one, all, book));
  const named: Days[] = [];
  for (let k = 0; k < sure.length; k++) {
    const [first, last] = [sure[k]!, sure[k + 1]];
    if (last && isSpan(prompt, words, first, last, book)) {
      named.push({ days: between(first.day, last.day), from: first.at, to: last.end });
      k++;
    } else named.push({ days: [first.day], from: first.at, to: first.end });
  }
  return named;
}

function dayAt(words: readonly Word[], at: number, book: LookBook): Found | null {
  const find = (list: readonly Forms[], isShort: boolean): Found | null => {
    const day = list.findIndex((forms) => formAt(words, at, forms) > 0);
    return day < 0 ? null : { day, at, end: at + formAt(words, at, list[day]!), isShort };
  };
  return find(book.days, false) ?? find(book.shortDays, true);
}

/** "Sun" and "so" are days beside another day, or where a clause begins with them and another names a day. */
function isMeantAsDay(
  prompt: string,
  words: readonly Word[],
  one: Found,
  all: readonly Found[],
  book: LookBook,
): boolean {
  const others = all.filter((other) => other.day !== one.day);
  if (others.length === 0) return false;
  const beside = others.some(
    (other) =>
      isSpan(prompt, words, one, other, book) ||
      isSpan(prompt, words, other, one, book) ||
      isNext(words, one, other, book) ||
      isNext(words, other, one, book),
  );
  const word = words[one.at]!;
  const before = words[one.at - 1];
  const opens = before?.clause !== word.clause;
  const closes = words[one.end]?.clause !== word.clause && book.set("on").has(before?.text ?? "");
  // "So I need", "Di solito": a clause that begins with one of them is seldom about a day.
  return beside || (closes && others.length > 0) || (opens && isList(words, all));
}

/** "Tue Wed", "Tue and Wed". */
const isNext = (words: readonly Word[], first: Found, next: Found, book: LookBook): boolean =>
  first.end === next.at ||
  (first.end + 1 === next.at && book.set("breaks").has(words[first.end]!.text));

/** From two clauses on that begin with different days, a list of days it is. */
const isList = (words: readonly Word[], all: readonly Found[]): boolean =>
  new Set(all.filter(({ at }) => words[at - 1]?.clause !== words[at]!.clause).map(({ day }) => day))
    .size >= 2;

function isSpan(
  prompt: string,
  words: readonly Word[],
  first: Found,
  last: Found,
  book: LookBook,
): boolean {
  if (last.at < first.end || first.day === last.day) return false;
  const [left, right] = [words[first.end - 1]!, words[last.at]!];
  const gap = prompt.slice(left.end, right.start);
  if (/^\s?[-–—/]\s?$/u.test(gap)) return true;
  const inside = words.slice(first.end, last.at);
  return (
    inside.length >= 1 &&
    inside.length <= 2 &&
    inside.every(({ text }) => book.set("span").has(text))
  );
}

const between = (first: number, last: number): number[] =>
  Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, k) => (first + k) % 7);
