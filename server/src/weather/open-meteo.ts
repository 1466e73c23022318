import {
  type DayForecast,
  LONDON,
  type LocalWeather,
  localWeatherSchema,
  type Place,
  typicalWeather,
} from "@fit-closet/core";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import { createBreaker } from "../breaker.ts";
import { dailyQuery, readDaily } from "./daily.ts";
import type { WeatherSource } from "./weather-source.ts";
import { precipitationOf } from "./wmo.ts";

const OPEN_METEO = "https://api.open-meteo.com";

/** The person is waiting for an outfit: what has not come by then is not waited for. */
const TIMEOUT_MS = 1500;

/** A tenth of a degree and an hour each, about 200 bytes: all the places that ask in a busy hour. */
const PLACES_REMEMBERED = 2000;

const forecastSchema = z.object({
  /** Of the place's own time zone, which `timezone: auto` asks for. */
  utc_offset_seconds: z.number(),
  current: z.object({
    time: z.iso.datetime({ local: true }),
    temperature_2m: z.number(),
    apparent_temperature: z.number(),
    relative_humidity_2m: z.number(),
    is_day: z.union([z.literal(0), z.literal(1)]),
    weather_code: z.number(),
    wind_speed_10m: z.number(),
  }),
  hourly: z.object({
    time: z.array(z.iso.datetime({ local: true })),
    temperature_2m: z.array(z.number().nullable()),
    weather_code: z.array(z.number().nullable()),
  }),
});
type Forecast = z.infer<typeof forecastSchema>;

export type WeatherOptions = {
  /** `climate` never asks anybody and always tells what is typical. */
  kind: "open-meteo" | "climate";
  /** Where an Open-Meteo answers, without `/v1/forecast`. */
  url?: string;
  /** What other replicas have learnt; neither call rejects. */
  shared?: SharedForecasts | undefined;
};

type SharedForecasts = {
  find(key: string): Promise<LocalWeather | null>;
  keep(key: string, weather: LocalWeather): Promise<void>;
};

/**
 * The weather by Open-Meteo (no key, CC BY 4.0), else what is typical for the month and hour, marked as such.
 * Only latitude and longitude rounded to 0.1°, about 10 km, leave this machine. Never rejects but for the signal.
 */
export function createWeather({ kind, url = OPEN_METEO, shared }: WeatherOptions): WeatherSource {
  const remembered = new LRUCache<string, Promise<LocalWeather | null>>({ max: PLACES_REMEMBERED });
  const breaker = createBreaker();
  const days = new LRUCache<string, Promise<DayForecast[] | null>>({ max: PLACES_REMEMBERED });

  async function weatherAt(place: Place, at: Date, signal?: AbortSignal): Promise<LocalWeather> {
    signal?.throwIfAborted();
    const rounded = roundedTo(place);
    const forecast = kind === "climate" ? null : await ask(rounded, at);
    signal?.throwIfAborted();
    return forecast ?? typicalAt(rounded, at);
  }

  /** Those who ask for the same place at once wait for one answer; a failure is not remembered. */
  function ask(place: Place, at: Date): Promise<LocalWeather | null> {
    const key = keyOf(place, at);
    return once(remembered, key, () => look(key, place));
  }

  async function daysAt(place: Place, at: Date): ReturnType<WeatherSource["daysAt"]> {
    if (kind === "climate") return { source: "none", days: [] };
    const rounded = roundedTo(place);
    const fetchDays = () => breaker.attempt(() => askFor(url, dailyQuery(rounded), readDaily));
    const found = await once(days, keyOf(rounded, at), fetchDays);
    return found ? { source: "forecast", days: found } : { source: "unreachable", days: [] };
  }

  async function look(key: string, place: Place): Promise<LocalWeather | null> {
    const known = await shared?.find(key);
    if (known) return known;
    const weather = await breaker.attempt(() => fetchWeather(url, place));
    if (weather) await shared?.keep(key, weather);
    return weather;
  }

  return { weatherAt, daysAt };
}

/** An hour's. */
const keyOf = ({ lat, lon }: Place, at: Date): string =>
  `${lat},${lon},${Math.floor(at.getTime() / 3_600_000)}`;

async function once<Found extends object>(
  remembered: LRUCache<string, Promise<Found | null>>,
  key: string,
  look: () => Promise<Found | null>,
): Promise<Found | null> {
  const known = remembered.get(key);
  if (known) return known;
  const asked = look();
  remembered.set(key, asked);
  void asked.then((found) => found ?? remembered.delete(key));
  return asked;
}

async function fetchWeather(url: string, place: Place): Promise<LocalWeather> {
  const query = new URLSearchParams({
    latitude: String(place.lat),
    longitude: String(place.lon),
    current:
      "temperature_2m,apparent_temperature,relative_humidity_2m,is_day,weather_code,wind_speed_10m",
    hourly: "temperature_2m,weather_code",
    timezone: "auto",
    forecast_days: "1",
  });
  return askFor(url, query, (answer) => readForecast(forecastSchema.parse(answer), place));
}

async function askFor<Found>(
  url: string,
  query: URLSearchParams,
  read: (answer: unknown) => Found,
): Promise<Found> {
  const response = await fetch(`${url.replace(/\/$/, "")}/v1/forecast?${query.toString()}`, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
    redirect: "error",
  });
  if (!response.ok) throw new Error(`Open-Meteo answered ${response.status}.`);
  return read(await response.json());
}

function readForecast(forecast: Forecast, place: Place): LocalWeather {
  const { current, hourly, utc_offset_seconds: utcOffsetS } = forecast;
  const weather = {
    tempC: current.temperature_2m,
    feelsLikeC: current.apparent_temperature,
    windKmh: current.wind_speed_10m,
    precip: precipitationOf(current.weather_code),
    humidity: current.relative_humidity_2m,
    isNight: current.is_day === 0,
    place: nameOf(place),
    later: restOfDay(hourly, current.time),
  };
  return localWeatherSchema.parse({ weather, utcOffsetS });
}

/** Local times are written alike, `2026-11-20T14:15`, so they compare as text. */
function restOfDay({ time, temperature_2m, weather_code }: Forecast["hourly"], now: string) {
  return time.flatMap((hour, i) => {
    const [tempC, code] = [temperature_2m[i], weather_code[i]];
    if (hour <= now || tempC == null || code == null) return [];
    return [{ hour: Number(hour.slice(11, 13)), tempC, precip: precipitationOf(code) }];
  });
}

/** Without a network the sun's time stands in for the clocks': 15° of longitude are an hour. */
function typicalAt(place: Place, at: Date): LocalWeather {
  const utcOffsetS = Math.round(place.lon / 15) * 3600;
  const local = new Date(at.getTime() + utcOffsetS * 1000);
  const when = { month: local.getUTCMonth() + 1, hour: local.getUTCHours() };
  const weather = { ...typicalWeather(place, when), place: nameOf(place), typical: true };
  return { weather, utcOffsetS };
}

/** We ask nobody what a place is called; only the place we choose ourselves has its name. */
const nameOf = ({ lat, lon }: Place) =>
  lat === round(LONDON.lat) && lon === round(LONDON.lon) ? "London" : null;

const roundedTo = ({ lat, lon }: Place): Place => ({ lat: round(lat), lon: round(lon) });

const round = (degrees: number) => Math.round(degrees * 10) / 10 + 0; // + 0: no "-0" in the address
