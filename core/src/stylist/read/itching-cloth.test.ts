import { describe, expect, test } from "vitest";
import type { LanguageCode } from "../../languages/index.ts";
import { readBrief } from "../understand/read-brief.ts";

const read = (prompt: string, language: LanguageCode) =>
  readBrief({ prompt, weather: null, language });

describe("a cloth that is complained of is left out in every piece", () => {
  test.each<[LanguageCode, string]>([
    ["en", "wool makes me break out, weekend in the snow"],
    ["de", "Wolle kratzt mich, Wochenende im Schnee"],
    ["fr", "la laine me gratte, week-end à la neige"],
    ["es", "la lana me brota, fin de semana en la nieve"],
    ["it", "la lana mi pizzica, fine settimana sulla neve"],
    ["pt", "a lã pica-me, fim de semana na neve"],
  ])("%s: %s", (language, prompt) => {
    const { avoids, wants } = read(prompt, language);
    expect(avoids.map(({ materials }) => materials)).toContainEqual(["wool"]);
    expect(wants).toEqual([]);
  });

  test("a piece that itches is only that piece", () => {
    const { avoids } = read("my wool jumper itches, office", "en");
    expect(avoids.every(({ garment }) => garment !== undefined)).toBe(true);
  });
});

test.each<[LanguageCode, string]>([
  ["es", "crema en la piel y piel sensible, oficina"],
  ["it", "crema sulla pelle e pelle sensibile, ufficio"],
  ["pt", "creme na pele e pele sensível, escritório"],
])("%s: skin is no leather: %s", (language, prompt) => {
  const { avoids, wants } = read(prompt, language);
  expect([...avoids, ...wants].flatMap(({ materials }) => materials)).toEqual([]);
});
