import { expect, test } from "vitest";
import { knowledgeOnDisk } from "../learned/on-disk.test-data.ts";
import { suggestOutfit } from "../index.ts";
import { piece, weatherAt } from "../closet.testing.ts";
import { readBrief } from "./read-brief.ts";

const known = knowledgeOnDisk();
const both = (prompt: string, language: string) => {
  const { situation, alsoFor } = readBrief({ prompt, weather: weatherAt(19), language }, known);
  return [situation?.id, alsoFor?.situation.id ?? null];
};

test.each([
  ["en", "warehouse shift till six, then straight to a christening, no time to change"],
  ["de", "Taufe und gleich danach zum Bowling, umziehen geht nicht"],
  ["fr", "un baptême, et direct au bowling, pas le temps de me changer"],
  ["es", "bautizo a las doce y sin pasar por casa a jugar a los bolos"],
  ["it", "battesimo e poi bowling, non passo da casa"],
  ["pt", "batizado e depois direto pro boliche, sem trocar"],
])(
  "%s: without a change in between both settings are known, the dressier first",
  (language, prompt) => {
    const [first, second] = both(prompt, language);
    expect(first).toBe("christening");
    expect(second).toMatch(/warehouse-shift|bowling/);
  },
);

test.each([
  ["en", "warehouse shift till six, then directly to a christening"],
  ["de", "Bowling bis sechs, dann ohne heimzufahren zur Taufe"],
  ["fr", "bowling jusqu'à six heures puis un baptême, sans repasser chez moi"],
  ["es", "bolos hasta las seis y me voy derecho al bautizo"],
  ["it", "bowling fino alle sei e subito dopo il battesimo"],
  ["pt", "boliche até as seis e emendo no batizado"],
])("%s: what follows at once is for the same clothes", (language, prompt) => {
  const [first, second] = both(prompt, language);
  expect(first).toBe("christening");
  expect(second).toMatch(/warehouse-shift|bowling/);
});

test("two settings of which one is only passed on the way stay one where a change is possible", () => {
  expect(both("christening at noon, bowling at eight", "en")[1]).toBeNull();
});

test("the answer names both", () => {
  const closet = [
    piece("1", "top", "white shirt", "#ffffff"),
    piece("2", "trouser", "navy chinos"),
    piece("3", "shoes", "brown loafers", "#6b4a2b"),
  ];
  const prompt = "a christening, then straight to the bowling alley, no time to change";
  const { text } = suggestOutfit({ prompt, closet, weather: weatherAt(19), seed: 1 }, known);
  expect(text).toMatch(/christening and (the )?bowling/);
});
