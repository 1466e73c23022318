import { describe, expect, test } from "vitest";
import { settingsOnDisk } from "../../situations/on-disk.test-data.ts";
import { called, weatherAt } from "../closet.testing.ts";
import { suggestOutfit } from "../index.ts";

const SEEDS = [0, 1, 2, 3, 4, 5];

const texts = (prompt: string, names: readonly (readonly [string, string])[], language = "en") => {
  const closet = names.map(([category, name]) => called(name, category));
  const weather = weatherAt(15);
  return SEEDS.map(
    (seed) => suggestOutfit({ prompt, closet, weather, seed, language }, settingsOnDisk()).text,
  );
};

const AWAY = {
  en: [
    "my black trousers are at the cleaner's, dinner tonight",
    "black trousers",
    "grey trousers",
    /black/g,
  ],
  de: [
    "die schwarze Hose ist in der Reinigung, heute Abendessen",
    "schwarze Hose",
    "graue Hose",
    /schwarz/g,
  ],
  fr: [
    "mon pantalon noir est au pressing, dîner ce soir",
    "pantalon noir",
    "pantalon gris",
    /noir/g,
  ],
  es: [
    "mi pantalón negro está en la tintorería, cena esta noche",
    "pantalón negro",
    "pantalón gris",
    /negr/g,
  ],
  it: [
    "i pantaloni neri sono in tintoria, cena stasera",
    "pantaloni neri",
    "pantaloni grigi",
    / ner[io]/g,
  ],
  pt: [
    "as calças pretas estão na lavandaria, jantar hoje",
    "calças pretas",
    "calças cinzentas",
    /pret/g,
  ],
} as const;

describe.each(Object.entries(AWAY))("%s", (language, [prompt, away, left, colour]) => {
  test("what is away is named once, as what another stands in for", () => {
    const said = texts(
      prompt,
      [
        ["trouser", away],
        ["trouser", left],
        ["shirt", "Hemd"],
        ["shoes", "loafers"],
      ],
      language,
    );
    for (const text of said) {
      const times = text.match(colour)?.length ?? 0;
      expect(times).toBeLessThanOrEqual(1);
      expect(text).not.toMatch(/cleaner|Reinigung|pressing|tintor|lavandaria/);
    }
  });
});

test("an occasion is called as the person calls it, or not at all", () => {
  const closet = [
    ["shirt", "white shirt"],
    ["trouser", "grey trousers"],
  ] as const;
  for (const text of texts("christening on sunday", closet)) expect(text).toContain("christening");
  for (const text of texts("the baby gets baptised on sunday", closet))
    expect(text).not.toMatch(/christening/);
});

test("what three pieces have in common is said of the outfit", () => {
  const closet = [
    ["shirt", "white shirt"],
    ["trouser", "grey trousers"],
    ["hoodies", "navy jumper"],
  ] as const;
  for (const text of texts("office, nothing tight please", closet))
    expect(text).not.toMatch(/the shirt, the (trousers|jumper) and the/);
});

test("flats are not said to be flat", () => {
  const closet = [
    ["dress", "navy dress"],
    ["shoes", "black flats"],
  ] as const;
  for (const text of texts("dinner, no heels please", closet))
    expect(text).not.toMatch(/flats (are|is) flat|flat soles/);
});

test.each([
  ["de", "Guten Tag, was trage ich im Büro? Mit freundlichen Grüßen, H. Stein", /Ihr(e|en)? /],
  ["fr", "Bonjour Madame, une tenue pour le bureau svp", /votre/i],
  ["it", "Buongiorno, un consiglio per l'ufficio, cordiali saluti", /(?<!\p{L})su[oa] /u],
  ["es", "Muy señores míos: voy a la oficina. Atentamente, Anselmo", /(?<!\p{L})su /iu],
])("%s: whoever writes a letter is spoken to politely", (language, prompt, polite) => {
  const closet = [
    ["shirt", "white shirt"],
    ["trouser", "grey trousers"],
  ] as const;
  const said = texts(prompt, closet, language).filter((text) => !text.includes(": "));
  for (const text of said) expect(text).toMatch(polite);
});
