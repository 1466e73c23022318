import { describe, expect, test } from "vitest";
import type { Garment } from "../../garment.ts";
import { LANGUAGES } from "../../languages/index.ts";
import { isA, kindOf } from "../../wardrobe/kinds.ts";
import { weatherAt } from "../closet.testing.ts";
import { alwaysHolds, suggestOutfit } from "../index.ts";
import { knowledgeOnDisk } from "../learned/on-disk.test-data.ts";
import { WARDROBE } from "../looks/wardrobe.test-data.ts";
import { textFaults } from "../tell/text-faults.ts";
import { bestBuy } from "./best-buy.ts";
import { garmentOf, settingsOf } from "./settings.ts";

const KNOWN = knowledgeOnDisk();
const without = (...categories: string[]): Garment[] =>
  WARDROBE.filter(({ category }) => !categories.includes(category));

const ask = (prompt: string, closet: readonly Garment[], saved: readonly string[] = []) =>
  suggestOutfit({ prompt, closet, weather: weatherAt(15), seed: 1, saved }, KNOWN);

const QUESTIONS = {
  en: "What should I buy next?",
  de: "Was soll ich als Nächstes kaufen?",
  fr: "Qu'est-ce que je devrais acheter ?",
  es: "¿Qué debería comprar?",
  it: "Cosa dovrei comprare?",
  pt: "O que devo comprar a seguir?",
} as const;

describe("what to buy next", () => {
  test.each(LANGUAGES)("is asked and answered in %s", (code) => {
    const closet = without("shoes");
    const idea = ask(QUESTIONS[code], closet);
    expect([idea.status, idea.language]).toEqual(["answer", code]);
    expect(idea.plan.suggested).toHaveLength(1);
    expect(idea.plan.items.length).toBeGreaterThan(1);
    expect(alwaysHolds({ closet }, idea)).toEqual([]);
    expect(textFaults(idea.text, code)).toEqual([]);
  });

  test.each([
    ["shoes", without("shoes"), "feet"],
    ["anything for the legs", without("trouser", "skirt", "short", "dress"), "legs"],
    ["a coat", without("coat"), "outer"],
  ] as const)("is what a closet without %s lacks", (_what, closet, slot) => {
    expect(ask(QUESTIONS.en, closet).plan.suggested).toMatchObject([{ slot }]);
  });

  test("is for what the person dresses for", () => {
    const closet = without("shoes");
    const kindFor = (saved: string) =>
      kindOf(ask(QUESTIONS.en, closet, [saved]).plan.suggested[0]!.kind!);
    expect(isA(kindFor("a run along the river"), "sneakers")).toBe(true);
    expect(isA(kindFor("a job interview at a bank"), "sneakers")).toBe(false);
  });

  test.each([
    ["where the closet has all that it takes", WARDROBE, /^Nothing, honestly/],
    ["where a single piece would complete nothing", WARDROBE.slice(0, 1), /^Nothing, honestly/],
    ["where nothing is owned yet", [], /^First of all, what you own/],
  ] as const)("is nothing %s", (_where, closet, text) => {
    const idea = ask(QUESTIONS.en, closet);
    expect(idea.text).toMatch(text);
    expect(idea.plan).toMatchObject({ items: [], suggested: [] });
  });

  test.each(["What should I wear to buy shoes next week?", "I need to buy bread, what do I wear?"])(
    "is not what this asks: %s",
    (prompt) => {
      expect(ask(prompt, WARDROBE).plan.items.length).toBeGreaterThan(2);
    },
  );

  test("is the same in whatever order the closet lies", () => {
    const closet = without("coat");
    expect(ask(QUESTIONS.en, closet.toReversed())).toEqual(ask(QUESTIONS.en, closet));
  });
});

test("once it hangs there, no piece adds as much as it did: what is there counts", () => {
  const closet = without("shoes");
  const before = bestBuy(settingsOf([], closet, KNOWN))!;
  const bought = garmentOf(before.idea, before.colour, "bought");
  const after = bestBuy(settingsOf([], [...closet, bought], KNOWN));
  expect(after?.adds ?? 0).toBeLessThan(before.adds);
  expect(after && [after.idea.kind, after.colour]).not.toEqual([before.idea.kind, before.colour]);
}, 30_000);
