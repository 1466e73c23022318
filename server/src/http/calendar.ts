import { FitError } from "@fit-closet/core";

const DAY_MS = 86_400_000;
/** Clocks are up to fourteen hours ahead of UTC. */
const AHEAD_MS = 14 * 3_600_000;
const YEAR_MS = 366 * DAY_MS;
const PAST_YEARS = 10;
/** A month with the weeks that it begins and ends in. */
const SPAN_DAYS = 62;

/** When a day begins by the clocks of UTC; NaN where the calendar has none such. */
function startOf(day: string): number {
  const at = Date.parse(`${day}T00:00:00Z`);
  // The 31st of February is read as a day in March.
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day) ? at : Number.NaN;
}

const refusal = (message: string) => new FitError("bad_request", { message });

/** @throws FitError bad_request unless the day is one on which something was worn */
export function checkWorn(day: string, now = Date.now()): void {
  const at = startOf(day);
  if (!(at <= now + AHEAD_MS && at >= now - PAST_YEARS * YEAR_MS))
    throw refusal("That is no day of the last ten years.");
}

/** @throws FitError bad_request unless the day is one for which something can be planned; today is, wherever the person is */
export function checkToCome(day: string, now = Date.now()): void {
  const at = startOf(day);
  if (!(at >= now - 2 * DAY_MS && at <= now + 2 * YEAR_MS))
    throw refusal("That is no day of the next two years.");
}

/** @throws FitError bad_request unless both are days, in their order, and not too far apart */
export function checkSpan({ from, to, today }: { from: string; to: string; today: string }): void {
  const span = (startOf(to) - startOf(from)) / DAY_MS;
  if (!(span >= 0 && span <= SPAN_DAYS) || Number.isNaN(startOf(today)))
    throw refusal(`Please ask for up to ${SPAN_DAYS} days at once.`);
}

/** The day that it is, by the server's clocks: near enough where nobody said which. */
export const dayHere = (now = Date.now()): string =>
  new Date(now).toISOString().slice(0, "2026-11-22".length);

/** A day's numbers, months from 1. */
export function partsOf(day: string): { year: number; month: number; day: number } {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return { year, month, day: date };
}

/** Monday is 0. */
export const weekdayOf = (day: string): number => (new Date(startOf(day)).getUTCDay() + 6) % 7;

/** How many days one is before another; 0 where it is not before it. */
export const daysBetween = (one: string, other: string): number =>
  Math.max(0, Math.round((startOf(other) - startOf(one)) / DAY_MS));
