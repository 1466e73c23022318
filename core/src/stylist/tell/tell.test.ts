import { expect, test } from "vitest";
import type { Garment } from "../../garment.ts";
import type { Weather } from "../../weather.ts";
import { wordsIn } from "../always-holds.ts";
import { called, weatherAt } from "../closet.testing.ts";
import { suggestOutfit } from "../index.ts";

const CLOSETS: Readonly<Record<"en" | "de" | "fr" | "es" | "it" | "pt", readonly string[]>> = {
  en: [
    "pale blue Oxford shirt",
    "charcoal hoodie",
    "brown wool overcoat",
    "grey tailored trousers",
  ],
  de: ["hellblaues Hemd", "grauer Kapuzenpullover", "brauner Wollmantel", "graue Stoffhose"],
  fr: ["chemise bleu clair", "sweat à capuche gris", "manteau en laine marron", "pantalon gris"],
  es: ["camisa celeste", "sudadera gris", "abrigo de lana marrón", "pantalón gris"],
  it: ["camicia azzurra", "felpa grigia", "cappotto di lana marrone", "pantaloni grigi"],
  pt: ["camisa azul-clara", "moletom cinza", "casaco de lã marrom", "calça cinza"],
};
const PIECES: readonly (readonly [category: string, colour: string])[] = [
  ["top", "#aac4e0"],
  ["hoodies", "#4a4d52"],
  ["coat", "#6b4a2f"],
  ["trouser", "#7d8288"],
];

const closetIn = (language: keyof typeof CLOSETS): Garment[] =>
  PIECES.map(([category, colour], at) => ({
    id: `p${at}`,
    category,
    colours: [colour],
    name: CLOSETS[language][at]!,
  }));

const COOL: Weather = {
  tempC: 9,
  feelsLikeC: 8,
  windKmh: 5,
  precip: "none",
  humidity: 60,
  isNight: false,
};

const told = (
  language: keyof typeof CLOSETS,
  prompt: string,
  { weather = COOL, seed = 0 }: { weather?: Weather | null; seed?: number } = {},
): string => suggestOutfit({ prompt, closet: closetIn(language), weather, seed, language }).text;

const sentences = (text: string): string[] => text.split(/(?<=[.!?]) (?=\p{Lu})/u);

const SEEDS = [0, 1, 2, 3, 4, 5, 6, 7];

test.each([
  ["en", "what to wear to the office", "Oxford shirt"],
  ["de", "Was ziehe ich ins Büro an?", "Hemd"],
  ["fr", "que porter au bureau ?", "chemise"],
  ["es", "¿qué me pongo para la oficina?", "camisa"],
  ["it", "cosa metto in ufficio?", "camicia"],
  ["pt", "o que visto para o escritório?", "camisa"],
] as const)(
  "%s: clothes come first, then the coat with the day that asks for it: %s",
  (language, prompt, top) => {
    for (const seed of SEEDS) {
      const [clothes, coat] = sentences(told(language, prompt, { seed }));
      expect(clothes).toContain(top);
      expect(clothes).not.toContain("°C");
      expect(coat).toContain("9 °C");
    }
  },
);

test.each([
  ["en", "a walk in town, it is freezing"],
  ["de", "Spaziergang in der Stadt, es ist eiskalt"],
  ["fr", "une balade en ville, il gèle"],
  ["es", "un paseo por la ciudad, hace un frío helador"],
  ["it", "una passeggiata in città, si gela"],
  ["pt", "um passeio pela cidade, está um gelo"],
])("%s: of weather that is told in words no figure is told back", (language, prompt) => {
  const closet = [
    called("grey wool coat", "coat"),
    called("white shirt", "shirt"),
    called("blue jeans", "trouser"),
  ];
  const { text, plan } = suggestOutfit({ prompt, closet, weather: null, seed: 1, language });
  expect(text).not.toMatch(/\d/);
  expect(plan.items).toContain("grey wool coat");
});

test.each([
  [36, false],
  [12, true],
])("wind at %i °C is told as cooling: %s", (tempC, cools) => {
  const closet = [called("white linen shirt", "shirt"), called("navy linen trousers", "trouser")];
  const weather = { ...weatherAt(tempC), windKmh: 48 };
  const { text } = suggestOutfit({ prompt: "a walk in town", closet, weather, seed: 1 });
  expect(/wind/.test(text)).toBe(cools);
});

test("what nobody asked about stays at home without a word; what was asked about gets its reason", () => {
  const jeans = { id: "p9", category: "trouser", colours: ["#3b4a6b"], name: "light jeans" };
  const pyjamas = { id: "p8", category: "trouser", colours: ["#c9d6e8"], name: "pyjama bottoms" };
  const closet = [...closetIn("en"), jeans, pyjamas];
  const answerTo = (prompt: string, seed: number): string =>
    suggestOutfit({ prompt, closet, weather: COOL, seed }).text;
  for (const seed of SEEDS) {
    expect(answerTo("job interview at a bank", seed)).not.toMatch(/jeans|pyjama/);
    expect(answerTo("job interview at a bank, are the jeans ok?", seed)).toMatch(/jeans/);
  }
});

test("no shoes are asked for where the day does not, and none beside shoes that are worn", () => {
  const shoes = /shoes|loafers|boots|sneakers|belt/i;
  for (const seed of SEEDS) {
    expect(told("en", "a walk with a friend", { seed })).not.toMatch(shoes);
    const own = { id: "p9", category: "shoes", colours: ["#6b4a2f"], name: "brown brogues" };
    const closet = [...closetIn("en"), own];
    const { text } = suggestOutfit({ prompt: "to the office", closet, weather: COOL, seed });
    expect(text).toContain("brogues");
    expect(text).not.toMatch(shoes);
  }
});

test.each([
  ["de", "Können Sie mir etwas fürs Büro empfehlen?", /Ihr(?:e|en)? /, /dein/],
  ["de", "Was soll ich ins Büro anziehen, was meinst du?", /dein/, /Ihr/],
  [
    "fr",
    "Que me conseillez-vous pour le bureau ? Merci de votre aide",
    /votre/i,
    /(?<!\p{L})t(?:on|a|es) /iu,
  ],
  ["fr", "j'ai un rendez-vous au bureau", /(?<!\p{L})t(?:on|a|es) /iu, /votre/i],
  ["es", "¿Qué me recomienda usted para la oficina?", /(?<!\p{L})su /iu, /(?<!\p{L})tu /iu],
  ["it", "Cosa mi consiglia Lei per l'ufficio?", /(?<!\p{L})su[oa] /u, /(?<!\p{L})t(?:eu|ua)s? /u],
  [
    "pt",
    "o que achas que visto para o escritório? diz-me tu",
    /(?<!\p{L})t(?:eu|ua)s? /u,
    /(?<!\p{L})s(?:eu|ua)s? /u,
  ],
] as const)("%s: %s is answered as it speaks", (language, prompt, spoken, other) => {
  for (const seed of SEEDS) {
    const text = told(language, prompt, { seed });
    expect(text).toMatch(spoken);
    expect(text).not.toMatch(other);
  }
});

test.each([
  ["en", "my grandmother's funeral", "I'm sorry for your loss."],
  ["de", "die Beerdigung meiner Oma", "Mein herzliches Beileid."],
  ["fr", "l'enterrement de ma grand-mère", "Toutes mes condoléances."],
  ["es", "el funeral de mi abuela", "Lo siento mucho."],
  ["it", "il funerale di mia nonna", "Le mie condoglianze."],
  ["pt", "o funeral da minha avó", "Sinto muito pela sua perda."],
] as const)("%s: grief is met first, and no joke is made of it", (language, prompt, condolence) => {
  const text = told(language, `${prompt} 😂`);
  expect(text.startsWith(condolence)).toBe(true);
  expect(text).not.toMatch(/^(?:Ha|Ja|Ah),/);
});

test("panic is answered in three sentences", () => {
  for (const seed of SEEDS) {
    const text = told("en", "HELP I'm late for the office, 10 minutes", { seed });
    expect(sentences(text)).toHaveLength(3);
    expect(wordsIn(text)).toBeLessThan(48);
  }
});

test("whoever counts in Fahrenheit reads Fahrenheit", () => {
  expect(told("en", "office, it's 48F outside")).toMatch(/48 °F \(9 °C\)/);
  expect(told("en", "office, fall weather")).not.toContain("°F");
});

test("a day that changes tells to what, and when the rain comes", () => {
  const rain: Weather = { ...COOL, later: [{ hour: 17, tempC: 10, precip: "rain" }] };
  expect(told("en", "a walk in town", { weather: rain })).toContain("17:00");
  const warm: Weather = { ...COOL, later: [{ hour: 15, tempC: 19, precip: "none" }] };
  const text = told("en", "a walk in town", { weather: warm });
  expect(text).toContain("19 °C");
  expect(sentences(text)[0]).toContain("trousers");
});

test("however long the text grows, the rain is in it", () => {
  const rain: Weather = { ...COOL, precip: "drizzle" };
  const closet = [
    { id: "a", category: "top", name: "orange running tee", colours: ["#e86a1a"] },
    { id: "b", category: "short", name: "black running shorts", colours: ["#222222"] },
    { id: "c", category: "coat", name: "rain shell", colours: ["#225588"] },
  ];
  for (const seed of SEEDS)
    for (const prompt of [
      "Cycling to work",
      "to the office by bike, no time",
      "a walk then dinner",
    ])
      expect(suggestOutfit({ prompt, closet, weather: rain, seed }).text).toMatch(/rain|dry/);
});

test.each([
  ["de", "Was ziehe ich ins Büro an?", /\bdein/gi],
  ["fr", "que porter au bureau ?", /\b(ton|ta|tes) /gi],
  ["es", "¿qué me pongo para la oficina?", /\btus? /gi],
  ["it", "cosa metto in ufficio?", /\b(tuo|tua|tuoi|tue) /gi],
  ["pt", "o que visto para o escritório?", /\b(seu|sua|seus|suas) /gi],
] as const)("in %s a row of pieces says once whose they are", (language, prompt, whose) => {
  const rows = SEEDS.flatMap((seed) => sentences(told(language, prompt, { seed })));
  expect(rows.some((row) => row.match(whose))).toBe(true);
  expect(rows.filter((row) => (row.match(whose) ?? []).length > 1)).toEqual([]);
});
