import type { Word } from "../understand/text.ts";
import type { Slot } from "./agenda.ts";
import type { Chunk } from "./chunks.ts";
import { figureAt, formAt, type LookBook, type Met } from "./look-book.ts";
import { activitiesIn, type Ground, type Plan } from "./ground.ts";

/** Days away, or a week's: with what is done on some of them. */
export function stayIn(ground: Ground): Plan[] | null {
  const { topics } = ground;
  const has = (topic: Met["topic"]): boolean => topics.some((one) => one.topic === topic);
  const isWeekend = has("weekend") || (ground.intent === "pack" && namesUnit(ground, "weekend"));
  const count = isWeekend ? null : daysAway(ground);
  if (count !== null) return stay(turns(count), ground);
  if (isWeekend) return stay(weekdays(5, 6), ground);
  if (has("workWeek")) return stay(weekdays(0, 1, 2, 3, 4), ground);
  return has("week") ? stay(weekdays(0, 1, 2, 3, 4, 5, 6), ground) : null;
}

const turns = (count: number): Slot[] =>
  Array.from({ length: count }, (_, k) => ({ is: "turn", turn: k + 1 }));

const weekdays = (...days: number[]): Slot[] => days.map((day) => ({ is: "day", day }));

const namesUnit = ({ words, book }: Ground, unit: keyof LookBook["units"]): boolean =>
  words.some((_, at) => formAt(words, at, book.units[unit]) > 0);

const DAYS_OF_WEEK = 7;

/** "Five days in Lisbon", "a week in Rome", "4 nights" to pack for. */
function daysAway(ground: Ground): number | null {
  const { words, book, intent } = ground;
  for (const [at, { clause }] of words.entries()) {
    const unit = (["day", "night", "week"] as const).find(
      (one) => formAt(words, at, book.units[one]) > 0,
    );
    const figure = unit ? figureAt(words, at - 1, book) : null;
    if (!unit || figure === null || words[at - 1]!.clause !== clause) continue;
    const [before, next] = [words[at - 2], words[at + 1]];
    if (isElsewhen(before, next, clause, book)) continue;
    const isThere = next?.clause === clause && book.set("there").has(next.text);
    const days = figure * (unit === "week" ? DAYS_OF_WEEK : 1);
    if (days >= 2 && (intent === "pack" || (isThere && unit !== "week"))) return days;
  }
  return null;
}

/** "Five days ago", "since two weeks". */
const isElsewhen = (
  before: Word | undefined,
  after: Word | undefined,
  clause: number,
  { elsewhen }: LookBook,
): boolean =>
  (before?.clause === clause && elsewhen.before.has(before.text)) ||
  (after?.clause === clause && elsewhen.after.has(after.text));

export const isAway = ({ intent, words, book }: Ground): boolean =>
  intent === "pack" ||
  words.some(
    ({ text }, at) =>
      book.set("there").has(text) &&
      (["day", "night", "weekend"] as const).some(
        (one) => formAt(words, at - 1, book.units[one]) > 0,
      ),
  );

/** What is done by day takes a day of its own, from the second on; what is done late comes on top. */
function stay(slots: readonly Slot[], ground: Ground): Plan[] {
  const done = activitiesIn(ground);
  const late = done.filter(ground.isLate);
  const byDay = done.filter((chunk) => !late.includes(chunk));
  const at = (k: number, of: number): number =>
    Math.min(slots.length - 1, Math.floor(((k + 1) * slots.length) / (of + 1)));
  const takes = new Map<number, Chunk>();
  for (const [k, chunk] of byDay.slice(0, slots.length).entries()) {
    let place = at(k, byDay.length);
    while (takes.has(place)) place = (place + 1) % slots.length;
    takes.set(place, chunk);
  }
  return slots.flatMap((slot, place) => {
    const own = takes.get(place);
    const evenings = late.filter((_, k) => at(k, late.length) === place);
    return [
      { slot, evening: false, chunks: own ? [own] : [] },
      ...evenings.map((chunk) => ({ slot, evening: true, chunks: [chunk] })),
    ];
  });
}
