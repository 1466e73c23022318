import { describe, expect, test } from "vitest";
import { COLOUR_IDS } from "../wardrobe/colours.ts";
import { KIND_IDS, type KindId } from "../wardrobe/kinds.ts";
import { MATERIAL_IDS } from "../wardrobe/materials.ts";
import { PATTERN_IDS } from "../wardrobe/patterns.ts";
import { languageOf, LANGUAGES, type LanguageCode, type Said } from "./index.ts";

/** One row a language for everything that is asked of all of them. */
type Expected = {
  /** Plurals: T-shirt, jacket, coat, scarf, dress. */
  plurals: readonly [tee: string, jacket: string, coat: string, scarf: string, dress: string];
  phrases: readonly [
    navyJacket: string,
    whiteJeans: string,
    linenShirt: string,
    stripedBlackDress: string,
    redBoots: string,
    greySilkBlouse: string,
  ];
};

const EXPECTED: Readonly<Record<LanguageCode, Expected>> = {
  en: {
    plurals: ["T-shirts", "jackets", "coats", "scarves", "dresses"],
    phrases: [
      "navy jacket",
      "white jeans",
      "linen shirt",
      "black striped dress",
      "red boots",
      "grey silk blouse",
    ],
  },
  es: {
    plurals: ["camisetas", "chaquetas", "abrigos", "bufandas", "vestidos"],
    phrases: [
      "chaqueta azul marino",
      "vaqueros blancos",
      "camisa de lino",
      "vestido de rayas negro",
      "botas rojas",
      "blusa de seda gris",
    ],
  },
  fr: {
    plurals: ["tee-shirts", "vestes", "manteaux", "écharpes", "robes"],
    phrases: [
      "veste bleu marine",
      "jean blanc",
      "chemise en lin",
      "robe à rayures noire",
      "bottes rouges",
      "blouse en soie grise",
    ],
  },
  de: {
    plurals: ["T-Shirts", "Jacken", "Mäntel", "Schals", "Kleider"],
    phrases: [
      "Jacke in Marineblau",
      "Jeans in Weiß",
      "Leinenhemd",
      "Kleid mit Streifen in Schwarz",
      "Stiefel in Rot",
      "Seidenbluse in Grau",
    ],
  },
  it: {
    plurals: ["magliette", "giacche", "cappotti", "sciarpe", "vestiti"],
    phrases: [
      "giacca blu navy",
      "jeans bianchi",
      "camicia di lino",
      "vestito a righe nero",
      "stivali rossi",
      "blusa di seta grigia",
    ],
  },
  pt: {
    plurals: ["camisetas", "jaquetas", "casacos", "cachecóis", "vestidos"],
    phrases: [
      "jaqueta azul-marinho",
      "calça jeans branca",
      "camisa de linho",
      "vestido de listras preto",
      "botas vermelhas",
      "blusa de seda cinza",
    ],
  },
};

const PLURALS = ["tee", "jacket", "coat", "scarf", "dress"] as const;
const PHRASES: readonly (readonly [KindId, Said])[] = [
  ["jacket", { colour: "navy" }],
  ["jeans", { colour: "white" }],
  ["shirt", { material: "linen" }],
  ["dress", { colour: "black", pattern: "striped" }],
  ["boots", { colour: "red" }],
  ["blouse", { colour: "grey", material: "silk" }],
];

describe.each(LANGUAGES)("%s", (code) => {
  const language = languageOf(code);
  const { kinds, colours, materials, patterns } = language;

  test("every kind has a name, a plural and a gender", () => {
    const wrong = KIND_IDS.filter((id) => {
      const { text, plural, gender, pair } = kinds[id];
      const isName = text.trim() === text && /^[\p{L}\d]/u.test(text);
      const isPlural = plural.length > 1 && (!pair || plural === text);
      return !isName || !isPlural || !["m", "f", "n"].includes(gender);
    });
    expect(wrong).toEqual([]);
  });

  test("no two kinds have one name", () => {
    const names = KIND_IDS.map((id) => kinds[id].text.toLowerCase());
    const twice = names.filter((name, at) => names.indexOf(name) !== at);
    expect(twice).toEqual([]);
  });

  test("no other word for a kind is another kind's name", () => {
    const byName = new Map(KIND_IDS.map((id) => [kinds[id].text.toLowerCase(), id]));
    const stolen = KIND_IDS.flatMap((id) =>
      kinds[id].also.filter((word) => byName.has(word) && byName.get(word) !== id),
    );
    expect(stolen.filter((word) => !SHARED[code].includes(word))).toEqual([]);
  });

  test("every colour, material and pattern has a name of its own", () => {
    const names = COLOUR_IDS.map((id) => colours[id].m.toLowerCase());
    expect(new Set(names).size).toBe(names.length);
    const forms = COLOUR_IDS.flatMap((id) =>
      (["m", "f", "mp", "fp"] as const).map((form) => colours[id][form]),
    );
    const cloths = [
      ...MATERIAL_IDS.map((id) => materials[id]),
      ...PATTERN_IDS.map((id) => patterns[id]),
    ];
    const words = [...forms, ...cloths.flatMap(({ text, of }) => [text, of])];
    expect(words.filter((word) => word.trim().length < 2)).toEqual([]);
  });

  test.each(PLURALS.map((id, at) => [id, EXPECTED[code].plurals[at]!] as const))(
    "several of %s: %s",
    (id, plural) => {
      expect(kinds[id].plural).toBe(plural);
    },
  );

  test.each(PHRASES.map(([id, said], at) => [EXPECTED[code].phrases[at]!, id, said] as const))(
    "%s",
    (phrase, id, said) => {
      expect(language.phrase(kinds[id], said)).toBe(phrase);
    },
  );
});

/** Words that really do mean two kinds: people say "lunettes" for sunglasses in the sun. */
const SHARED: Readonly<Record<LanguageCode, readonly string[]>> = {
  en: [],
  es: [],
  fr: ["lunettes"],
  de: [],
  it: [],
  pt: [],
};
