import { expect, test } from "vitest";
import { piece } from "../closet.testing.ts";
import { suggestOutfit } from "../index.ts";

const worn = (prompt: string, closet: ReturnType<typeof piece>[]) =>
  suggestOutfit({ prompt, closet, weather: null, seed: 1 }).plan.items;

const tops = [
  piece("slacks", "trouser", "gray slacks", "#8b8f94"),
  piece("shirt", "top", "white shirt", "#fafafa"),
];

test("what is only complained of is worn where the rest would not do", () => {
  const closet = [...tops, piece("holes", "trouser", "old ripped jeans", "#45617f")];
  const prompt =
    "jury duty monday, business casual, the gray slacks make me look like a substitute teacher";
  expect(worn(prompt, closet)).toContain("slacks");
});

test("and stays at home where something else will do", () => {
  const closet = [...tops, piece("chinos", "trouser", "navy chinos", "#1f2a44")];
  const prompt = "jury duty monday, business casual, I can't stand the gray slacks any more";
  expect(worn(prompt, closet)).not.toContain("slacks");
});

test("whoever says the suit means its jacket and its trousers", () => {
  const closet = [
    piece("jacket", "coat", "blue suit jacket", "#1f2a44"),
    piece("trousers", "trouser", "blue suit trousers", "#1f2a44"),
    piece("knit", "top", "grey jumper", "#8b8f94"),
    piece("chinos", "trouser", "black chinos", "#111111"),
  ];
  const items = worn("interview at a start-up on thursday, my suit is at the cleaner's", closet);
  expect(items).not.toContain("jacket");
  expect(items).not.toContain("trousers");
});
