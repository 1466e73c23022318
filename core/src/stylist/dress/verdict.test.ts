import { describe, expect, test } from "vitest";
import type { Garment } from "../../garment.ts";
import { settingsOnDisk } from "../../situations/on-disk.test-data.ts";
import type { Weather } from "../../weather.ts";
import { suggestOutfit } from "../index.ts";
import { knowledgeOnDisk } from "../learned/on-disk.test-data.ts";
import { readBrief } from "../understand/read-brief.ts";
import { readCloset } from "./piece.ts";
import { judge } from "./verdict.ts";

const item = (category: string, name: string, hex: string): Garment => ({
  id: name,
  category,
  name,
  colours: [hex],
});
const day = (feelsLikeC: number, precip: Weather["precip"] = "none"): Weather => ({
  tempC: feelsLikeC,
  feelsLikeC,
  windKmh: 8,
  precip,
  humidity: 60,
  place: null,
  isNight: false,
});

function judged(prompt: string, closet: Garment[], weather: Weather | null = null) {
  const brief = readBrief({ prompt, weather, closet }, settingsOnDisk());
  const verdicts = judge(brief, readCloset(closet, brief.language));
  return verdicts.map(({ piece, yes, why }) => [piece.id, yes, why]);
}

const WHITE = [
  item("dress", "white dress", "#ffffff"),
  item("dress", "green dress", "#2f6b4f"),
  item("dress", "vestido blanco", "#ffffff"),
  item("dress", "vestido verde", "#2f6b4f"),
  item("dress", "weißes Kleid", "#ffffff"),
  item("dress", "robe blanche", "#ffffff"),
  item("dress", "vestito bianco", "#ffffff"),
  item("dress", "vestido branco", "#ffffff"),
];

describe("white is the bride's", () => {
  test.each([
    ["can I wear my white dress to my cousin's wedding?", "white dress", false],
    ["can I wear my green dress to my cousin's wedding?", "green dress", true],
    ["can i wear white to her wedding?", "white dress", false],
    ["¿puedo ir con el vestido blanco a la boda de mi prima?", "vestido blanco", false],
    ["Kann ich das weiße Kleid zur Hochzeit meiner Freundin anziehen?", "weißes Kleid", false],
    ["je peux mettre ma robe blanche au mariage de ma cousine ?", "robe blanche", false],
    ["posso mettere il vestito bianco al matrimonio di mia cugina?", "vestito bianco", false],
    ["posso ir de vestido branco ao casamento da minha prima?", "vestido branco", false],
  ])("%s", (prompt, id, yes) => {
    const own = WHITE.filter(({ name }) => name === id);
    expect(judged(prompt, own)).toMatchObject([[id, yes, yes ? "fine" : "bride"]]);
  });
});

describe("what water spoils", () => {
  const shoes = [item("shoes", "suede loafers", "#8a6a4a"), item("boots", "rain boots", "#223")];
  test("stays dry, and may go out when it is", () => {
    const prompt = "can I wear my suede loafers to the office today?";
    expect(judged(prompt, shoes, day(14, "rain"))).toEqual([["suede loafers", false, "wet"]]);
    expect(judged(prompt, shoes, day(18))).toEqual([["suede loafers", true, "fine"]]);
  });
  test("is not what keeps it out", () => {
    const prompt = "can I wear my rain boots to walk the dog?";
    expect(judged(prompt, shoes, day(14, "rain"))).toEqual([["rain boots", true, "fine"]]);
  });
});

test("shoes that a setting advises against are answered by the setting", () => {
  const sandals = [item("shoes", "brown sandals", "#8a6a4a")];
  expect(judged("can I wear sandals on the factory tour?", sandals, day(25))).toEqual([
    ["brown sandals", false, "shoes"],
  ]);
});

test("pale trousers show every splash of a muddy festival", () => {
  const trousers = [item("trouser", "white trousers", "#ffffff")];
  expect(
    judged("can I wear my white trousers to a festival?", trousers, day(20, "rain")),
  ).toMatchObject([["white trousers", false, "dirt"]]);
});

test("wool that is too fine for a run", () => {
  const jumper = [item("top", "cashmere jumper", "#888888")];
  expect(judged("is it ok to go running in my cashmere jumper?", jumper, day(4))).toMatchObject([
    ["cashmere jumper", false, "fabric"],
  ]);
});

test("of two pieces that would both do one is chosen, not both and not a third", () => {
  const closet = [
    item("coat", "yellow jacket", "#e0c020"),
    item("coat", "navy jacket", "#1c2742"),
    item("coat", "grey jacket", "#808080"),
    item("top", "white shirt", "#ffffff"),
    item("trouser", "black trousers", "#111111"),
    item("shoes", "black loafers", "#111111"),
  ];
  const prompt = "which one for lunch with my aunt, the yellow jacket or the navy jacket?";
  const { items } = suggestOutfit({ prompt, closet, weather: day(12), seed: 1 }).plan;
  expect(items.filter((id) => id.endsWith("jacket"))).toHaveLength(1);
  expect(items).not.toContain("grey jacket");
});

test("each of two pieces of one kind is judged by its own name", () => {
  const closet = [
    item("trouser", "running tights", "#111111"),
    item("trouser", "long hiking trousers", "#4b5b3a"),
    item("top", "white shirt", "#ffffff"),
  ];
  const prompt = "which for the office, the running tights or the hiking trousers?";
  const pieces = judged(prompt, closet, day(16)).map(([id]) => id);
  expect(pieces).toEqual(["running tights", "long hiking trousers"]);
});

test("of two that would do the one that suits the day is chosen, in whatever order they are named", () => {
  const closet = [
    item("coat", "denim jacket", "#33557a"),
    item("coat", "wool coat", "#333333"),
    item("top", "grey roll neck", "#888888"),
    item("trouser", "black trousers", "#111111"),
    item("shoes", "walking boots", "#553311"),
  ];
  const worn = (prompt: string) =>
    suggestOutfit({ prompt, closet, weather: day(1), seed: 1 }).plan.items;
  for (const both of ["the denim jacket or the wool coat", "the wool coat or the denim jacket"]) {
    const items = worn(`lunch with my aunt, which of the two, ${both}?`);
    expect(items).toContain("wool coat");
    expect(items).not.toContain("denim jacket");
  }
});

describe("of two that are asked about one is worn", () => {
  const closet = [
    item("shoes", "brown boots", "#6b4423"),
    item("shoes", "white trainers", "#ffffff"),
    item("trouser", "green cords", "#3d5a3a"),
    item("belt", "brown belt", "#6b4423"),
    item("belt", "black belt", "#111111"),
    item("top", "white shirt", "#ffffff"),
  ];
  test.each([
    ["with the green cords, the brown boots or the white trainers? museum", "boots", "trainers"],
    ["brown boots or white trainers for my uncle's funeral, which", "boots", "trainers"],
    ["do I take the brown belt or the black belt? office", "brown belt", "black belt"],
  ])("%s", (prompt, one, other) => {
    const { plan, status } = suggestOutfit({ prompt, closet, weather: day(16), seed: 1 });
    const worn = plan.items.filter((id) => id.endsWith(one) || id.endsWith(other));
    expect(status).toBe("answer");
    expect(worn).toHaveLength(1);
  });

  test("and the one that is less wrong gets the yes where both are wrong", () => {
    const verdicts = judged("brown boots or white trainers for my uncle's funeral?", closet);
    expect(verdicts.filter(([, yes]) => yes)).toHaveLength(1);
  });
});

test("heavy cloth is too warm for a hot day", () => {
  const cords = [item("trouser", "thick corduroy trousers", "#4a3a2a")];
  const prompt = "can I wear the thick corduroy trousers to the office?";
  expect(judged(prompt, cords, day(33))).toMatchObject([[cords[0]!.id, false, "warm"]]);
  expect(judged(prompt, cords, day(12))).toMatchObject([[cords[0]!.id, true, "fine"]]);
});

test.each([
  ["en", "no client today, we can wear jeans", "jeans"],
  ["de", "bei uns darf man Jeans tragen, normaler Bürotag", "Jeans"],
  ["fr", "au boulot on peut venir en jean, journée normale", "jean"],
  ["es", "en el trabajo se puede ir en vaqueros, día normal", "vaqueros"],
  ["it", "da noi si può andare in jeans, giornata normale", "jeans"],
  ["pt", "trabalho no RH, pode ir de jeans", "jeans"],
])("%s: what may be worn is told, not asked: %s", (language, prompt, name) => {
  const closet = [item("trouser", name, "#2b4fa0"), item("top", "top", "#ffffff")];
  expect(suggestOutfit({ prompt, closet, weather: null, seed: 1, language }).status).toBe("outfit");
});

describe("what hardly suits the wording, where something owned suits it far better", () => {
  const known = knowledgeOnDisk();
  test.each([
    ["en", "can I wear the flip-flops on the mountain hike?", "flip-flops", "hiking boots"],
    ["de", "kann ich die Flipflops zum Bergwandern anziehen?", "Flipflops", "Bergschuhe"],
    [
      "fr",
      "je peux mettre mes tongs pour la randonnée en montagne ?",
      "tongs",
      "chaussures de marche",
    ],
    ["es", "¿puedo llevar las chanclas a la montaña?", "chanclas", "botas de montaña"],
  ])("%s: %s", (language, prompt, asked, better) => {
    const closet = [
      item("shoes", asked, "#333333"),
      item("boots", better, "#6b4a2f"),
      item("top", "shirt", "#ffffff"),
      item("trouser", "trousers", "#444444"),
    ];
    const { plan, text } = suggestOutfit(
      { prompt, closet, weather: day(17), seed: 1, language },
      known,
    );
    expect(plan.items).toContain(better);
    expect(plan.items).not.toContain(asked);
    expect(text).toMatch(/^(better not|i'd say no|eher nicht|plutôt pas|mieux vaut|mejor no)/i);
  });
});
