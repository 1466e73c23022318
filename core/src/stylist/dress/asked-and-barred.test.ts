import { describe, expect, test } from "vitest";
import { called } from "../closet.testing.ts";
import { suggestOutfit } from "../index.ts";

const HEX: readonly [RegExp, string][] = [
  [/blue|blau|bleu|azul|blu\b/, "#2b4fa0"],
  [/black|schwarz|noir|negr|ner[oi]|pret/, "#111111"],
  [/violet|purple|lila/, "#6a2fa0"],
];
const hexOf = (name: string) => HEX.find(([word]) => word.test(name))?.[1] ?? "#f4f4f2";

const wornOf = (prompt: string, language: string, names: readonly string[]) => {
  const closet = names.map((name) => {
    const [category = "", ...rest] = name.split(" ");
    return called(rest.join(" "), category, hexOf(name));
  });
  const { items } = suggestOutfit({ prompt, closet, weather: null, seed: 1, language }).plan;
  return closet.filter(({ id }) => items.includes(id)).map(({ name }) => name);
};

describe("what stands before a ban is asked for, and the ban ends at the comma", () => {
  test.each([
    [
      "en",
      "first shift. email says black trousers NOT jeans NOT leggings, white top no slogans, flat shoes",
      ["trouser black leggings", "trouser black jeans", "trouser black trousers", "top white top"],
    ],
    [
      "de",
      "Erster Tag. Laut Mail: schwarze Stoffhose, KEINE Jeans, KEINE Leggings, weißes Oberteil ohne Aufdruck",
      [
        "trouser schwarze Leggings",
        "trouser schwarze Jeans",
        "trouser schwarze Stoffhose",
        "top weißes Oberteil",
      ],
    ],
    [
      "fr",
      "le mail dit pantalon noir PAS de jean PAS de legging, haut blanc sans logo",
      ["trouser legging noir", "trouser jean noir", "trouser pantalon noir", "top haut blanc"],
    ],
    [
      "it",
      "si richiede pantalone nero NO jeans NO leggings, maglia bianca senza scritte",
      [
        "trouser leggings neri",
        "trouser jeans neri",
        "trouser pantaloni neri",
        "top maglia bianca",
      ],
    ],
    [
      "pt",
      "pedem calça preta NÃO jeans NÃO legging, blusa branca sem estampa",
      ["trouser legging preta", "trouser jeans preto", "trouser calça preta", "top blusa branca"],
    ],
  ])("%s: %s", (language, prompt, names) => {
    const [, , trousers = "", top = ""] = names.map((name) => name.slice(name.indexOf(" ") + 1));
    expect(wornOf(prompt, language, names)).toEqual(expect.arrayContaining([trousers, top]));
  });

  test("a list of what is unwanted goes on", () => {
    const names = ["trouser black leggings", "trouser black jeans", "trouser black trousers"];
    expect(wornOf("dinner, no jeans, leggings or shorts", "en", names)).toEqual(["black trousers"]);
  });
});

describe("who says that they wear it wears it", () => {
  test.each([
    [
      "en",
      "Dinner. I will be wearing the black hat she gave me and people can think what they like",
      "accessory black hat",
    ],
    [
      "de",
      "Elternabend. Die schwarze Mütze hat Mila für mich gestrickt, Papa MUSS die tragen",
      "accessory schwarze Mütze",
    ],
    [
      "fr",
      "Je mets donc mon pull violet chez ma belle-mère, elle déteste le violet",
      "top pull violet",
    ],
    ["es", "Cena el sábado. La boina negra de mi abuelo va puesta", "accessory boina negra"],
    ["it", "Cena sabato. Il cappello nero, lo porto di sicuro", "accessory cappello nero"],
    [
      "pt",
      "Jantar sábado. O chapéu preto da avó, vou levá-lo de certeza",
      "accessory chapéu preto",
    ],
    [
      "de",
      "Essen am See. Die blaue Windjacke war seine, die habe ich an, darüber diskutiere ich nicht",
      "coat blaue Segeljacke",
    ],
  ])("%s: %s", (language, prompt, name) => {
    const others = ["top white shirt", "trouser black trousers", "shoe black shoes"];
    const owned = name.slice(name.indexOf(" ") + 1);
    expect(wornOf(prompt, language, [name, ...others])).toContain(owned);
  });
});
