import { describe, expect, test } from "vitest";
import { settingsOnDisk } from "../../situations/on-disk.test-data.ts";
import { piece, weatherAt } from "../closet.testing.ts";
import { suggestOutfit } from "../index.ts";

const settings = settingsOnDisk();
const textsOf = (prompt: string, closet: ReturnType<typeof piece>[], language: string): string[] =>
  [0, 1, 2, 3, 4, 5].map(
    (seed) =>
      suggestOutfit({ prompt, closet, weather: weatherAt(8), seed, language }, settings).text,
  );

const SPANISH = [
  piece("a", "top", "remera blanca", "#ffffff"),
  piece("b", "trouser", "jean azul", "#2a3a5a"),
  piece("c", "shoes", "zapatillas blancas", "#ffffff"),
  piece("d", "coat", "campera negra", "#111111"),
];

describe("who says vos", () => {
  test("is told with its verbs", () => {
    const texts = textsOf("che, ¿qué me pongo para el laburo?", SPANISH, "es").join(" ");
    expect(texts).not.toMatch(/\b(Ponte|ponte|lleva|Lleva|tienes|puedes)\b/);
    expect(texts).toMatch(/\b(Ponete|ponete|llevá|Llevá)(?!\p{L})/u);
  });

  test("is nobody else", () => {
    const texts = textsOf("¿qué me pongo para el trabajo?", SPANISH, "es").join(" ");
    expect(texts).not.toMatch(/ponete|llevá/iu);
  });
});

const FRENCH = [
  piece("a", "top", "chemise blanche", "#ffffff"),
  piece("b", "trouser", "pantalon marine", "#1f2a44"),
  piece("c", "shoes", "mocassins marron", "#6b4a2f"),
];

test.each([
  ["Déjeuner au restaurant, j'ai 81 ans", /votre/, /\b(ta|ton|tes)\b/],
  ["Déjeuner au restaurant pour les 81 ans de mon père", /\b(ta|ton|tes)\b/, /votre/],
] as const)(
  "whoever tells of their own great age is spoken to politely (%s)",
  (prompt, is, isNot) => {
    const texts = textsOf(prompt, FRENCH, "fr").join(" ");
    expect(texts).toMatch(is);
    expect(texts).not.toMatch(isNot);
  },
);

const DRESSES = [
  piece("dress", "dress", "green midi dress", "#2a6a3a"),
  piece("jacket", "coat", "navy suit jacket", "#1f2a44"),
  piece("trousers", "trouser", "navy suit trousers", "#1f2a44"),
  piece("blouse", "top", "white blouse", "#ffffff"),
  piece("shoes", "shoes", "black loafers", "#111111"),
];

test("of a dress and a suit one is chosen, and not with a yes", () => {
  const prompt = "My friend's graduation: the green dress or the navy suit?";
  const { plan, text } = suggestOutfit(
    { prompt, closet: DRESSES, weather: weatherAt(18), seed: 1 },
    settings,
  );
  expect(plan.items.includes("dress") && plan.items.includes("jacket")).toBe(false);
  expect(text).not.toMatch(/^Yes/);
});
