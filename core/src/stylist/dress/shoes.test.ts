import { expect, test } from "vitest";
import type { Weather } from "../../weather.ts";
import { piece, weatherAt } from "../closet.testing.ts";
import { suggestOutfit } from "../index.ts";
import { knowledgeOnDisk } from "../learned/on-disk.test-data.ts";

const shoes = (id: string, name: string, tags: readonly string[]) => ({
  ...piece(id, "shoes", name, "#3a2a20"),
  tags: [...tags],
});
const clothes = [
  piece("knit", "top", "grey wool sweater", "#8a8a8a"),
  piece("trousers", "trouser", "navy trousers"),
  piece("coat", "coat", "navy winter coat"),
];
const worn = (
  prompt: string,
  pairs: readonly ReturnType<typeof shoes>[],
  weather: Weather,
  language = "en",
): readonly string[] =>
  suggestOutfit(
    { prompt, closet: [...clothes, ...pairs], weather, seed: 1, language },
    knowledgeOnDisk(),
  ).plan.items;

const SMOOTH = shoes("smooth", "loafers", ["leather sole", "slippery"]);
const GRIP = shoes("grip", "lace-up shoes", ["leather", "grip"]);

test.each([
  ["en", "to the office, black ice everywhere"],
  ["de", "ins Büro, draußen alles vereist"],
  ["fr", "au bureau, trottoirs glissants partout"],
  ["es", "a la oficina, las calles resbalosas"],
  ["it", "in ufficio, strade ghiacciate ovunque"],
  ["pt", "para o escritório, ruas escorregadias"],
] as const)("on ice a sole that grips is worn, not one that slips (%s: %s)", (language, prompt) => {
  const items = worn(prompt, [SMOOTH, GRIP], weatherAt(-2), language);
  expect(items).toContain("grip");
});

test("so it is in snow and on wet ground, though nobody speaks of it", () => {
  for (const weather of [weatherAt(-3, "snow"), weatherAt(0, "rain")])
    expect(worn("client meeting in town", [SMOOTH, GRIP], weather)).toContain("grip");
});

test.each([
  ["en", "Office week. The leather soles stay at home, they slip."],
  ["de", "Büro. Ledersohlen kommen nicht in Frage."],
  ["fr", "Au bureau. Pas de semelles en cuir."],
  ["es", "Oficina. Nada de suela de cuero."],
  ["it", "In ufficio. Niente suole di cuoio."],
  ["pt", "Escritório. Nada de sola de couro."],
] as const)("leather soles that are ruled out are not asked for (%s)", (language, prompt) => {
  expect(worn(prompt, [SMOOTH, GRIP], weatherAt(6), language)).toContain("grip");
});

test("in frost and snow nobody goes in flip-flops where anything else is owned", () => {
  const closet = [shoes("flops", "flip flops", ["open"]), shoes("canvas", "canvas sneakers", [])];
  expect(worn("a walk with my flatmates", closet, weatherAt(-2, "snow"))).toContain("canvas");
  expect(worn("memorial mass for an uncle", closet, weatherAt(2))).toContain("canvas");
});

test("what is said to be stiff is not walked in all day, what was broken in is", () => {
  const closet = [
    shoes("new", "new loafers", ["leather", "stiff"]),
    shoes("old", "leather loafers", ["comfortable"]),
  ];
  expect(worn("sightseeing on foot all day, cobbles", closet, weatherAt(20))).toContain("old");
});

test("kitchen clogs stay in the kitchen", () => {
  const closet = [
    shoes("crocs", "kitchen clogs", ["rubber", "work"]),
    shoes("flats", "black ballet flats", ["flat"]),
  ];
  expect(worn("asking a bank for a loan", closet, weatherAt(20))).toContain("flats");
});
