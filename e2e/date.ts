const DAY_MS = 86_400_000;

/** Until four at night it is still the day before (`web/src/closet/local-day.ts`). */
const DAY_ENDS_AT_MS = 4 * 3_600_000;

/** The browser's clocks (`playwright.config.ts`). */
const HERE = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/London" });

/** The day that it is for the person in the browser, so many days from today, as 2026-11-22. */
export function day(ahead: number): string {
  const today = Date.parse(HERE.format(Date.now() - DAY_ENDS_AT_MS));
  return new Date(today + ahead * DAY_MS).toISOString().slice(0, 10);
}
