import { expect, test } from "vitest";
import { colourDistance } from "./compare-stickers.ts";

test("colours are as far apart as the eye has them", () => {
  expect(colourDistance(["#2e6fb0"], ["#2e6fb0"])).toBe(0);
  expect(colourDistance(["#2e6fb0"], ["#3074b6"])).toBeLessThan(4);
  expect(colourDistance(["#2e6fb0"], ["#b02e2e"])).toBeGreaterThan(20);
  expect(colourDistance(["#2e6fb0", "#ffffff"], ["#ffffff", "#2e6fb0"])).toBe(0);
  expect(colourDistance([], ["#ffffff"])).toBe(Infinity);
});
