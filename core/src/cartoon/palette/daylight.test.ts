import { expect, test } from "vitest";
import { oklab } from "../../oklab.ts";
import { nameColour, oklch } from "../../wardrobe/name-colour.ts";
import { hex } from "../colour.ts";
import { inDaylight } from "./daylight.ts";

const byDay = (photo: string): string => {
  const [L, a, b] = oklab(photo);
  return hex(inDaylight({ L, a, b }));
};

test.each([
  ["black cloth that a lamp lifted", "#37363a", "black"],
  ["white cloth in a room's shadow", "#d0ccd2", "white"],
  ["white cloth under a lamp", "#bab3ae", "white"],
  ["cloth as light, but cool", "#bebdc0", "grey"],
  ["faded denim", "#7c8ba1", "blue"],
])("%s is called what its owner calls it", (_, photo, name) => {
  expect(nameColour(byDay(photo))).toMatch(name);
});

test("navy in good light does not become a royal blue", () => {
  const cloth = "#3b4461";
  expect(oklch(byDay(cloth)).c).toBeLessThan(oklch(cloth).c * 2);
});

test.each(["#8a8d94", "#a10f16", "#3f6a57", "#cdb49c", "#ffffff", "#c57ec4"])(
  "%s stays as it is",
  (photo) => {
    const [l, a, b] = oklab(photo);
    const [L, A, B] = oklab(byDay(photo));
    expect(Math.hypot(L - l, A - a, B - b)).toBeLessThan(0.02);
  },
);
