import { describe, expect, test } from "vitest";
import { wornOf } from "../closet.testing.ts";

describe("what is on a piece keeps it at home", () => {
  test.each([
    ["en", "bank at ten, the white shirt has ketchup on the cuff", "white shirt", "blue shirt"],
    ["de", "Bank um zehn, das weiße Hemd hat Ketchup am Ärmel", "weißes Hemd", "blaues Hemd"],
    [
      "fr",
      "banque à dix heures, la chemise blanche a de la sauce tomate au poignet",
      "chemise blanche",
      "chemise bleue",
    ],
    [
      "es",
      "banco a las diez, la camisa blanca tiene kétchup en el puño",
      "camisa blanca",
      "camisa azul",
    ],
    [
      "it",
      "banca alle dieci, la camicia bianca ha del ketchup sul polsino",
      "camicia bianca",
      "camicia blu",
    ],
    ["pt", "banco às dez, a camisa branca tem ketchup no punho", "camisa branca", "camisa azul"],
  ])("%s: %s", (language, prompt, spoilt, clean) => {
    const names = [
      ["shirt", spoilt],
      ["shirt", clean],
      ["trouser", "chino"],
    ] as const;
    const worn = wornOf(prompt, language, names);
    expect(worn).not.toContain(spoilt);
    expect(worn).toContain(clean);
  });
});
