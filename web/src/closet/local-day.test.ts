import { expect, test } from "vitest";
import { dayWords, localDay } from "./local-day.ts";

test("a night out belongs to the day before until four", () => {
  expect(localDay(new Date(2026, 10, 22, 23, 59))).toBe("2026-11-22");
  expect(localDay(new Date(2026, 10, 23, 3, 59))).toBe("2026-11-22");
  expect(localDay(new Date(2026, 10, 23, 4, 0))).toBe("2026-11-23");
  expect(localDay(new Date(2027, 0, 1, 1, 0))).toBe("2026-12-31");
});

test("a day is told in words", () => {
  expect(dayWords("2026-11-02")).toBe("November 2, 2026");
  expect(dayWords("someday")).toBe("someday");
});
