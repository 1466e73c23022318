import { expect, test } from "vitest";
import { settingsOnDisk } from "../../situations/on-disk.test-data.ts";
import { piece, weatherAt } from "../closet.testing.ts";
import { suggestOutfit } from "../index.ts";

const evening = { ...weatherAt(17), isNight: true };

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

test("one comes to a wedding in the jacket that one has, on a mild day, and not in great heat", () => {
  const wardrobe = [
    piece("shirt", "top", "white shirt", "#f4f4f4"),
    piece("tee", "top", "grey tee", "#8a8a8a"),
    piece("trousers", "trouser", "grey tailored trousers", "#7a7d82"),
    piece("blazer", "coat", "navy blazer", "#1c2742"),
    piece("shoes", "shoes", "brown derbies", "#5b3a24"),
  ];
  const wornAt = (prompt: string, tempC: number): readonly string[] =>
    suggestOutfit(
      { prompt, closet: wardrobe, weather: { ...evening, tempC, feelsLikeC: tempC }, seed: 1 },
      settingsOnDisk(),
    ).plan.items;
  expect(wornAt("I'm a guest at my cousin's wedding on Saturday", 23)).toContain("blazer");
  expect(wornAt("ma soutenance de thèse est demain matin", 23)).toContain("blazer");
  expect(wornAt("I'm a guest at my cousin's wedding on Saturday", 36)).not.toContain("blazer");
  expect(wornAt("moving boxes with a friend", 23)).not.toContain("blazer");
});

test("who owns a top has it under the sweatshirt, and is not told that one is missing", () => {
  const wardrobe = [
    { id: "top", category: "top", colours: ["#ffffff"] },
    piece("sweatshirt", "hoodies", "grey sweatshirt", "#8a8d92"),
    piece("jeans", "trouser", "black jeans", "#16161a"),
    piece("shoes", "shoes", "Vans", "#22242a"),
    piece("jacket", "coat", "green military jacket", "#4c5340"),
  ];
  const cool = { ...evening, tempC: 13, feelsLikeC: 11 };
  for (const prompt of ["cinema with some mates later", "cine con unos amigos esta noche"]) {
    const { items, suggested } = suggestOutfit(
      { prompt, closet: wardrobe, weather: cool, seed: 1 },
      settingsOnDisk(),
    ).plan;
    expect(items).toContain("top");
    expect(suggested.map(({ slot }) => slot)).not.toContain("base");
  }
});

const formal = [
  piece("shorts", "trouser", "tennis shorts", "#f0f0f0"),
  piece("polo", "top", "pink polo shirt", "#e58fb1"),
  piece("shirt", "top", "white shirt", "#f7f7f7"),
  piece("flannels", "trouser", "grey flannel trousers", "#77787c"),
  piece("shoes", "shoes", "black oxfords", "#151515"),
];

test.each([
  ["en", "I am to be the guest of honour at the parade"],
  ["de", "Ich bin Ehrengast beim Umzug"],
  ["fr", "je suis invité d'honneur au défilé"],
  ["es", "soy invitado de honor en el desfile"],
  ["it", "sono ospite d'onore alla sfilata"],
  ["pt", "sou convidado de honra no desfile"],
  ["en", "Dear Sir, what should I wear on Sunday?"],
  ["de", "Sehr geehrte Damen und Herren, was trage ich am Sonntag?"],
] as const)(
  "who is honoured or writes a letter is not sent in shorts (%s: %s)",
  (language, prompt) => {
    const request = { prompt, closet: formal, weather: null, seed: 1, language };
    const { items } = suggestOutfit(request, settingsOnDisk()).plan;
    expect(items).toEqual(expect.arrayContaining(["shirt", "flannels"]));
  },
);
