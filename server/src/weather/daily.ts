import { type DayForecast, dayForecastSchema, type Place } from "@fit-closet/core";
import { z } from "zod";
import { precipitationOf } from "./wmo.ts";

/** As far as Open-Meteo looks ahead. */
const DAYS = 16;

const numbers = z.array(z.number().nullable());
const dailySchema = z.object({
  daily: z.object({
    time: z.array(z.iso.date()),
    temperature_2m_min: numbers,
    temperature_2m_max: numbers,
    weather_code: numbers,
    wind_speed_10m_max: numbers,
  }),
});

/** What a place is asked for, by its own days. */
export const dailyQuery = (place: Place): URLSearchParams =>
  new URLSearchParams({
    latitude: String(place.lat),
    longitude: String(place.lon),
    daily: "temperature_2m_min,temperature_2m_max,weather_code,wind_speed_10m_max",
    timezone: "auto",
    forecast_days: String(DAYS),
  });

/** Days that the answer says too little of are left out. @throws ZodError for an answer of another shape */
export function readDaily(answer: unknown): DayForecast[] {
  const { daily } = dailySchema.parse(answer);
  return daily.time.flatMap((day, at) => {
    const minC = daily.temperature_2m_min[at];
    const maxC = daily.temperature_2m_max[at];
    const [code, windKmh] = [daily.weather_code[at], daily.wind_speed_10m_max[at]];
    if (minC == null || maxC == null || code == null || windKmh == null) return [];
    return dayForecastSchema.parse({ day, minC, maxC, windKmh, precip: precipitationOf(code) });
  });
}
