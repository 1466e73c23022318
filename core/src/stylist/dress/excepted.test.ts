import { describe, expect, test } from "vitest";
import { called } from "../closet.testing.ts";
import { suggestOutfit } from "../index.ts";

const BLUE = /bl(ue|au|eu)|azul/;
const BLACK = /black|schwarz|pret|negr|noir|neri/;

const hexOf = (name: string) =>
  BLUE.test(name) ? "#2b4fa0" : BLACK.test(name) ? "#111111" : "#f4f4f2";

const wornOf = (prompt: string, language: string, names: readonly [string, string][]) =>
  suggestOutfit({
    prompt,
    closet: names.map(([category, name]) => called(name, category, hexOf(name))),
    weather: null,
    seed: 1,
    language,
  }).plan.items;

describe("one piece excepted from what is said of all of its kind", () => {
  test.each<[string, string, string, string]>([
    ["en", "blue jumper", "white shirt", "every top I own is in the wash except the blue jumper"],
    ["de", "blauer Pulli", "weißes Hemd", "alle Oberteile sind dreckig bis auf den blauen Pulli"],
    ["fr", "pull bleu", "chemise blanche", "tous mes hauts sont au sale sauf le pull bleu"],
    ["es", "jersey azul", "camisa blanca", "los tops están todos sucios menos el jersey azul"],
    ["it", "maglione blu", "camicia bianca", "i top sono tutti sporchi tranne il maglione blu"],
    ["pt", "camisola azul", "camisa branca", "os tops estão todos sujos menos a camisola azul"],
  ])("%s: the %s is worn", (language, spared, other, prompt) => {
    const worn = wornOf(prompt, language, [
      ["top", spared],
      ["top", other],
      ["trouser", "jeans"],
      ["shoes", "sneakers"],
    ]);
    expect(worn).toContain(spared);
    expect(worn).not.toContain(other);
  });

  test("a refusal that says more than the wish stands", () => {
    const worn = wornOf("I must wear a shirt, but the blue shirt has a stain", "en", [
      ["top", "blue shirt"],
      ["top", "white shirt"],
      ["trouser", "jeans"],
    ]);
    expect(worn).toContain("white shirt");
    expect(worn).not.toContain("blue shirt");
  });

  test.each<[string, string, string, string, string]>([
    [
      "en",
      "black boots",
      "red sandals",
      "no black today please",
      "well, I must wear the black boots",
    ],
    [
      "de",
      "schwarze Stiefel",
      "rote Sandalen",
      "alles außer schwarz",
      "die schwarzen Stiefel dürfen",
    ],
  ])("%s: the %s, asked for in the colour that is not wanted otherwise", (language, ...words) => {
    const [boots, sandals, ban, but] = words;
    const worn = wornOf(`${ban}. ${but}`, language, [
      ["top", "jumper"],
      ["trouser", "jeans"],
      ["boots", boots],
      ["shoes", sandals],
    ]);
    expect(worn).toContain(boots);
  });

  test("a refused colour stays refused but for the piece that is excepted", () => {
    const worn = wornOf("pas de noir ! enfin si, le pantalon noir oui, rien d'autre", "fr", [
      ["trouser", "pantalon noir"],
      ["top", "chemise noire"],
      ["top", "chemise bleue"],
    ]);
    expect(worn).toEqual(expect.arrayContaining(["pantalon noir", "chemise bleue"]));
    expect(worn).not.toContain("chemise noire");
  });

  test.each<[string, string, string, string]>([
    [
      "pt",
      "calças pretas",
      "calças cargo",
      "as calças de ganga estão molhadas e as pretas rasgadas",
    ],
    [
      "es",
      "pantalón negro",
      "pantalón gris",
      "los vaqueros están mojados y los negros están en la lavandería",
    ],
    ["fr", "pantalon noir", "pantalon gris", "le jean est trempé et le noir est déchiré"],
    ["it", "pantaloni neri", "pantaloni grigi", "i jeans sono bagnati e quelli neri strappati"],
  ])(
    "%s: a colour that stands alone means the noun, whatever the cloth: %s",
    (language, gone, left, prompt) => {
      const worn = wornOf(prompt, language, [
        ["trouser", gone],
        ["trouser", left],
        ["top", "top"],
      ]);
      expect(worn).not.toContain(gone);
    },
  );
});
