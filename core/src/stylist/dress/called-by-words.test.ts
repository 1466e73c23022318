import { expect, test } from "vitest";
import { called, weatherAt } from "../closet.testing.ts";
import { readBrief } from "../understand/read-brief.ts";
import { dress, tryOn } from "./compose.ts";

const wornFor = (
  prompt: string,
  closet: readonly [string, string][],
  suits: string,
  fit: number,
) => {
  const garments = closet.map(([category, name]) => called(name, category));
  const brief = readBrief({ prompt, closet: garments, weather: weatherAt(16), language: "en" });
  const fits = ({ name }: { name: string | null }): number => (name === suits ? fit : 0);
  const wardrobe = { closet: garments, include: [], exclude: [], seed: 1 };
  return dress(tryOn({ ...brief, fits }, wardrobe)).worn.map(({ piece }) => piece.name);
};

const TREES: readonly [string, string][] = [
  ["top", "grey tee"],
  ["trouser", "jeans"],
  ["shoes", "sneakers"],
  ["cap", "helmet"],
];

test("what is made for one purpose is worn where the words call for it, though the day is unknown", () => {
  const prompt = "something to wear for lopping branches";
  expect(wornFor(prompt, TREES, "helmet", 5)).toContain("helmet");
  expect(wornFor(prompt, TREES, "helmet", -1)).not.toContain("helmet");
});

test("boots of the cowshed come to nothing smart, whatever the words say", () => {
  const closet: [string, string][] = [
    ...TREES.slice(0, 2),
    ["shoes", "brogues"],
    ["shoes", "work boots"],
  ];
  const prompt = "lunch with the board at head office";
  expect(wornFor(prompt, closet, "work boots", 7)).not.toContain("work boots");
});

test("a belt that hardly goes with the words is left out", () => {
  const closet: [string, string][] = [...TREES.slice(0, 3), ["belt", "brown belt"]];
  const prompt = "something to wear for the talk";
  expect(wornFor(prompt, closet, "brown belt", 6)).toContain("brown belt");
  expect(wornFor(prompt, closet, "brown belt", 0.5)).not.toContain("brown belt");
});
