/** Whoever comes home at two is still dressed for the day before. */
const DAY_ENDS_AT = 4;

const two = (value: number) => String(value).padStart(2, "0");

/** The day that it is by the clocks here, as 2026-11-22; until four at night it is the one before. */
export function localDay(now = new Date()): string {
  const at = new Date(now);
  at.setHours(at.getHours() - DAY_ENDS_AT);
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

const WORDS = new Intl.DateTimeFormat("en", { dateStyle: "long", timeZone: "UTC" });

/** A day in words: November 22, 2026. */
export function dayWords(day: string): string {
  const at = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(at.getTime()) ? day : WORDS.format(at);
}
