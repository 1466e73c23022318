import type { Word } from "../understand/text.ts";
import type { Slot } from "./agenda.ts";
import type { Chunk } from "./chunks.ts";
import { figureAt, formAt, type LookBook, type Met } from "./look-book.ts";
import { activitiesIn, blocksIn, type Ground, isInARow, type Plan } from "./ground.ts";

/** Days away, or a week's: with what is done on some of them. */
export function stayIn(ground: Ground): Plan[] | null {
  const { topics } = ground;
  const has = (topic: Met["topic"]): boolean => topics.some((one) => one.topic === topic);
  const isWeekend = has("weekend") || (ground.intent === "pack" && namesUnit(ground, "weekend"));
  const count = isWeekend ? null : daysAway(ground);
  const inBlocks = blocksIn(ground).reduce((sum, { days }) => sum + days, 0);
  if (count !== null) return stay(turns(Math.max(count, inBlocks)), ground);
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
/** Nobody packs for more than two months. */
const LONGEST = 62;

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
    if (isElsewhen(before, next, clause, book) || isInARow(words, at + 1, book)) continue;
    const isThere = next?.clause === clause && book.set("there").has(next.text);
    const days = figure * (unit === "week" ? DAYS_OF_WEEK : 1);
    // "38 weeks pregnant".
    if (days > LONGEST) continue;
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

/** What takes days of a stay, and what comes on top of them in the evening. */
function stay(slots: readonly Slot[], ground: Ground): Plan[] {
  const dated = datedIn(ground);
  const blocks = blocksIn(ground).flatMap(({ chunk, days }) => repeated(chunk, days));
  const isBlock = (chunk: Chunk): boolean => blocks.includes(chunk);
  const done = activitiesIn(ground).filter((chunk) => !isBlock(chunk));
  const days = daysOf(slots, { dated, blocks });
  const takes = takenBy(days, {
    blocks,
    dated: dated.filter((chunk) => !ground.isLate(chunk)),
    done: done.filter((chunk) => !ground.isLate(chunk)),
  });
  const late = [...done, ...dated].filter(ground.isLate);
  const evenings = late.map((chunk, k) => ({
    chunk,
    place: placeOf(chunk, days) ?? spread(k, late.length, days.length),
  }));
  return days.flatMap((slot, place) => [
    { slot, evening: false, chunks: takes[place] ?? [] },
    ...evenings
      .filter((one) => one.place === place)
      .map(({ chunk }) => ({ slot, evening: true, chunks: [chunk] })),
  ]);
}

const repeated = (chunk: Chunk, times: number): Chunk[] =>
  Array.from({ length: times }, () => chunk);

/** "On Sunday the path to the summit": said of one day. */
const datedIn = (ground: Ground): Chunk[] =>
  ground.chunks.filter(
    (chunk) => chunk.days.length === 1 && !chunk.isLaundry && ground.isAbout(chunk),
  );

type Taking = { blocks: readonly Chunk[]; dated: readonly Chunk[]; done: readonly Chunk[] };

/** "Two days of meetings and on Sunday the path" are three days; "five days, a hike on Thursday" stay five. */
function daysOf(slots: readonly Slot[], { blocks, dated }: Omit<Taking, "done">): Slot[] {
  const isFull = slots[0]!.is === "turn" && blocks.length >= slots.length;
  const others = [...new Set(dated.map(({ days }) => days[0]!))];
  return isFull ? [...slots, ...weekdays(...others)] : [...slots];
}

const placeOf = ({ days: [day] }: Chunk, slots: readonly Slot[]): number | null => {
  const place = slots.findIndex((slot) => slot.is === "day" && slot.day === day);
  return place < 0 ? null : place;
};

const spread = (k: number, of: number, slots: number): number =>
  Math.min(slots - 1, Math.floor(((k + 1) * slots) / (of + 1)));

/** What each day is for: days of the same come first, a day of the week is the last of those that are left, all else is spread. */
function takenBy(slots: readonly Slot[], { blocks, dated, done }: Taking): (Chunk[] | undefined)[] {
  const takes = slots.map((): Chunk[] | undefined => undefined);
  const take = (chunk: Chunk, wish: number): void => {
    const free = [...takes.keys()].filter((at) => takes[at] === undefined);
    const place = free.find((at) => at >= wish) ?? free[0];
    if (place !== undefined) takes[place] = [chunk];
  };
  for (const chunk of dated) {
    const place = placeOf(chunk, slots);
    if (place !== null) takes[place] = [...(takes[place] ?? []), chunk];
  }
  for (const chunk of blocks) take(chunk, 0);
  const somewhen = dated.filter((chunk) => placeOf(chunk, slots) === null);
  for (const [k, chunk] of somewhen.entries()) take(chunk, slots.length - somewhen.length + k);
  for (const [k, chunk] of done.entries()) take(chunk, spread(k, done.length, slots.length));
  return takes;
}
