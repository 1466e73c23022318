import { describe, expect, test } from "vitest";
import { weatherAt } from "../closet.testing.ts";
import { suggestOutfit } from "../index.ts";

const asked = (prompt: string, language: string) =>
  suggestOutfit({ prompt, closet: [], weather: null, seed: 1, language });

describe("who owns nothing yet is shown what they ask for", () => {
  test.each([
    ["en", "a red dress for a wedding", "dress", "red dress"],
    ["de", "ein rotes Kleid für eine Hochzeit", "dress", "Kleid in Rot"],
    ["fr", "une jupe noire pour le bureau", "skirt", "jupe noire"],
    ["es", "tacones negros para una cena", "heels", "zapatos de tacón negros"],
    ["it", "una gonna nera per l'ufficio", "skirt", "gonna nera"],
    ["pt", "uma saia preta para o escritório", "skirt", "saia preta"],
  ])("%s: %s", (language, prompt, kind, name) => {
    const { plan, text, understood } = asked(prompt, language);
    expect(plan.suggested.map((one) => one.kind)).toContain(kind);
    expect(text).toContain(name);
    expect(understood.filter(({ kept }) => !kept)).toEqual([]);
  });
});

test("with a dress nobody proposes trousers", () => {
  const { plan } = asked("a red dress for a wedding", "en");
  expect(plan.suggested.map((one) => one.slot)).not.toContain("legs");
});

test("what is proposed keeps the rules that were told", () => {
  const { plan, understood } = asked("office party, long sleeves please", "en");
  expect(plan.suggested.map((one) => one.slot)).toContain("base");
  expect(understood.filter(({ kept }) => !kept)).toEqual([]);
});

test("what was ruled out as well is not proposed", () => {
  const { plan } = asked("dinner, no dress, no heels", "en");
  expect(plan.suggested.map((one) => one.kind)).not.toContain("dress");
  expect(plan.suggested.map((one) => one.kind)).not.toContain("heels");
});

test.each([
  ["painting the barn", false],
  ["dinner at a nice restaurant", true],
])("a coat of wool is proposed only where it comes to no harm: %s", (prompt, isWool) => {
  const request = { prompt, closet: [], weather: weatherAt(8), seed: 1 };
  const { suggested } = suggestOutfit(request).plan;
  const coat = suggested.find(({ slot }) => slot === "outer")!;
  expect(["wool-coat", "overcoat", "trench-coat"].includes(coat.kind ?? "")).toBe(isWool);
});
