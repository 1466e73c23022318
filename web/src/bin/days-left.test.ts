import { expect, test } from "vitest";
import { daysLeft } from "./days-left.ts";

const DAY = 86_400_000;

test("days are counted down, and none is ever less than none", () => {
  expect(daysLeft(0, 1000)).toBe("30 days left");
  expect(daysLeft(0, 29.5 * DAY)).toBe("1 day left");
  expect(daysLeft(0, 31 * DAY)).toBe("Goes today");
});
