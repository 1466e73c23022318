import { expect, test } from "vitest";
import type { Weather } from "../../weather.ts";
import { piece } from "../closet.testing.ts";
import { suggestOutfit } from "../index.ts";
import { knowledgeOnDisk } from "../learned/on-disk.test-data.ts";

const closet = [
  piece("shirt", "top", "white shirt", "#ffffff"),
  piece("trousers", "trouser", "navy trousers", "#1c2742"),
  piece("coat", "coat", "wool coat", "#333333"),
  piece("shoes", "shoes", "brown derbies", "#5b3a21"),
];
const MILD: Weather = {
  tempC: 14,
  feelsLikeC: 14,
  windKmh: 5,
  precip: "none",
  humidity: 50,
  isNight: false,
  place: null,
};
const proposed = (prompt: string, feelsLikeC: number, owned = closet): string[] =>
  suggestOutfit({
    prompt,
    closet: owned,
    weather: { ...MILD, tempC: feelsLikeC, feelsLikeC },
    seed: 1,
  }).plan.suggested.map(({ kind }) => kind!);

test("nobody who owns an outfit is sent shopping for a belt, a bag or a scarf that the day does not ask for", () => {
  for (const prompt of ["office", "dinner date", "wedding", "walk in town"])
    expect(proposed(prompt, 14)).toEqual([]);
});

test("a woollen hat is for the cold and shoes are for the street, however well they suit the words", () => {
  const owned = [
    piece("shirt", "top", "grey shirt", "#999999"),
    piece("tee", "top", "charcoal printed T-shirt", "#333333"),
    piece("trousers", "trouser", "dark green trousers", "#305040"),
    piece("coat", "coat", "black coat", "#111111"),
    piece("sneakers", "shoes", "black sneakers", "#111111"),
    piece("beanie", "cap", "charcoal beanie", "#333333"),
  ];
  const worn = (prompt: string, feelsLikeC: number): string[] =>
    suggestOutfit(
      { prompt, closet: owned, weather: { ...MILD, tempC: feelsLikeC, feelsLikeC }, seed: 1 },
      knowledgeOnDisk(),
    ).plan.items;
  expect(worn("Sofa and a series", 10)).not.toContain("beanie");
  expect(worn("Sofa and a series", 10)).not.toContain("sneakers");
  expect(worn("What shall I wear to the office today?", 14)).not.toContain("beanie");
  expect(worn("A walk in the snow", -3)).toContain("beanie");
});

test("biting cold asks for gloves, or for a scarf, unless there are some", () => {
  const cold = proposed("walk in town", -4);
  expect(cold.some((kind) => ["gloves", "scarf", "beanie"].includes(kind))).toBe(true);
  const all = [
    ...closet,
    piece("gloves", "gloves", "lined gloves", "#222222"),
    piece("scarf", "scarf", "grey scarf", "#888888"),
    piece("hat", "cap", "wool beanie", "#222222"),
  ];
  expect(proposed("walk in town", -4, all)).not.toContain("gloves");
});

test("whoever plays in the snow has no bag on the arm", () => {
  const bag = piece("bag", "bag", "brown shoulder bag", "#5b3a21");
  const boots = piece("boots", "shoes", "snow boots", "#222222");
  const idea = (prompt: string) =>
    suggestOutfit({
      prompt,
      closet: [...closet, bag, boots],
      weather: { ...MILD, tempC: -2, feelsLikeC: -2, precip: "snow" },
      seed: 1,
    });
  expect(idea("a snowball fight with the children").plan.items).not.toContain("bag");
  expect(idea("shopping in town").plan.items).toContain("bag");
});

test("in the heat arms are bare, unless the sleeves are of linen", () => {
  const owned = [
    piece("knit", "top", "olive long-sleeved top", "#6b6b3a"),
    piece("tee", "top", "olive t-shirt", "#6b6b3a"),
    piece("skirt", "skirt", "navy midi skirt", "#1c2742"),
    piece("sandals", "shoes", "brown sandals", "#5b3a21"),
  ];
  const worn = (prompt: string) =>
    suggestOutfit({
      prompt,
      closet: owned,
      weather: { ...MILD, tempC: 31, feelsLikeC: 31 },
      seed: 1,
    }).plan.items;
  for (const prompt of ["a garden party", "brunch with friends"])
    expect(worn(prompt)).toContain("tee");
});

test("evening trousers are worn without a belt, however well it would go with the shoes", () => {
  const owned = [
    piece("shirt", "shirt", "white dress shirt", "#ffffff"),
    piece("dinner", "trouser", "black dinner suit", "#111111"),
    piece("bow", "accessory", "black bow tie", "#111111"),
    piece("shoes", "shoes", "black patent oxfords", "#111111"),
    piece("belt", "belt", "black leather belt", "#111111"),
  ];
  const request = { prompt: "black tie dinner at the club", closet: owned, weather: MILD, seed: 1 };
  expect(suggestOutfit(request, knowledgeOnDisk()).plan.items).not.toContain("belt");
});
