/** Days of the person's own calendar, as 2026-11-23; weeks begin on Monday. */

const at = (day: string) => new Date(`${day}T00:00:00Z`);
const dayOf = (date: Date) => date.toISOString().slice(0, "2026-11-23".length);

export function addDays(day: string, days: number): string {
  const date = at(day);
  date.setUTCDate(date.getUTCDate() + days);
  return dayOf(date);
}

/** The same day of another month, or its last where it has no such day. */
export function addMonths(day: string, months: number): string {
  const date = at(`${day.slice(0, 7)}-01`);
  date.setUTCMonth(date.getUTCMonth() + months + 1, 0);
  date.setUTCDate(Math.min(Number(day.slice(8)), date.getUTCDate()));
  return dayOf(date);
}

/** Monday is 0. */
export const weekdayOf = (day: string): number => (at(day).getUTCDay() + 6) % 7;

/** The next such day of the week from a day on, which may be that day itself. @param weekday Monday is 0 */
export const nextWeekday = (day: string, weekday: number): string =>
  addDays(day, (weekday - weekdayOf(day) + 7) % 7);

export const weekOf = (day: string): string[] => {
  const monday = addDays(day, -weekdayOf(day));
  return Array.from({ length: 7 }, (_, index) => addDays(monday, index));
};

/** The weeks that a month lies in, whole. */
export function weeksOf(day: string): string[][] {
  const month = day.slice(0, 7);
  const weeks: string[][] = [];
  for (let monday = weekOf(`${month}-01`)[0]!; monday.slice(0, 7) <= month;) {
    weeks.push(weekOf(monday));
    monday = addDays(monday, 7);
  }
  return weeks;
}

/** Where a key leads from a day; undefined for a key that leads nowhere. */
export function dayAfterKey(day: string, key: string): string | undefined {
  switch (key) {
    case "ArrowLeft":
      return addDays(day, -1);
    case "ArrowRight":
      return addDays(day, 1);
    case "ArrowUp":
      return addDays(day, -7);
    case "ArrowDown":
      return addDays(day, 7);
    case "Home":
      return weekOf(day)[0];
    case "End":
      return weekOf(day)[6];
    case "PageUp":
      return addMonths(day, -1);
    case "PageDown":
      return addMonths(day, 1);
    default:
      return undefined;
  }
}

const words = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat("en", { timeZone: "UTC", ...options });
  return (day: string) => format.format(at(day));
};

export const monthWords = words({ month: "long", year: "numeric" });
/** Thursday, November 26. */
export const weekdayWords = words({ weekday: "long", month: "long", day: "numeric" });
export const shortWeekday = words({ weekday: "short" });
export const longWeekday = words({ weekday: "long" });
/** Nov 26. */
export const shortDay = words({ month: "short", day: "numeric" });

/** @param day what an address may have, or a form */
export const isDay = (day: string | null): day is string =>
  day !== null && /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(at(day).getTime());
