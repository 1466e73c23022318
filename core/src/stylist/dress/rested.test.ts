import { describe, expect, test } from "vitest";
import { piece, weatherAt } from "../closet.testing.ts";
import { suggestOutfit } from "../index.ts";
import { WARDROBE } from "../looks/wardrobe.test-data.ts";

const ask = (worn: Record<string, number>, seed: number, closet = WARDROBE): readonly string[] =>
  suggestOutfit({ prompt: "coffee with friends", closet, weather: weatherAt(16), seed, worn }).plan
    .items;

const SEEDS = Array.from({ length: 12 }, (_, seed) => seed);
const TOPS = new Set(
  WARDROBE.filter(({ category }) => category === "top" || category === "dress").map(({ id }) => id),
);

describe("what was worn before", () => {
  const shown = ask({}, 3);
  const [top = ""] = shown.filter((id) => TOPS.has(id));

  test("rests where something as good has not been worn", () => {
    const yesterday = Object.fromEntries(shown.map((id) => [id, 1]));
    for (const seed of SEEDS) expect(ask(yesterday, seed)).not.toContain(top);
  });

  test("comes back when it has rested", () => {
    const longAgo = Object.fromEntries(shown.map((id) => [id, 40]));
    expect(SEEDS.some((seed) => ask(longAgo, seed).includes(top))).toBe(true);
  });

  test("is worn all the same where nothing else will do", () => {
    const closet = [
      piece("tee", "top", "white t-shirt", "#f6f6f4"),
      piece("jeans", "trouser", "blue jeans", "#3c5a84"),
      piece("sneakers", "shoes", "white sneakers", "#f4f4f2"),
    ];
    const worn = { tee: 0, jeans: 0, sneakers: 0 };
    for (const seed of SEEDS)
      expect(ask(worn, seed, closet)).toEqual(expect.arrayContaining(["tee", "jeans", "sneakers"]));
  });

  test("changes nothing where all was worn on one day, whatever the closet's order", () => {
    const worn = Object.fromEntries(WARDROBE.map(({ id }) => [id, 3]));
    expect(ask(worn, 5, WARDROBE.toReversed())).toEqual(ask(worn, 5));
  });
});
