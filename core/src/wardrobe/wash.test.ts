import { expect, test } from "vitest";
import { kindOf } from "./kinds.ts";
import { wearsToWash } from "./wash.ts";

test.each([
  ["tee", 1],
  ["jeans", 4],
  ["coat", null],
  ["sneakers", null],
  ["briefs", 1],
] as const)("%s: washed after %s", (kind, wears) => {
  expect(wearsToWash(kindOf(kind))).toBe(wears);
});

test("what one sweats in is washed after each wear, and no shoe for being one of a sport", () => {
  expect(wearsToWash({ area: "legs", sport: true })).toBe(1);
  expect(wearsToWash({ area: "shoes", sport: true })).toBeNull();
});
