import { describe, expect, test } from "vitest";
import type { LanguageCode } from "../../languages/index.ts";
import { called } from "../closet.testing.ts";
import { suggestOutfit } from "../index.ts";

const dressed = (
  prompt: string,
  language: LanguageCode,
  names: readonly (readonly [category: string, name: string])[],
) => {
  const closet = names.map(([category, name]) => ({ ...called(name, category), colours: [] }));
  return suggestOutfit({ prompt, closet, weather: null, seed: 1, language });
};

describe("what a host asks for decides what is asked about", () => {
  test.each<[LanguageCode, string, string, string]>([
    ["en", "funeral, the widow asked everyone to wear something green", "black tie", "green tie"],
    ["de", "Beerdigung, die Witwe bat alle um etwas Grünes", "schwarze Krawatte", "grüne Krawatte"],
    ["fr", "obsèques, la veuve demande quelque chose de vert", "cravate noire", "cravate verte"],
    ["es", "funeral, la viuda pidió llevar algo verde", "corbata negra", "corbata verde"],
    ["it", "funerale, la vedova ha chiesto qualcosa di verde", "cravatta nera", "cravatta verde"],
    ["pt", "funeral, a viúva pediu alguma coisa verde", "gravata preta", "gravata verde"],
  ])("%s: %s", (language, said, not, rather) => {
    const or = { en: "or", de: "oder", fr: "ou", es: "o", it: "o", pt: "ou" }[language];
    const { plan } = dressed(`${said}. ${not} ${or} ${rather}?`, language, [
      ["accessory", not],
      ["accessory", rather],
    ]);
    expect(plan.items).toContain(rather);
    expect(plan.items).not.toContain(not);
  });

  test("guests in white wear white, whatever is usual at weddings", () => {
    const prompt =
      'wedding, the bride wears red and wrote "all guests in white". Can I wear my white dress?';
    const { plan } = dressed(prompt, "en", [
      ["dress", "white midi dress"],
      ["dress", "red midi dress"],
      ["shoes", "gold sandals"],
    ]);
    expect(plan.items).toContain("white midi dress");
  });
});

test.each<[LanguageCode, string, string]>([
  ["en", "exam, the notice bans caps and watches. May I keep my black cap on?", "black cap"],
  [
    "fr",
    "examen, le règlement interdit casquette et montre. Je peux garder ma casquette noire ?",
    "casquette noire",
  ],
  [
    "es",
    "examen, el reglamento prohíbe gorra y reloj. ¿Puedo llevar mi gorra negra?",
    "gorra negra",
  ],
  ["pt", "exame, o edital proíbe boné e relógio. Posso ir de boné preto?", "boné preto"],
])("%s: what a notice bans is no, whoever asks: %s", (language, prompt, cap) => {
  const { plan, reasoning } = dressed(prompt, language, [
    ["accessory", cap],
    ["top", "t-shirt"],
    ["bottom", "jeans"],
  ]) as { plan: { items: readonly string[] }; reasoning?: string };
  expect(plan.items).not.toContain(cap);
  expect(reasoning ?? "").not.toMatch(/^(yes|oui|sí|sim|dá)/i);
});
