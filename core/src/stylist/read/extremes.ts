import { DEGREES } from "../../languages/degrees.ts";
import { ROOMS } from "../../languages/rooms.ts";
import { OF_A_MACHINE } from "../lexicon/setting-cues.ts";
import type { Word } from "../understand/text.ts";
import { Landscape, noSmallWords } from "./landscape.ts";
import { PhraseBook } from "./match.ts";
import { type Pattern, readPatterns } from "./pattern.ts";
import { type Reading, readingsIn, saysFreezing } from "./temperature.ts";

/** The coldest and the warmest place that one outfit has to serve, °C. */
export type Extremes = {
  coldC: number;
  warmC: number;
  /** One of them is a place under a roof, so that the day's own weather still holds outside. */
  room: boolean;
};

/** Closer together than this one dresses for one of them, °C. */
const APART = 10;
/** What is meant where a room is told without a number, °C: shirtsleeves, a layer, a coat. */
const ROOM_C = { hot: 26, cool: 17, icy: 3 } as const;
const FREEZING_C = -2;
/** Numbers outside of these are told of something else where no unit stands by. */
const LIKELY = { from: 0, to: 45 } as const;

type Topic = keyof (typeof ROOMS)["en"];
type Entry = { topic: Topic; pattern: Pattern };

const books = new Map<keyof typeof ROOMS, PhraseBook<Entry>>();

function bookOf(language: keyof typeof ROOMS): PhraseBook<Entry> {
  let book = books.get(language);
  if (!book) {
    const topics = Object.entries(ROOMS[language]) as [Topic, string][];
    const entries = topics.flatMap(([topic, phrases]) =>
      readPatterns(phrases, {}).map((pattern) => ({ topic, pattern })),
    );
    books.set(language, (book = new PhraseBook(entries)));
  }
  return book;
}

/**
 * Reads that a day has two climates: a hot room in winter, a cold store in summer, a journey from frost to sun.
 * @param outdoorC the day's temperature where it is known
 * @returns null where one climate is all there is
 */
export function readExtremes(
  prompt: string,
  words: readonly Word[],
  language: keyof typeof ROOMS,
  outdoorC: number | null,
): Extremes | null {
  const hits = bookOf(language).find(new Landscape(prompt, words, [], noSmallWords));
  const clauseOf = (at: number): number => words[at]!.clause;
  const all = readingsIn(prompt, words, language).filter(({ at }) => !isOfMachine(words, at));
  const anchored = all.some(isSure);
  const inside = ({ at }: Reading): boolean =>
    hits.some(({ entry, from }) => entry.topic === "inside" && clauseOf(from) === clauseOf(at));
  const isTold = (one: Reading): boolean => {
    if (one.value < LIKELY.from || one.value > LIKELY.to || !(anchored || inside(one)))
      return false;
    const after = hits.some(({ entry, from }) => entry.topic === "follows" && from === one.end);
    const ends = clauseOf(one.at) !== words[one.end]?.clause;
    return after || (ends && hits.some(({ entry, to }) => entry.topic === "told" && to === one.at));
  };
  const told = all.filter((one) => isSure(one) || isTold(one));
  const rooms = hits.flatMap(({ entry: { topic } }) => roomOf(topic, outdoorC));
  const room = rooms.length > 0 || told.some(inside);
  const temperatures = [
    ...told.map(({ value }) => value),
    ...(told.some(inside) ? [] : rooms),
    ...(told.length > 0 && saysFreezing(words, DEGREES[language]) ? [FREEZING_C] : []),
    ...(room && outdoorC !== null ? [outdoorC] : []),
  ];
  const [coldC, warmC] = [Math.min(...temperatures), Math.max(...temperatures)];
  return temperatures.length > 1 && warmC - coldC >= APART ? { coldC, warmC, room } : null;
}

/** A hot room counts where it is hotter than the day, a cool one where the day is warmer. */
function roomOf(topic: Topic, outdoorC: number | null): number[] {
  if (topic !== "hot" && topic !== "cool" && topic !== "icy") return [];
  const roomC = ROOM_C[topic];
  return outdoorC === null || roomC > outdoorC === (topic === "hot") ? [roomC] : [];
}

const isSure = ({ sure, below }: Reading): boolean => sure || below;

const isOfMachine = (words: readonly Word[], at: number): boolean =>
  words.some(({ clause, text }) => clause === words[at]!.clause && OF_A_MACHINE.has(text));
