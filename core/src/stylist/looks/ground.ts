import type { Settings } from "../../situations/index.ts";
import { EVENTS } from "../lexicon/index.ts";
import type { Intent } from "../read/intent.ts";
import { asksForClothes } from "../read/talk.ts";
import type { Brief } from "../understand/brief.ts";
import { readHour } from "../understand/moment.ts";
import type { Find } from "../understand/phrasebook.ts";
import { evidenceIn } from "../understand/setting-evidence.ts";
import type { Word } from "../understand/text.ts";
import type { Slot } from "./agenda.ts";
import { type Chunk, cut } from "./chunks.ts";
import { findDays } from "./find-days.ts";
import { figureAt, formAt, type LookBook, type Met, topicsIn } from "./look-book.ts";

/** What the reader sees of a request. */
export type Ground = {
  words: readonly Word[];
  book: LookBook;
  intent: Intent;
  topics: readonly Met[];
  chunks: readonly Chunk[];
  /** True where a stretch says what is done, or in what weather. */
  isAbout: (chunk: Chunk) => boolean;
  names: (chunk: Chunk) => boolean;
  /** True where more is named than that somebody is away. */
  tellsWhat: (chunk: Chunk) => boolean;
  /** True where a stretch asks for clothes and says not yet what for. */
  asks: (chunk: Chunk) => boolean;
  isLate: (chunk: Chunk) => boolean;
  /** True where a stretch begins with an hour or a time of day. */
  isTimed: (chunk: Chunk) => boolean;
  /** True where garments are spoken of. */
  isOfGarments: (chunk: Chunk) => boolean;
  /** True where a stretch says of a garment that it is not to be worn. */
  isAgainst: (chunk: Chunk) => boolean;
  /** True where a stretch or the one before says of a garment that it is away: a day in it is when that comes back. */
  isOfAway: (chunk: Chunk) => boolean;
  /** True for the words of a place and what leads there. */
  isOfPlace: (at: number) => boolean;
  /** True behind a colon or a dash. */
  isIntroduced: (chunk: Chunk) => boolean;
};

/** A look with the stretches of the request that are about it alone. */
export type Plan = { slot: Slot; evening: boolean; chunks: readonly Chunk[] };

export function groundOf(
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
  const isKnown = (chunk: Chunk): boolean =>
    settings.named(textOf(prompt, words, chunk), brief.reading) !== null;
  const names = (chunk: Chunk): boolean =>
    has(chunk, ({ topic }) => topic === "event" || topic === "code") || isKnown(chunk);
  const isAbout = (chunk: Chunk): boolean =>
    has(chunk, ({ topic }) => topic === "weather" || topic === "daytime") || names(chunk);
  const asksIn = (chunk: Chunk): boolean => {
    const own = words.slice(chunk.from, chunk.to);
    const asks = asksForClothes(textOf(prompt, words, chunk), own, brief.reading);
    return asks || own.some((_, at) => formAt(own, at, book.looks) > 0);
  };
  return {
    words,
    book,
    intent: brief.intent,
    topics,
    chunks,
    names,
    tellsWhat: (chunk) =>
      has(chunk, ({ topic, id }) => topic === "event" && id !== "travel") || isKnown(chunk),
    isAbout,
    asks: (chunk) => !isAbout(chunk) && asksIn(chunk),
    isLate: (chunk) => has(chunk, isLate),
    isTimed: (chunk) => {
      const head = { ...chunk, to: Math.min(chunk.to, chunk.from + HEAD) };
      const isHour = readHour(textOf(prompt, words, head), false) !== null;
      return isHour || has(head, ({ topic }) => topic === "daytime");
    },
    isOfGarments: (chunk) => has(chunk, ({ topic }) => topic === "garment"),
    isAgainst: ({ from, to }) => {
      const line = lineOf(words.slice(from, to));
      return brief.avoids.some(({ text }) => line.includes(` ${text} `));
    },
    isOfAway: ({ sentence, from, to }) => {
      const before = chunks.find((one) => one.to === from && one.sentence === sentence);
      const line = lineOf(words.slice(before?.from ?? from, to));
      return brief.leftAside.some(
        ({ why, mention }) => why === "unavailable" && line.includes(` ${mention.text} `),
      );
    },
    isOfPlace: (at) =>
      finds.some(
        (find) => find.topic === "place" && at >= find.at - LED_BY && at < find.at + find.length,
      ),
    isIntroduced: ({ from }) => {
      const gap = prompt.slice(words[from - 1]?.end ?? 0, words[from]!.start);
      return /[:–—-]/u.test(gap);
    },
  };
}

/** An hour stands among the first words of what is on then: "and then at 5 pm". */
const HEAD = 4;
/** "in the Alps". */
const LED_BY = 2;

const lineOf = (words: readonly Word[]): string => ` ${words.map(({ text }) => text).join(" ")} `;

const textOf = (prompt: string, words: readonly Word[], { from, to }: Chunk): string =>
  prompt.slice(words[from]!.start, words[to - 1]!.end);

const isLate = ({ topic, id }: Find): boolean =>
  (topic === "daytime" && (id === "evening" || id === "night")) ||
  (topic === "event" && EVENTS.some((event) => event.id === id && event.time === "evening"));

/** What is on, though no look is for it alone. */
export const restOf = (plans: readonly Pick<Plan, "chunks">[], ground: Ground): Chunk[] => {
  const own = plans.flatMap(({ chunks }) => chunks);
  const isOwn = ({ from, to }: Chunk): boolean => own.some((one) => one.from < to && from < one.to);
  return ground.chunks.filter((one) => !one.isOverall && !isOwn(one) && ground.names(one));
};

export const isSeveral = ({ intent }: Ground): boolean =>
  intent === "several-looks" || intent === "pack";

export function isLead(words: readonly Word[], at: number, book: LookBook): boolean {
  const { text } = words[at]!;
  const isDay = [...book.days, ...book.shortDays].some((forms) => formAt(words, at, forms) > 0);
  return isDay || book.set("breaks").has(text) || book.set("on").has(text);
}

/** Stretches that begin with a number and name something to do, as often as they say: "two dinners", "one hike". */
export function activitiesIn(ground: Ground): Chunk[] {
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

/** Days of the same: "two days of meetings". "Three days in Rome" are none, whatever is on there. */
export function blocksIn(ground: Ground): { chunk: Chunk; days: number }[] {
  return ground.chunks.flatMap((chunk) => {
    if (chunk.isOverall) return [];
    const days = ground.words.flatMap((_, at) => daysOfSame(chunk, at, ground) ?? [])[0];
    return days === undefined ? [] : [{ chunk, days }];
  });
}

/** "Two days running", "deux jours de suite": how often, and not how long. */
export const isInARow = (words: readonly Word[], at: number, { elsewhen }: LookBook): boolean =>
  [0, 1, 2].some((gap) => elsewhen.row.has(words[at + gap]?.text ?? ""));

function daysOfSame(chunk: Chunk, at: number, { words, book, names }: Ground): number | null {
  const next = at + 2;
  const isInside = at >= chunk.from && next < chunk.to;
  const isDays = (["day", "night"] as const).some(
    (unit) => formAt(words, at + 1, book.units[unit]) > 0,
  );
  if (!isInside || !isDays || book.elsewhen.before.has(words[at - 1]?.text ?? "")) return null;
  if (isInARow(words, next, book)) return null;
  const { text } = words[next]!;
  const isOfSame = book.set("of").has(text) || (!book.set("there").has(text) && names(chunk));
  return isOfSame ? figureAt(words, at, book) : null;
}
