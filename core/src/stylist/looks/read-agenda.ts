import type { Settings } from "../../situations/index.ts";
import type { Garment } from "../../garment.ts";
import { LOOKS_MAX } from "../../limits.ts";
import { EVENTS } from "../lexicon/index.ts";
import type { Intent } from "../read/intent.ts";
import type { Brief } from "../understand/brief.ts";
import { flatten } from "../understand/intent.ts";
import type { Find } from "../understand/phrasebook.ts";
import { understandWords } from "../understand/recognise.ts";
import { evidenceIn } from "../understand/setting-evidence.ts";
import { READ_AT_MOST, readWords, type Word } from "../understand/text.ts";
import { type Agenda, type LookAsk, type Slot } from "./agenda.ts";
import { type Chunk, cut } from "./chunks.ts";
import { findDays } from "./find-days.ts";
import { figureAt, formAt, lookBookOf, type LookBook, type Met, topicsIn } from "./look-book.ts";
import { laundryIn, readLimits } from "./read-limits.ts";

/** Who asks about one thing is answered about one. */
const OF_ONE: ReadonlySet<Intent> = new Set(["chat", "compare", "follow-up"]);

/** What the reader sees of a request. */
type Ground = {
  words: readonly Word[];
  book: LookBook;
  intent: Intent;
  topics: readonly Met[];
  chunks: readonly Chunk[];
  /** True where a stretch says what is done, or in what weather. */
  isAbout: (chunk: Chunk) => boolean;
  names: (chunk: Chunk) => boolean;
  isLate: (chunk: Chunk) => boolean;
  /** True behind a colon or a dash. */
  isIntroduced: (chunk: Chunk) => boolean;
};

/** A look with the stretches of the request that are about it alone. */
type Plan = { slot: Slot; evening: boolean; chunks: readonly Chunk[] };

/**
 * The several looks that a request asks for: so many outfits, the days it names, a week, a weekend, a trip.
 * @returns null where one is asked for
 */
export function readAgenda(
  prompt: string,
  brief: Brief,
  closet: readonly Garment[],
  settings: Settings,
): Agenda | null {
  const book = lookBookOf(brief.reading);
  const words = readWords(prompt.slice(0, READ_AT_MOST));
  if (OF_ONE.has(brief.intent) || !words.some(({ text }) => book.hints.has(text))) return null;
  const { finds } = understandWords(words, flatten(prompt), brief.language, closet, brief.reading);
  const ground = groundOf(prompt, brief, words, finds, book, settings);
  const limits = readLimits(words, ground.topics, book);
  const named = daysIn(ground);
  const counted = named ? null : outfitsIn(ground);
  const stay = named || counted ? null : stayIn(ground);
  const plans = (named ?? counted ?? stay)?.slice(0, LOOKS_MAX);
  if (!plans || plans.length < 2) return null;
  const isBag = limits.pieces !== null || limits.grams !== null;
  const packs = brief.intent === "pack" || isBag || (stay !== null && isAway(ground));
  const looks = plans.map((plan) => asked(prompt, ground, plan, plans));
  return {
    looks,
    packs,
    limits,
    washedAfter: washingOf(plans, laundryIn(ground.topics, finds), ground.chunks),
  };
}

function groundOf(
  prompt: string,
  brief: Brief,
  words: readonly Word[],
  finds: readonly Find[],
  book: LookBook,
  settings: Settings,
): Ground {
  const topics = topicsIn(prompt, words, book);
  const chunks = cut(words, findDays(prompt, words, book), topics, book);
  const { elsewhere } = evidenceIn(prompt, words, finds, brief.leftAside, brief.reading);
  const has = ({ from, to }: Chunk, is: (find: Find) => boolean): boolean =>
    finds.some((find) => find.at >= from && find.at < to && !elsewhere.has(find.at) && is(find));
  const names = (chunk: Chunk): boolean =>
    has(chunk, ({ topic }) => topic === "event" || topic === "code") ||
    settings.named(textOf(prompt, words, chunk), brief.reading) !== null;
  return {
    words,
    book,
    intent: brief.intent,
    topics,
    chunks,
    names,
    isAbout: (chunk) =>
      has(chunk, ({ topic }) => topic === "weather" || topic === "daytime") || names(chunk),
    isLate: (chunk) => has(chunk, isLate),
    isIntroduced: ({ from }) => {
      const gap = prompt.slice(words[from - 1]?.end ?? 0, words[from]!.start);
      return /[:–—-]/u.test(gap);
    },
  };
}

const textOf = (prompt: string, words: readonly Word[], { from, to }: Chunk): string =>
  prompt.slice(words[from]!.start, words[to - 1]!.end);

const isLate = ({ topic, id }: Find): boolean =>
  (topic === "daytime" && (id === "evening" || id === "night")) ||
  (topic === "event" && EVENTS.some((event) => event.id === id && event.time === "evening"));

/** The days that are named, each with what is said of it; null where it is not several days that clothes are asked for. */
function daysIn(ground: Ground): Plan[] | null {
  const said = new Map<number, Chunk[]>();
  let [current, waiting] = [[] as readonly number[], [] as number[]];
  let sentence = -1;
  for (const chunk of ground.chunks) {
    if (chunk.isLaundry) continue;
    if (chunk.sentence !== sentence) [current, waiting] = [[], []];
    sentence = chunk.sentence;
    for (const day of chunk.days) said.set(day, said.get(day) ?? []);
    waiting.push(...chunk.days);
    // "Mon, Tue and Wed at the office" says the same of all three.
    if (isBare(chunk, ground)) continue;
    const isOwn = chunk.days.length > 0 || (waiting.length > 0 && ground.isIntroduced(chunk));
    if (!isOwn && (chunk.isOverall || chunk.isRest || !ground.isAbout(chunk))) continue;
    if (waiting.length > 0) [current, waiting] = [waiting, []];
    for (const day of current) said.get(day)!.push(chunk);
  }
  const own = [...said.values()].filter((chunks) => chunks.some(ground.isAbout)).length;
  const isListed = ground.chunks.some(
    (chunk) => chunk.days.length > 1 && (isSeveral(ground) || ground.isAbout(chunk)),
  );
  if (said.size < 2 || !(own >= 2 || isListed)) return null;
  return [...said].flatMap(([day, chunks]) => dayPlans({ is: "day", day }, chunks, ground));
}

const isSeveral = ({ intent }: Ground): boolean => intent === "several-looks" || intent === "pack";

/** Nothing but the day itself. */
const isBare = ({ from, to, days }: Chunk, { words, book }: Ground): boolean =>
  days.length > 0 &&
  words
    .slice(from, to)
    .every(({ text }, k) => isLead(words, from + k, book) || book.set("span").has(text));

/** A day, and its evening where something else is on. */
function dayPlans(slot: Slot, chunks: readonly Chunk[], ground: Ground): Plan[] {
  const late = chunks.filter((chunk) => ground.names(chunk) && ground.isLate(chunk));
  const day = chunks.filter((chunk) => !late.includes(chunk));
  if (late.length === 0 || !day.some(ground.names)) return [{ slot, evening: false, chunks }];
  return [
    { slot, evening: false, chunks: day },
    { slot, evening: true, chunks: late },
  ];
}

/** How far from its number "outfits" may stand: "three different office outfits". */
const NEAR = 3;
const MOST_OUTFITS = 10;

/** "Three outfits", with what each is for where that is listed. */
function outfitsIn(ground: Ground): Plan[] | null {
  const { words, book } = ground;
  const at = words.findIndex(({ clause }, k) => {
    if (formAt(words, k, book.looks) === 0) return false;
    return numberBefore(ground, k, clause) >= 2;
  });
  if (at < 0) return null;
  const count = Math.min(MOST_OUTFITS, numberBefore(ground, at, words[at]!.clause));
  const listed = activitiesIn(ground).filter(({ from, to }) => at < from || at >= to);
  return Array.from({ length: count }, (_, k) => ({
    slot: { is: "outfit", turn: k + 1 },
    evening: false,
    chunks: listed[k] ? [listed[k]] : [],
  }));
}

function numberBefore({ words, book }: Ground, at: number, clause: number): number {
  for (let back = 1; back <= NEAR && words[at - back]?.clause === clause; back++) {
    const figure = figureAt(words, at - back, book);
    if (figure !== null) return figure;
  }
  return 0;
}

/** Days away, or a week's: with what is done on some of them. */
function stayIn(ground: Ground): Plan[] | null {
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

const isAway = ({ intent, words, book }: Ground): boolean =>
  intent === "pack" ||
  words.some(
    ({ text }, at) =>
      book.set("there").has(text) &&
      (["day", "night", "weekend"] as const).some(
        (one) => formAt(words, at - 1, book.units[one]) > 0,
      ),
  );

/** Stretches that begin with a number and name something to do, as often as they say: "two dinners", "one hike". */
function activitiesIn(ground: Ground): Chunk[] {
  const { words, book } = ground;
  return ground.chunks.flatMap((chunk) => {
    if (chunk.isOverall || chunk.days.length > 0 || !ground.names(chunk)) return [];
    const at = book.set("breaks").has(words[chunk.from]!.text) ? chunk.from + 1 : chunk.from;
    const figure = figureAt(words, at, book);
    const isTime = (["day", "night", "week", "weekend"] as const).some(
      (unit) => formAt(words, at + 1, book.units[unit]) > 0,
    );
    return figure === null || isTime
      ? []
      : Array.from({ length: Math.min(5, figure) }, () => chunk);
  });
}

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

/** The request as far as it is about one look. */
function asked(
  prompt: string,
  { words, book }: Ground,
  plan: Plan,
  plans: readonly Plan[],
): LookAsk {
  const others = plans.flatMap(({ chunks }) => chunks).filter((one) => !plan.chunks.includes(one));
  const place = ({ from, to }: Pick<Chunk, "from" | "to">) => ({
    start: words[from]!.start,
    end: words[to - 1]!.end,
  });
  let text = prompt;
  for (const { start, end } of others.map(place))
    text = text.slice(0, start) + "·".repeat(end - start) + text.slice(end);
  const own = plan.chunks
    .filter(({ days }) => days.length <= 1)
    .map((chunk) => place(bared(chunk, words, book)));
  return { slot: plan.slot, evening: plan.evening, text, own };
}

/** After the day that washing is spoken of, or else half-way. */
function washingOf(plans: readonly Plan[], at: number | null, chunks: readonly Chunk[]): number[] {
  if (at === null) return [];
  const days = chunks.find(({ from, to }) => at >= from && at < to)?.days ?? [];
  const that = plans.findLastIndex(({ slot }) => slot.is === "day" && days.includes(slot.day));
  return [that < 0 ? Math.floor((plans.length - 1) / 2) : that];
}

/** Without the day at its head, and what leads to it. */
function bared(
  { from, to }: Chunk,
  words: readonly Word[],
  book: LookBook,
): Pick<Chunk, "from" | "to"> {
  let start = from;
  while (start < to - 1 && isLead(words, start, book)) start++;
  return { from: start, to };
}

function isLead(words: readonly Word[], at: number, book: LookBook): boolean {
  const { text } = words[at]!;
  const isDay = [...book.days, ...book.shortDays].some((forms) => formAt(words, at, forms) > 0);
  return isDay || book.set("breaks").has(text) || book.set("on").has(text);
}
