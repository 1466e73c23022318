import type { Slot } from "./agenda.ts";
import type { Chunk } from "./chunks.ts";
import { blocksIn, type Ground, isLead, isSeveral, type Plan, restOf } from "./ground.ts";
import { isAway } from "./stays.ts";

/** The days that are named, each with what is said of it; null where it is not several days that clothes are asked for. */
export function daysIn(ground: Ground): Plan[] | null {
  const said = new Map<number, Chunk[]>();
  let [current, waiting] = [[] as readonly number[], [] as number[]];
  let sentence = -1;
  for (const chunk of ground.chunks) {
    if (chunk.isLaundry || isReturn(chunk, ground)) continue;
    if (chunk.sentence !== sentence) [current, waiting] = [[], []];
    sentence = chunk.sentence;
    for (const day of chunk.days) said.set(day, said.get(day) ?? []);
    waiting.push(...chunk.days);
    // "Mon, Tue and Wed at the office" says the same of all three, and so does "What do I wear Thursday and Friday at the office?"
    if (isBare(chunk, ground) || leadsUp(chunk, ground)) continue;
    const isOwn = chunk.days.length > 0 || (waiting.length > 0 && ground.isIntroduced(chunk));
    const isTold = ground.isAbout(chunk) || (current.length === 1 && isOfThatDay(chunk, ground));
    if (!isOwn && (chunk.isOverall || chunk.isRest || !isTold)) continue;
    if (waiting.length > 0) [current, waiting] = [waiting, []];
    for (const day of current) said.get(day)!.push(chunk);
  }
  const own = [...said.values()].filter((chunks) => chunks.some(ground.isAbout)).length;
  const isListed = ground.chunks.some(
    (chunk) => chunk.days.length > 1 && (isSeveral(ground) || ground.isAbout(chunk)),
  );
  if (said.size < 2 || !(own >= 2 || isListed || isAgenda(ground))) return null;
  for (const [day, chunks] of said) said.set(day, ofThatDay(day, chunks, ground));
  const claimed = [...said.values()].map((chunks) => ({ chunks }));
  const before = blocksBefore(claimed, ground);
  const isTrip = isAway(ground) && restOf([...claimed, ...before], ground).length > 0;
  const plansOf = ([day, chunks]: readonly [number, Chunk[]]): Plan[] =>
    dayPlans({ is: "day", day }, chunks, ground, isTrip);
  return [...before, ...inOrder([...said]).flatMap(plansOf)];
}

/** "Fri to Sun: a hike, on Sunday we sing in church": what is said of that day by itself, if it is on by day, is what is on. */
function ofThatDay(day: number, chunks: Chunk[], ground: Ground): Chunk[] {
  const from = chunks.findIndex((one) => one.days.length === 1 && one.days[0] === day);
  const own = from < 0 ? [] : chunks.slice(from);
  return own.some((one) => ground.names(one) && !ground.isLate(one)) ? own : chunks;
}

/** As they come in a week from the first that is named, or from where they lie much closer together: Friday, though Saturday was told first. */
function inOrder<Said>(
  said: readonly (readonly [day: number, Said])[],
): (readonly [number, Said])[] {
  const days = said.map(([day]) => day);
  const spanFrom = (first: number): number => Math.max(...days.map((day) => after(first, day)));
  const [named = 0] = days;
  const closest = days.reduce((best, day) => (spanFrom(day) < spanFrom(best) ? day : best), named);
  const first = spanFrom(named) - spanFrom(closest) >= MUCH_CLOSER ? closest : named;
  return said.toSorted(([a], [b]) => after(first, a) - after(first, b));
}

const MUCH_CLOSER = 3;

const after = (first: number, day: number): number => (day - first + 7) % 7;

/** "Three days of meetings, then on Saturday …": the days before those that are named. */
function blocksBefore(named: readonly Pick<Plan, "chunks">[], ground: Ground): Plan[] {
  const open = new Set(restOf(named, ground));
  return blocksIn(ground)
    .filter(({ chunk }) => open.has(chunk))
    .flatMap(({ chunk, days }) => Array.from({ length: days }, () => chunk))
    .map((chunk, k) => ({ slot: { is: "turn", turn: k + 1 }, evening: false, chunks: [chunk] }));
}

/** "Saturday choir, all in black. Sunday …": what is told beside a day, but for what nobody will wear on any. */
const isOfThatDay = (chunk: Chunk, ground: Ground): boolean =>
  !ground.asks(chunk) && !ground.isAgainst(chunk);

/** From three days on, each at the head of what is told of it, nothing else can be meant, whatever is on. */
function isAgenda(ground: Ground): boolean {
  const heads = ground.chunks.filter(
    (chunk) =>
      chunk.days.length === 1 &&
      isLead(ground.words, chunk.from, ground.book) &&
      !isBare(chunk, ground),
  );
  return new Set(heads.flatMap(({ days }) => days)).size >= DAYS_OF_AGENDA;
}

const DAYS_OF_AGENDA = 3;

/** "I lent the blouse, she won't bring it back before Saturday": nothing is on, on that day. */
const isReturn = (chunk: Chunk, ground: Ground): boolean =>
  chunk.days.length === 1 && ground.isOfAway(chunk) && !ground.isAbout(chunk);

/** Nothing but the day itself. */
const isBare = ({ from, to, days }: Chunk, { words, book }: Ground): boolean =>
  days.length > 0 &&
  words
    .slice(from, to)
    .every(({ text }, k) => isLead(words, from + k, book) || book.set("span").has(text));

/** A question for clothes that ends with a day: what is on that day is still to come. */
const leadsUp = (chunk: Chunk, ground: Ground): boolean =>
  chunk.days.length > 0 && isLead(ground.words, chunk.to - 1, ground.book) && ground.asks(chunk);

/** A day, and its evening where something else is on, if only what is on all days of a trip. */
function dayPlans(slot: Slot, chunks: readonly Chunk[], ground: Ground, isTrip: boolean): Plan[] {
  const late = chunks.filter((chunk) => ground.names(chunk) && ground.isLate(chunk));
  const day = chunks.filter((chunk) => !late.includes(chunk));
  if (late.length === 0 || !(isTrip || day.some(ground.names)))
    return [{ slot, evening: false, chunks }];
  return [
    { slot, evening: false, chunks: day },
    { slot, evening: true, chunks: late },
  ];
}
