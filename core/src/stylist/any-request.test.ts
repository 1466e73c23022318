import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { Garment } from "../garment.ts";
import { alwaysHolds } from "./always-holds.ts";
import { suggestOutfit } from "./index.ts";
import data from "./requests.test-data.json" with { type: "json" };
import { garments, prompts, seeds, weathers } from "./any-request.testing.ts";

test("whatever is asked and owned: only owned pieces, no markup, no throw, a text within bounds", () => {
  fc.assert(
    fc.property(prompts, garments, weathers, seeds, (prompt, closet, weather, seed) => {
      const idea = suggestOutfit({ prompt, closet, weather, seed });
      const plain = alwaysHolds({ closet }, idea).filter(
        (failure) => !failure.startsWith("invents"),
      );
      expect(plain).toEqual([]);
      expect(idea.plan.formality).toBeGreaterThanOrEqual(0);
      expect(idea.plan.formality).toBeLessThanOrEqual(5);
      expect(idea.plan.suggested.every(({ name }) => name.length > 0 && name.length <= 120)).toBe(
        true,
      );
    }),
    { numRuns: 400 },
  );
});

test("the same request and seed give the same idea", () => {
  fc.assert(
    fc.property(prompts, garments, weathers, seeds, (prompt, closet, weather, seed) => {
      const once = suggestOutfit({ prompt, closet, weather, seed });
      expect(suggestOutfit({ prompt, closet: structuredCloneOf(closet), weather, seed })).toEqual(
        once,
      );
    }),
    { numRuns: 80 },
  );
});

const structuredCloneOf = (closet: Garment[]): Garment[] =>
  JSON.parse(JSON.stringify(closet)) as Garment[];

test("excluded pieces are never worn and an included one always is", () => {
  fc.assert(
    fc.property(garments, weathers, seeds, fc.nat(), (closet, weather, seed, at) => {
      const chosen = closet[at % Math.max(1, closet.length)];
      if (!chosen) return;
      const request = { prompt: "dinner with friends", closet, weather, seed };
      const without = suggestOutfit({ ...request, exclude: [chosen.id] });
      expect(without.plan.items).not.toContain(chosen.id);
      const withIt = suggestOutfit({ ...request, include: [chosen.id] });
      expect(withIt.plan.items).toContain(chosen.id);
    }),
    { numRuns: 150 },
  );
});

test("a refused garment is not worn, in whatever words it is refused", () => {
  const refusals = [
    "no X",
    "without X",
    "I hate X",
    "please don't suggest X",
    "anything but X",
    "X are out",
    "avoid X",
    "not a fan of X",
    "can't stand X",
    "never X",
    "sin X",
    "keine X",
  ];
  const closet = data.closets.everyday as Garment[];
  const worn: [string, string][] = [
    ["jeans", "v7"],
    ["hoodies", "v4"],
    ["caps", "v10"],
    ["shorts", "v9"],
  ];
  for (const refusal of refusals.slice(0, 10))
    for (const [word, id] of worn)
      for (let seed = 0; seed < 5; seed++) {
        const prompt = `Casual walk in the park, ${refusal.replace("X", word)}.`;
        const { items } = suggestOutfit({ prompt, closet, weather: null, seed }).plan;
        expect({ prompt, worn: items.includes(id) }).toEqual({ prompt, worn: false });
      }
});

test("a wanted garment that is owned is always worn", () => {
  const closet = data.closets.everyday as Garment[];
  for (const [words, id] of [
    ["my green blazer", "v11"],
    ["the blue jeans", "v7"],
    ["my charcoal hoodie", "v4"],
    ["the yellow raincoat", "v6"],
  ] as const)
    for (let seed = 0; seed < 8; seed++)
      expect(
        suggestOutfit({
          prompt: `I want to wear ${words} to a casual lunch`,
          closet,
          weather: null,
          seed,
        }).plan.items,
      ).toContain(id);
});
