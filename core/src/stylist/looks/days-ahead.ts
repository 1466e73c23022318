import type { Weather } from "../../weather.ts";
import type { StylistRequest } from "../index.ts";
import type { LookAsk } from "./agenda.ts";

/** What a forecast says of a day to come; `day` is its date, as in 2026-11-24. */
export type DayAhead = { day: string; weather: Weather };

const DAY_MS = 24 * 60 * 60 * 1000;
/** 1 January 1970 was a Thursday; Monday is 0. */
const weekdayOf = (dayNumber: number): number => (dayNumber + 3) % 7;

/**
 * The looks with the forecast of their days. Days are meant to come one after the other, the first of them today or later; today has
 * the weather that is, and where nothing tells the date, or where somebody travels, nothing is known.
 */
export function withForecast(
  looks: readonly LookAsk[],
  { now, ahead = [] }: Pick<StylistRequest, "now" | "ahead">,
): LookAsk[] {
  if (!now || ahead.length === 0) return [...looks];
  const told = new Map(ahead.map(({ day, weather }) => [day, weather]));
  const today = Date.UTC(now.year, now.month - 1, now.day) / DAY_MS;
  let last = today;
  return looks.map((look) => {
    if (look.slot.is !== "day") return look;
    last += (look.slot.day - weekdayOf(last) + 7) % 7;
    const forecast = told.get(new Date(last * DAY_MS).toISOString().slice(0, 10));
    return forecast && last > today ? { ...look, forecast } : look;
  });
}
