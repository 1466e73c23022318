import { expect, test } from "vitest";
import { settingsOnDisk } from "../../situations/on-disk.test-data.ts";
import { piece } from "../closet.testing.ts";
import { suggestOutfit } from "../index.ts";

const evening = {
  tempC: 17,
  feelsLikeC: 17,
  windKmh: 6,
  precip: "none",
  humidity: 50,
  isNight: true,
  place: null,
} as const;

const closet = [
  piece("sequins", "dress", "gold sequin dress", "#c9a24b"),
  piece("tee", "top", "grey marl tee", "#8a8a8a"),
  piece("blouse", "top", "cream blouse", "#f3ead6"),
  piece("leggings", "trouser", "black leggings", "#151515"),
  piece("trousers", "trouser", "navy trousers", "#1c2742"),
  piece("heels", "shoes", "black heels", "#151515"),
  piece("slides", "shoes", "pool slides", "#2255aa"),
];
const worn = (prompt: string): readonly string[] =>
  suggestOutfit({ prompt, closet, weather: evening, seed: 1 }, settingsOnDisk()).plan.items;

test.each([
  "leaving do at the pub and I mean to turn heads",
  "Abschied in der Kneipe, ich will umwerfend aussehen",
  "pot de départ au bar, je veux en mettre plein la vue",
  "despedida en el bar, quiero estar deslumbrante",
  "saluti al bar, voglio essere da urlo",
  "despedida no bar, quero arrasar",
])("who wants to shine gets what glitters: %s", (prompt) => {
  expect(worn(prompt)).toContain("sequins");
  expect(worn(prompt)).toContain("heels");
});

test("no wish to shine puts sequins on a hike or beside a grave", () => {
  expect(worn("hiking up the fell, I want to look stunning")).not.toContain("sequins");
  expect(worn("grandpa's funeral, I want to look stunning for him")).not.toContain("sequins");
});

test("who wants effort to be seen is dressed better than for the sofa, and no more than that", () => {
  const items = worn("bingo at the hall, nothing grand but I like to look like I made an effort");
  expect(items).not.toContain("tee");
  expect(items).not.toContain("sequins");
});

test("two knits that hang as one are a top of their own", () => {
  const twinset = [
    piece("twinset", "top", "rose twinset", "#d9a0a8"),
    ...closet.filter(({ id }) => id === "tee" || id === "trousers" || id === "heels"),
  ];
  const items = suggestOutfit(
    { prompt: "lunch with the girls", closet: twinset, weather: evening, seed: 1 },
    settingsOnDisk(),
  ).plan.items;
  expect(items).toContain("twinset");
  expect(items).not.toContain("tee");
});
