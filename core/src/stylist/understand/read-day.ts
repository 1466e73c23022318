import type { Setting } from "../../situations/index.ts";
import type { Weather } from "../../weather.ts";
import type { Knowledge } from "../learned/learned.ts";
import type { Event } from "../lexicon/index.ts";
import { OF_A_ROOM, settingCuesOf } from "../lexicon/setting-cues.ts";
import { coolRoom, type Extremes, readExtremes, tellsOf } from "../read/extremes.ts";
import { readTemperatureWords, type Temperature } from "../read/temperature.ts";
import type { Brief, TimeOfDay } from "./brief.ts";
import type { Heard } from "./hear-request.ts";
import { dayTimeOf, readHour } from "./moment.ts";
import type { Find } from "./phrasebook.ts";
import { endsOf, readDestination } from "./read-destination.ts";
import { eventOf } from "./read-events.ts";
import { dayIn, eventIn, withSecond } from "./read-setting.ts";
import { type Met, readWeather } from "./read-weather.ts";
import type { Word } from "./text.ts";
import { phraseAt } from "./told-beside.ts";
import { weatherOver } from "./weather-over.ts";

/** The day that a request is about: what it is for, when, and the weather it meets. */
export type Day = Met &
  Pick<Brief, "event" | "others" | "alongside" | "timeOfDay" | "extremes"> & {
    setting: Setting | null;
    /** What follows or went before without a change of clothes. */
    second: Setting | null;
    /** What was said of the weather in numbers or words. */
    temperature: Temperature | null;
  };

export function readDay(heard: Heard, settings: Knowledge): Day {
  const { asked, prompt, words, finds, reading, wishes, evidence } = heard;
  const { inOneGo } = settingCuesOf(reading);
  const inOne = words.flatMap((_, at) => phraseAt(words, at, inOneGo));
  const { setting, second, named } = whatFor(heard, settings, inOne);
  const silent = new Set([...evidence.elsewhere, ...evidence.ofGarment, ...evidence.ofExcuse]);
  const goal = readDestination(words, finds, asked.weather, silent, reading);
  const travels = goal !== null && (goal.ahead || isTrip(finds, wishes.intent));
  // A place to go to and no occasion: then the trip is the occasion.
  const event = eventIn(setting, named.event) ?? (travels ? eventOf("travel") : null);
  const timeOfDay = readTime(prompt, finds, event, asked.weather);
  const climates = readExtremes(prompt, words, reading, asked.weather?.tempC ?? null);
  const room = asked.weather !== null && (isOfRoom(words) || climates?.apart === true);
  const said = room ? null : readTemperatureWords(prompt, words, reading);
  const ofSky = travels || tellsOf("day", prompt, words, reading);
  const besides = ofSky && !isOfFire(said) ? null : placeBesides(said, asked.weather);
  const temperature = besides ? null : said;
  const met = readWeather(
    prompt,
    temperature,
    goal,
    finds,
    asked,
    event,
    timeOfDay,
    new Set([...wishes.negated, ...evidence.ofGarment, ...weatherOver(words, finds, reading)]),
    travels,
  );
  const others = named.others.filter((other) => other.id !== event?.id);
  return {
    ...met,
    setting,
    second,
    event,
    others: inOne.length > 0 ? [] : others,
    alongside: inOne.length > 0 ? others : [],
    timeOfDay,
    temperature,
    extremes:
      climates ??
      besides ??
      endsOf(prompt, words, reading, asked.weather, met) ??
      (tellsOf("airless", prompt, words, reading) ? null : coolInside(setting, asked.weather)),
  };
}

/** Where it is never warmer inside than this, a rink or under the vent, one dresses for inside in summer too, °C. */
const COOL_C = 21;
const MOSTLY_OUTSIDE = 0.5;

function coolInside(setting: Setting | null, weather: Weather | null): Extremes | null {
  const inside = setting?.situation;
  if (!inside?.indoorC || !weather || inside.outdoorShare > MOSTLY_OUTSIDE) return null;
  const [low, high] = inside.indoorC;
  return high <= COOL_C ? coolRoom((low + high) / 2, weather.tempC) : null;
}

/** Hotter than any day is what stands in an oven, °C; who works beside it is as warm as on the hottest. */
const HOTTEST = 45;
const isOfFire = (said: Temperature | null): boolean => said !== null && said.tempC > HOTTEST;

/** No day is further from its forecast than this, °C. */
const FORECAST = 15;

/** "38 degrees at the stove" on a frosty morning is told of another place than the street, which has to be crossed. */
const placeBesides = (said: Temperature | null, weather: Weather | null): Extremes | null =>
  said && weather && said.laterC === null && said.tempC - weather.tempC >= FORECAST
    ? { coldC: weather.tempC, warmC: Math.min(said.tempC, HOTTEST), apart: true, indoors: true }
    : null;

/** Of a short text the language is often a guess: the page's own counts too. */
function whatFor(heard: Heard, settings: Knowledge, inOne: readonly number[]) {
  const { asked, prompt, words, finds, language, reading, wishes, evidence } = heard;
  const nameIn = (text: string): Setting | null =>
    settings.named(text, reading) ?? settings.named(text, asked.language ?? language);
  const day = dayIn(prompt, words, finds, wishes.negated, evidence, nameIn);
  const { setting } = day;
  if (!setting || inOne.length === 0) return { ...day, second: null };
  return { ...day, ...withSecond(setting, prompt, words, evidence, new Set(inOne), nameIn) };
}

const isTrip = (finds: readonly Find[], intent: Brief["intent"]): boolean =>
  intent === "pack" || finds.some(({ topic, id }) => topic === "event" && id === "travel");

/** "The oven has 40 degrees", "36 in here": said of a room, where the day's own weather is known. */
function isOfRoom(words: readonly Word[]): boolean {
  const measured = words.findIndex(
    ({ text }, at) => /^\d\d$/.test(text) && isDegree(words[at + 1]),
  );
  const clause = words[measured]?.clause;
  return words.some((word) => word.clause === clause && OF_A_ROOM.has(word.text));
}

const isDegree = (word: Word | undefined): boolean =>
  /^(°|o|c|grad|degrees?|degres|grados|gradi|graus)$/.test(word?.text ?? "");

function readTime(
  prompt: string,
  finds: readonly Find[],
  event: Event | null,
  weather: Weather | null,
): TimeOfDay {
  const said = finds.filter((find) => find.topic === "daytime").map((find) => find.id as TimeOfDay);
  const late =
    event?.time === "evening" || said.some((time) => time === "evening" || time === "night");
  const hour = readHour(prompt, late);
  if (hour !== null) return dayTimeOf(hour);
  if (said.includes("night") && said.includes("evening")) return "evening";
  return said[0] ?? event?.time ?? (weather?.isNight ? "evening" : "day");
}
