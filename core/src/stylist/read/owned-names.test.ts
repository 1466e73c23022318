import { expect, test } from "vitest";
import { suggestOutfit } from "../index.ts";
import { readWords } from "../understand/text.ts";
import { ownedByName } from "./owned-names.ts";

const CLOSET = [
  { id: "tee", category: "top", name: "white tee", colours: ["#ffffff"], tags: [] },
  { id: "jeans", category: "trouser", name: "blue jeans", colours: ["#2a4a7a"], tags: [] },
  { id: "sneakers", category: "shoes", name: "grey sneakers", colours: ["#888888"], tags: [] },
  { id: "odd", category: "top", name: "mustard Zorblax", colours: ["#d4a017"], tags: [] },
  { id: "brand", category: "shoes", name: "Quendels boots", colours: ["#5a3a1a"], tags: [] },
];

const idea = (prompt: string, seed = 0) =>
  suggestOutfit({ prompt, closet: CLOSET, weather: null, seed });

test.each([
  ["lunch with friends, my zorblax is at the tailor", "odd"],
  ["lunch with friends, the Quendels have a hole", "brand"],
])("%s: a piece stays out that only its owner's name tells", (prompt, id) => {
  for (let seed = 0; seed < 10; seed++) expect(idea(prompt, seed).plan.items).not.toContain(id);
});

test("a piece is worn that only its owner's name tells", () => {
  for (let seed = 0; seed < 10; seed++)
    expect(idea("lunch with friends, I want to wear my zorblax", seed).plan.items).toContain("odd");
});

test("what the owner's names say of it is no gap", () => {
  expect(idea("lunch with friends, I want to wear my zorblax").text).not.toContain("no zorblax");
});

test.each([
  ["en", "a garden party with zorblaxes", "gown with a hem of zorblaxes"],
  ["de", "Gartenfest mit Quendelwerk", "Kleid hängt am Quendelwerk"],
] as const)(
  "%s: what a name only says of where a piece gets in the way is no name for it",
  (language, prompt, name) =>
    expect(ownedByName(readWords(prompt), [], [{ id: "gown", name }], language)).toEqual([]),
);
