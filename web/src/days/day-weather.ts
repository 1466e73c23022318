import type { DayWeather, Place } from "@fit-closet/core";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { PRECIPITATION_WORDS, WINDY_KMH } from "../outfit/weather-words.ts";
import { usePlace } from "../outfit/place.ts";
import { fetchDayWeather } from "./plan-calls.ts";

const STALE_MS = 30 * 60_000;

const dayWeather = (place: Place | null) =>
  queryOptions({
    queryKey: ["day-weather", place],
    queryFn: ({ signal }) => fetchDayWeather(place, signal),
    staleTime: STALE_MS,
  });

/** Where the weather of days is looked up; nobody is asked where they are while this server has no forecast of anywhere. */
export function useDayPlace(): Place | null {
  const { data } = useQuery(dayWeather(null));
  return usePlace(data?.source === "forecast");
}

/** Undefined until it is told. */
export function useDayWeather(): DayWeather | undefined {
  const { data, isError } = useQuery(dayWeather(useDayPlace()));
  return data ?? (isError ? { source: "unreachable", days: [] } : undefined);
}

/** @returns undefined where no forecast is to be had at all, which is told once for all days */
export function weatherWords(weather: DayWeather | undefined, day: string): string | undefined {
  if (weather?.source !== "forecast") return undefined;
  const told = weather.days.find((one) => one.day === day);
  if (!told) return "No forecast yet";
  const [min, max] = [Math.round(told.minC), Math.round(told.maxC)];
  const degrees = min === max ? `${min} °C` : `${min} to ${max} °C`;
  const wind = told.windKmh >= WINDY_KMH ? ["windy"] : [];
  return [degrees, PRECIPITATION_WORDS[told.precip], ...wind].join(", ");
}

/** Why no day has a forecast. */
export const WITHOUT_FORECAST = {
  none: "This server asks for no forecast, so the weather of these days is not known.",
  unreachable: "The forecast could not be had just now.",
} as const;
