import { describe, expect, test } from "vitest";
import { wornOf } from "../closet.testing.ts";

type Suits = readonly [
  language: string,
  prompt: string,
  jacket: string,
  trousers: string,
  ...rest: string[],
];

const ROWS: readonly Suits[] = [
  [
    "en",
    "job interview at a bank, the navy suit",
    "navy suit jacket",
    "navy suit trousers",
    "grey suit jacket",
    "grey suit trousers",
    "white shirt",
    "black oxfords",
  ],
  [
    "de",
    "Bewerbungsgespräch in einer Bank, den blauen Anzug",
    "Sakko vom blauen Anzug",
    "Hose vom blauen Anzug",
    "Sakko vom grauen Anzug",
    "Hose vom grauen Anzug",
    "weißes Hemd",
    "schwarze Schnürschuhe",
  ],
  [
    "fr",
    "entretien d'embauche dans une banque, je mets le costume marine",
    "veston costume marine",
    "pantalon costume marine",
    "veston costume gris",
    "pantalon costume gris",
    "chemise blanche",
    "richelieus noirs",
  ],
  [
    "es",
    "entrevista en un banco, me pongo el traje azul",
    "americana del traje azul",
    "pantalón del traje azul",
    "americana del traje gris",
    "pantalón del traje gris",
    "camisa blanca",
    "zapatos oxford negros",
  ],
  [
    "it",
    "colloquio in banca, metto il completo blu",
    "giacca del completo blu",
    "pantaloni del completo blu",
    "giacca del completo grigio",
    "pantaloni del completo grigio",
    "camicia bianca",
    "francesine nere",
  ],
  [
    "pt",
    "entrevista num banco, visto o fato azul",
    "casaco do fato azul",
    "calças do fato azul",
    "casaco do fato cinzento",
    "calças do fato cinzento",
    "camisa branca",
    "sapatos oxford pretos",
  ],
];
const DRAWERS = ["coat", "trouser", "coat", "trouser", "shirt", "shoes"];

describe("a suit that hangs in two halves", () => {
  test.each(ROWS)("%s: %s means both", (language, prompt, ...names) => {
    const closet = names.map((name, at) => [DRAWERS[at]!, name] as const);
    const worn = wornOf(prompt, language, closet);
    expect(worn).toEqual(expect.arrayContaining([names[0], names[1]]));
  });

  test("the jacket of one goes with no trousers of another", () => {
    const worn = wornOf("entretien d'embauche dans une banque", "fr", [
      ["coat", "veston costume gris"],
      ["trouser", "pantalon costume gris"],
      ["coat", "veston costume marine"],
      ["trouser", "pantalon costume marine"],
      ["shirt", "chemise bleu ciel"],
      ["shoes", "richelieus noirs"],
    ]);
    const isGrey = worn.includes("veston costume gris");
    expect(worn).toContain(isGrey ? "pantalon costume gris" : "pantalon costume marine");
  });
});
