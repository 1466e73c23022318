import { expect, test } from "vitest";
import { askedIn, EVERYTHING, isNarrowed, searchOf, toggled, widened } from "./asked.ts";

test("what is asked survives the address", () => {
  const asked = {
    words: "robe d'été",
    chosen: {
      category: ["dress", "skirt"],
      colour: ["red"],
      season: [],
      pattern: ["striped"],
      state: ["unworn"],
    },
    order: "name" as const,
  };
  expect(askedIn(`?${searchOf(asked)}`)).toEqual(asked);
  expect(searchOf(EVERYTHING)).toBe("");
  expect(askedIn("?order=worst&colour=,,&x=1")).toEqual(EVERYTHING);
});

test("a chip is pressed in and out, and everything can be shown again in the same order", () => {
  const named = { ...EVERYTHING, order: "name" as const };
  const red = toggled(named, "colour", "red");
  expect(red.chosen.colour).toEqual(["red"]);
  expect(isNarrowed(red)).toBe(true);
  expect(toggled(red, "colour", "red")).toEqual(named);
  expect(widened({ ...red, words: "tee" })).toEqual(named);
  expect(isNarrowed({ ...named, words: "  " })).toBe(false);
});
