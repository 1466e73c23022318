import { describe, expect, test } from "vitest";
import { called } from "./closet.testing.ts";
import { failuresOf } from "./expectations.ts";
import { suggestOutfit } from "./index.ts";

const CLOSET = [
  called("white shirt", "top", "#ffffff"),
  called("grey suit", "suit"),
  called("running shorts", "short"),
  called("running top", "top"),
  called("black oxford shoes", "shoes"),
  called("running shoes", "shoes"),
];

const request = (expectations: object) => ({
  id: "1",
  prompt: "Tuesday client meeting, Thursday gym",
  closet: CLOSET,
  ...expectations,
});
const failing = (expectations: object): string[] => {
  const asked = request(expectations);
  return failuresOf(asked, suggestOutfit({ ...asked, weather: null, seed: 1 }));
};

describe("several looks are judged", () => {
  test("by all of them where something has to be worn", () => {
    expect(failing({ must: { itemsAllOf: ["black oxford shoes", "running shoes"] } })).toEqual([]);
  });

  test("by each where something must not be", () => {
    expect(failing({ mustNot: { items: ["running shoes"] } })).toEqual(["running shoes is worn"]);
    expect(failing({ mustNot: { pairs: [["black oxford shoes", "running shoes"]] } })).toEqual([]);
  });
});
