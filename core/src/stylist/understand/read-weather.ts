import { typicalCityWeather, typicalWeather } from "../../climate.ts";
import { LONDON } from "../../place.ts";
import type { Weather } from "../../weather.ts";
import type { Temperature } from "../read/temperature.ts";
import { SEASONS, type Event } from "../lexicon/index.ts";
import { cityOf } from "../lexicon/places.ts";
import type { Brief, TimeOfDay, WeatherOrigin } from "./brief.ts";
import { readMonth, readStated, type Stated } from "./moment.ts";
import type { Find } from "./phrasebook.ts";
import type { Asked } from "./hear-request.ts";
import { SNOWY_C } from "../read/extremes.ts";
import type { Goal } from "./read-destination.ts";

const NOON: Readonly<Record<TimeOfDay, number>> = { morning: 9, day: 14, evening: 19, night: 23 };

export type Met = {
  weather: Weather | null;
  origin: WeatherOrigin;
  destination: string | null;
  season: Brief["season"];
};

/** Which weather the outfit meets: a destination's before the stated one, a stated one before the local one. */
export function readWeather(
  prompt: string,
  temperature: Temperature | null,
  goal: Goal | null,
  finds: readonly Find[],
  asked: Asked,
  event: Event | null,
  time: TimeOfDay,
  negated: ReadonlySet<number>,
  travels: boolean,
): Met {
  const said = readStated(temperature, finds, negated);
  const season = finds.find((find) => find.topic === "season");
  const seasonId = (season?.id ?? null) as Brief["season"];
  const seasonMonth = SEASONS.find((one) => one.id === seasonId)?.month;
  const month = readMonth(prompt, finds, asked.now);
  const city = goal?.city;
  const hour = NOON[time];
  let weather = asked.weather;
  let origin: WeatherOrigin = weather ? "given" : "none";
  const cityMonth =
    city &&
    (month ??
      seasonOf(seasonMonth, city.lat) ??
      snowMonth(event, city.lat) ??
      asked.now?.month ??
      null);
  if (city && (goal.meant || travels) && isElsewhere(asked.weather, travels, cityMonth ?? null)) {
    weather = typicalCityWeather(city, { month: cityMonth ?? SOME_MONTH, hour });
    origin = "destination";
  } else if (month !== null && isOtherMonth(month, asked)) {
    weather = typicalAround(asked.weather, month, hour);
    origin = "season";
  } else if (!weather && seasonMonth !== undefined) {
    weather = { ...typicalWeather(LONDON, { month: seasonMonth, hour }), place: null };
    origin = "season";
  }
  const stated = plausible(said, weather);
  const withWords = applyStated(snowy(weather, stated), stated, time);
  if (withWords !== weather)
    origin = origin === "none" || (stated.exact && origin === "given") ? "stated" : origin;
  return {
    weather: withWords && { ...withWords, ...statedOf(stated, withWords) },
    origin,
    destination: goal?.said ?? null,
    season: seasonId,
  };
}

/** Where nothing tells the month, one that is neither winter nor summer anywhere. */
const SOME_MONTH = 4;

/**
 * Whether a place's typical weather says more than the weather that was found. Where nobody named the place it was found for,
 * it may well be this one: then somebody must set out for it, at a time that is known.
 */
const isElsewhere = (given: Weather | null, travels: boolean, month: number | null): boolean =>
  !given || given.place !== null || (travels && month !== null);

/** Nobody waits for snow in such warmth, °C: the word is about something else. Where a month is mostly milder it may snow all the same. */
const TOO_WARM_FOR_SNOW = { measured: 9, typical: 16 };

function plausible(stated: Stated, met: Weather | null): Stated {
  if (stated.precip !== "snow" || stated.exact || !met) return stated;
  const most = TOO_WARM_FOR_SNOW[met.typical ? "typical" : "measured"];
  return met.tempC > most ? { ...stated, precip: null, tempC: null } : stated;
}

/** "Ushuaia, snow up to my knees": what is told of a place is truer than its averages, and where snow lies it freezes. */
const snowy = (weather: Weather | null, { precip, exact }: Stated): Weather | null =>
  weather?.typical && precip === "snow" && !exact && weather.tempC > SNOWY_C
    ? { ...weather, tempC: SNOWY_C, feelsLikeC: SNOWY_C }
    : weather;

/** Which parts of the weather are the person's own words. */
function statedOf(stated: Stated, { tempC, precip }: Weather): Pick<Weather, "stated"> {
  const isTemp =
    stated.exact && !stated.inWords && stated.tempC !== null && Math.abs(stated.tempC - tempC) <= 1;
  const parts = [
    ...(isTemp ? (["tempC"] as const) : []),
    ...(stated.precip === precip ? (["precip"] as const) : []),
  ];
  return parts.length > 0 ? { stated: parts } : {};
}

/** Who goes skiing goes in winter. */
const snowMonth = (event: Event | null, lat: number): number | undefined =>
  event?.is?.includes("snow") ? (lat < 0 ? 7 : 1) : undefined;

const seasonOf = (month: number | undefined, lat: number): number | undefined =>
  month === undefined ? undefined : lat < 0 ? ((month + 5) % 12) + 1 : month;

/** A month counts against the given weather only where it is another month than now. */
function isOtherMonth(month: number, asked: Asked): boolean {
  if (asked.now) return asked.now.month !== month;
  if (!asked.weather) return true;
  // Nothing tells what is usual where the weather was found.
  if (!cityOf(asked.weather.place?.toLowerCase() ?? "")) return false;
  return Math.abs(typicalAround(asked.weather, month, 14).tempC - asked.weather.tempC) > 10;
}

function typicalAround(weather: Weather | null, month: number, hour: number): Weather {
  const name = weather?.place?.toLowerCase();
  const home = name ? cityOf(name) : undefined;
  if (home) return typicalCityWeather(home, { month, hour });
  return { ...typicalWeather(LONDON, { month, hour }), place: null };
}

function applyStated(weather: Weather | null, stated: Stated, time: TimeOfDay): Weather | null {
  if (stated.tempC === null && !stated.precip && stated.windKmh === null) return weather;
  if (!weather) {
    if (stated.tempC === null) return stated.precip ? null : weather;
    return {
      tempC: stated.tempC,
      feelsLikeC: stated.tempC,
      windKmh: stated.windKmh ?? 10,
      precip: (stated.precip ?? "none") as Weather["precip"],
      humidity: 55,
      isNight: time === "evening" || time === "night",
      place: null,
      ...(stated.inWords && { roughly: true }),
      ...laterOf(stated),
    };
  }
  const differs =
    stated.tempC !== null &&
    (stated.exact
      ? Math.abs(stated.tempC - weather.tempC) > 1
      : Math.abs(stated.tempC - weather.tempC) > 12 && !weather.typical);
  const windKmh = Math.max(weather.windKmh, stated.windKmh ?? 0);
  const precip = (
    stated.precip && (weather.precip === "none" || weather.precip === "drizzle")
      ? stated.precip
      : weather.precip
  ) as Weather["precip"];
  const same = !differs && windKmh === weather.windKmh && precip === weather.precip;
  if (same && stated.laterC === null) return weather;
  const { later: _later, typical, ...rest } = weather;
  return {
    ...rest,
    // What the person says of the day is no average of years.
    ...(typical && !stated.exact && { typical }),
    ...(differs && stated.exact && { tempC: stated.tempC!, feelsLikeC: stated.tempC! }),
    ...(differs && stated.exact && stated.inWords && { roughly: true }),
    windKmh,
    precip,
    ...laterOf(stated),
  };
}

/** The hour that "later" is taken for: the day's warmest, or its end. */
const LATER_HOUR = 15;

const laterOf = ({ laterC, precip }: Stated): Pick<Weather, "later"> =>
  laterC === null
    ? {}
    : {
        later: [
          { hour: LATER_HOUR, tempC: laterC, precip: (precip ?? "none") as Weather["precip"] },
        ],
      };
