import { saidInAny, wordsOfAll } from "../../languages/all.ts";
import { languageOf } from "../../languages/index.ts";
import type { Weather } from "../../weather.ts";
import { fold } from "../understand/text.ts";
import type { Find } from "../understand/phrasebook.ts";
import { type Known, numberOf } from "./known.ts";
import { covers, isWet, type Reading } from "./reading.ts";

const degrees = new Set([...wordsOfAll(({ claims }) => claims.degrees), "°"]);
const few = wordsOfAll(({ claims }) => claims.few);

/** Rain talked away, weather that nobody told of, and numbers that nobody gave. */
export function weatherFaults(text: string, reading: Reading, known: Known): string[] {
  const wet = known.weather !== null && known.weather.precip !== "none";
  return [
    ...(wet && (deniesRain(reading) || wavesOff(text)) ? ["denies the rain"] : []),
    ...reading.finds
      .filter((find) => find.topic === "weather" && isInvented(find, reading, known))
      .map(({ id }) => `invents weather, ${id}`),
    ...numberFaults(reading, known),
  ];
}

function isInvented(find: Find, reading: Reading, { marks, weather }: Known): boolean {
  const { id } = find;
  const isName = reading.finds.some(
    (other) => other.topic === "garment" && other !== find && covers(other, find.at),
  );
  if (isName || marks.has(`weather ${isWet(id) ? "rain" : id}`)) return false;
  if (weather && (MATCHES[id]?.(weather) ?? true)) return false;
  const dry = weather !== null && weather.precip === "none";
  return !(dry && (isWet(id) || id === "snow") && isDenied(find, reading));
}

const isDenied = (find: Find, { words, finds }: Reading): boolean =>
  finds.some(
    ({ topic, at }) =>
      topic === "negation" && at < find.at && words[at]!.clause === words[find.at]!.clause,
  );

const precipitation = ({ precip, later = [] }: Weather): Set<string> =>
  new Set([precip, ...later.map((hour) => hour.precip)]);
const coldest = ({ tempC, feelsLikeC, later = [] }: Weather): number =>
  Math.min(tempC, feelsLikeC, ...later.map((hour) => hour.tempC));
const warmest = ({ tempC, feelsLikeC, later = [] }: Weather): number =>
  Math.max(tempC, feelsLikeC, ...later.map((hour) => hour.tempC));
const falls = (weather: Weather, ...kinds: string[]): boolean =>
  kinds.some((kind) => precipitation(weather).has(kind));

/** When a word for weather is true; words that also praise clothes and colours ("fresco", "warm") always may be. */
const MATCHES: Readonly<Record<string, (weather: Weather) => boolean>> = {
  freezing: (weather) => coldest(weather) <= 3,
  cold: (weather) => coldest(weather) <= 16,
  hot: (weather) => warmest(weather) >= 18,
  rain: (weather) => falls(weather, "drizzle", "rain", "storm"),
  drizzle: (weather) => falls(weather, "drizzle", "rain"),
  storm: (weather) => falls(weather, "storm"),
  snow: (weather) => falls(weather, "snow"),
  wind: ({ windKmh }) => windKmh >= 12,
  sun: (weather) => weather.precip === "none" && !weather.isNight,
};

/** Counted things; a temperature is never one of them. */
const MOST_COUNTED = 10;

function numberFaults({ words }: Reading, { numbers }: Known): string[] {
  return words.flatMap(({ raw, text }, index) => {
    const number = numberOf(raw);
    const isDegrees = degrees.has(words[index + 1]?.text ?? "");
    if (degrees.has(text)) {
      const before = words[index - 1];
      const told =
        before && (/\d/.test(before.raw) || few.has(before.text) || degrees.has(before.text));
      return told ? [] : [`makes up a number of ${text}`];
    }
    if (!/\d/.test(raw)) return [];
    const isGiven = numbers.some((one) => Math.abs(one - number) <= (isDegrees ? 1 : 0));
    const isCount =
      !isDegrees &&
      Number.isInteger(number) &&
      number > 0 &&
      number <= MOST_COUNTED &&
      !raw.startsWith("0");
    return isGiven || isCount ? [] : [`makes up ${raw}`];
  });
}
const SHELTER = new Set(["rain", "drizzle", "storm", "snow", "umbrella", "raincoat", "coat"]);

const wavesOff = (text: string): boolean => saidInAny(fold(text), ({ claims }) => claims.wavedOff);

function deniesRain({ words, finds, language }: Reading): boolean {
  const reach = languageOf(language).syntax.negationReach;
  const negations = finds.filter(({ topic }) => topic === "negation");
  const clauseOf = ({ at }: Find) => words[at]!.clause;
  const denied = negations.some(
    (no) =>
      negations.filter((other) => clauseOf(other) === clauseOf(no)).length === 1 &&
      finds.some(
        (find) =>
          SHELTER.has(find.id) &&
          find.at > no.at &&
          find.at - no.at <= reach &&
          clauseOf(find) === clauseOf(no),
      ),
  );
  return denied || finds.some(({ topic, id }) => topic === "weather" && id === "sun");
}
