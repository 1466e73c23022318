import { expect, test } from "vitest";
import { addMonths, dayAfterKey, isDay, nextWeekday, weekOf, weeksOf } from "./calendar.ts";

test("a week begins on Monday, across months and years", () => {
  expect(weekOf("2026-01-01").at(0)).toBe("2025-12-29");
  expect(weekOf("2026-11-29").at(0)).toBe("2026-11-23");
});

test("the next Monday is today, where today is one", () => {
  const of = (weekday: number) => nextWeekday("2026-11-23", weekday);
  expect([0, 1, 6].map(of)).toEqual(["2026-11-23", "2026-11-24", "2026-11-29"]);
  expect(nextWeekday("2026-12-31", 0)).toBe("2027-01-04");
});

test("a month lies in whole weeks and no more", () => {
  const november = weeksOf("2026-11-23");
  expect([november.length, november.at(0)?.at(0), november.at(-1)?.at(-1)]).toEqual([
    6,
    "2026-10-26",
    "2026-12-06",
  ]);
  expect(weeksOf("2027-02-10")).toHaveLength(4);
});

test("another month has the same day, or its last", () => {
  expect(addMonths("2026-01-31", 1)).toBe("2026-02-28");
  expect(addMonths("2026-03-31", -1)).toBe("2026-02-28");
  expect(addMonths("2026-12-15", 1)).toBe("2027-01-15");
});

test.each([
  ["ArrowLeft", "2026-11-30"],
  ["ArrowRight", "2026-12-02"],
  ["ArrowUp", "2026-11-24"],
  ["ArrowDown", "2026-12-08"],
  ["Home", "2026-11-30"],
  ["End", "2026-12-06"],
  ["PageUp", "2026-11-01"],
  ["PageDown", "2027-01-01"],
  ["a", undefined],
])("%s leads from the 1st of December 2026 to %s", (key, day) => {
  expect(dayAfterKey("2026-12-01", key)).toBe(day);
});

test("an address may say anything", () => {
  expect([null, "", "today", "2026-13-01", "2026-11-23"].map(isDay)).toEqual([
    false,
    false,
    false,
    false,
    true,
  ]);
});
