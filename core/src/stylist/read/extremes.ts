import { type LanguageCode, languageOf } from "../../languages/index.ts";
import { perLanguage } from "../../languages/per-language.ts";
import type { Word } from "../understand/text.ts";
import { Landscape, noSmallWords } from "./landscape.ts";
import { type Hit, PhraseBook } from "./match.ts";
import { readPatterns } from "./pattern.ts";
import { findPhrase, readTemperatureWords, saysFreezing } from "./temperature.ts";
import { type Entry, toldIn, type Told, type Topic } from "./told-temperatures.ts";

/** The coldest and the warmest place that one outfit has to serve, °C. */
export type Extremes = {
  coldC: number;
  warmC: number;
  /** One of them is a place under a roof, or the other end of a journey, so that the day's own weather still holds outside. */
  apart: boolean;
  /** A journey leads from the warm end to the cold one. */
  endsCold?: true;
  /** One of them is a room that people go into and come out of. */
  indoors?: true;
};

/** Closer together than this one dresses for one of them, °C: a room's own climate is known less exactly. */
const APART = 10;
const ROOM_APART = 8;
/** What is meant where a room is told without a number, °C: shirtsleeves, a layer, a coat. */
const ROOM_C = { hot: 26, cool: 17, icy: 3 } as const;
/** A room that is called a fridge on a mild day is cooler than the day by the first, °C, though no colder than the second. */
const [CHILL, CHILLIEST_C] = [9, 7];
const FREEZING_C = -2;
/** What snow at the other end of a journey means, °C. */
export const SNOWY_C = 0;
const bookOf = perLanguage(({ rooms: { classes, ...topics } }): PhraseBook<Entry> => {
  const entries = (Object.entries(topics) as [Topic, string][]).flatMap(([topic, phrases]) =>
    readPatterns(phrases, classes).map((pattern) => ({ topic, pattern })),
  );
  return new PhraseBook(entries);
});

/**
 * Reads that a day has two climates: a hot room in winter, a cold store in summer, a frosty morning before a warm afternoon, a
 * journey from snow to sun.
 * @param outdoorC the day's temperature where it is known
 * @returns null where one climate is all there is
 */
export function readExtremes(
  prompt: string,
  words: readonly Word[],
  language: LanguageCode,
  outdoorC: number | null,
): Extremes | null {
  const hits = bookOf(language).find(new Landscape(prompt, words, [], noSmallWords));
  const heard = hear(prompt, words, language, hits, outdoorC);
  const { temperatures, isOfRoom, apart } = heard;
  const [coldC, warmC] = [Math.min(...temperatures), Math.max(...temperatures)];
  if (temperatures.length < 2 || warmC - coldC < (isOfRoom ? ROOM_APART : APART)) return null;
  const staysCold = coldC <= ROOM_C.icy && outdoorC === warmC && isColdRoom(heard, coldC);
  return {
    coldC,
    warmC: staysCold ? Math.min(warmC, ICY_SHIFT_C) : warmC,
    apart,
    ...(isOfRoom && { indoors: true }),
    ...(heard.travels && !heard.isOfRoom && outdoorC === warmC && { endsCold: true }),
  };
}

/** True where somebody travels from one climate to another, is in a room that nobody heats or cools, or speaks of the sky. */
export const tellsOf = (
  topic: "journey" | "unheated" | "airless" | "day",
  prompt: string,
  words: readonly Word[],
  language: LanguageCode,
): boolean =>
  bookOf(language)
    .find(new Landscape(prompt, words, [], noSmallWords))
    .some(({ entry }) => entry.topic === topic);

/** The climates of both ends of a journey, °C; null where one may dress for either. */
export const bothEnds = (startC: number, endC: number): Extremes | null =>
  Math.abs(endC - startC) < APART
    ? null
    : {
        coldC: Math.min(startC, endC),
        warmC: Math.max(startC, endC),
        apart: true,
        ...(endC < startC && { endsCold: true }),
      };

/** A room that is always so cool, °C; null where the day is hardly warmer. */
export const coolRoom = (coldC: number, warmC: number): Extremes | null =>
  warmC - coldC < ROOM_APART ? null : { coldC, warmC, apart: true, indoors: true };

type Heard = {
  told: readonly Told[];
  rooms: readonly number[];
  temperatures: readonly number[];
  isOfRoom: boolean;
  travels: boolean;
  apart: boolean;
};

function hear(
  prompt: string,
  words: readonly Word[],
  language: LanguageCode,
  hits: readonly Hit<Entry>[],
  outdoorC: number | null,
): Heard {
  const says = (topic: Topic): boolean => hits.some(({ entry }) => entry.topic === topic);
  const told = toldIn(prompt, words, language, hits);
  const isInRoom = told.some(
    ({ inside, valueC }) =>
      inside && (outdoorC === null || Math.abs(valueC - outdoorC) >= ROOM_APART),
  );
  const spokenOf = roomsOf(hits, outdoorC);
  const rooms = spokenOf.length > 0 ? spokenOf : airedRoom(says, outdoorC);
  const isOfRoom = rooms.length > 0 || isInRoom;
  const travels = says("journey");
  const apart = isOfRoom || travels;
  const spans = readTemperatureWords(prompt, words, language);
  const { now } = languageOf(language).degrees;
  // "A cold start, 21 in the afternoon".
  const changes =
    told.some(({ later }) => later) && now.some((phrase) => findPhrase(words, phrase) >= 0);
  const temperatures = [
    ...told.map(({ valueC }) => valueC),
    ...(isInRoom ? [] : rooms),
    ...(spans && spans.laterC !== null ? [spans.tempC, spans.laterC] : []),
    ...(told.length > 0 && saysFreezing(words, languageOf(language).degrees) ? [FREEZING_C] : []),
    ...(travels && says("snow") ? [SNOWY_C] : []),
    ...((apart || changes) && outdoorC !== null ? [outdoorC] : []),
  ];
  return { told, rooms, temperatures, isOfRoom, travels, apart };
}

const isColdRoom = ({ told, rooms }: Heard, coldC: number): boolean =>
  rooms.some((one) => one >= coldC && one <= ROOM_C.icy) ||
  told.some(({ inside, valueC }) => inside && valueC === coldC);

/** Who works in a cold store dresses for it: summer is only crossed on the way, °C. */
const ICY_SHIFT_C = 8;

/** A hot room counts where it is hotter than the day, a cool one where the day is warmer. */
function roomsOf(hits: readonly Hit<Entry>[], outdoorC: number | null): number[] {
  const cool = hits.filter(({ entry }) => entry.topic === "cool");
  return hits.flatMap(({ entry: { topic }, from, to }) => {
    if (topic !== "hot" && topic !== "cool" && topic !== "icy") return [];
    // "The office is an ice cellar" is said of an office.
    if (topic === "icy" && cool.some((one) => one.from < to && from < one.to)) return [];
    const roomC = topic === "cool" && outdoorC !== null ? chilled(outdoorC) : ROOM_C[topic];
    return outdoorC === null || roomC > outdoorC === (topic === "hot") ? [roomC] : [];
  });
}

/** From here on the day is hot enough that air conditioning is felt, °C. */
const AIRED_FROM_C = 28;

/** "The bank is air-conditioned" on a hot day: there a bare arm gets cold, though nobody says so. */
function airedRoom(says: (topic: Topic) => boolean, outdoorC: number | null): number[] {
  const felt = outdoorC !== null && outdoorC >= AIRED_FROM_C;
  return felt && says("aired") && !says("airless") ? [chilled(outdoorC)] : [];
}

const chilled = (outdoorC: number): number =>
  Math.max(CHILLIEST_C, Math.min(ROOM_C.cool, outdoorC - CHILL));
