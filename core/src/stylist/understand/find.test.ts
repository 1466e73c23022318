import { describe, expect, test } from "vitest";
import { LANGUAGES, languageOf } from "../../languages/index.ts";
import { findAll } from "./find.ts";
import { readWords } from "./text.ts";

const found = (text: string, language: (typeof LANGUAGES)[number]) =>
  findAll(readWords(text), new Set([language, "other"]), true);

describe("a word that somebody mistyped", () => {
  test.each([
    ["en", "brnuch", "brunch"],
    ["en", "trouserss", "trousers"],
    ["en", "blak", "black"],
    ["de", "Stifel", "boots"],
    ["it", "ciabatta", "sliders"],
    ["es", "sandalia", "sandals"],
  ] as const)("%s: %s is %s", (language, typed, meant) => {
    expect(found(typed, language).map(({ id }) => id)).toContain(meant);
  });
});

describe("a word that only looks like one of ours", () => {
  test.each([
    ["fr", "vers"],
    ["fr", "verre"],
    ["fr", "boite"],
    ["de", "Kabel"],
    ["de", "Seite"],
    ["es", "verme"],
    ["es", "cero"],
    ["it", "palco"],
    ["it", "villa"],
    ["pt", "mato"],
    ["pt", "rodas"],
  ] as const)("%s: %s is itself", (language, typed) => {
    expect(found(typed, language)).toEqual([]);
  });

  test.each(LANGUAGES)("%s: no real word is taken for a slip", (language) => {
    const words = languageOf(language).realWords.trim().split(/\s+/);
    expect(words.length).toBeGreaterThan(10);
    expect(words.filter((word) => found(word, language).some(({ guessed }) => guessed))).toEqual(
      [],
    );
  });
});

test.each([
  ["it", "una camicia bianca", "white"],
  ["it", "una gonna nera", "black"],
  ["fr", "une chemise blanche", "white"],
] as const)("what has a colour in its name has that colour (%s: %s)", (language, typed, colour) => {
  expect(found(typed, language).map(({ id }) => id)).toContain(colour);
});
