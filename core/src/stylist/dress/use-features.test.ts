import { expect, test } from "vitest";
import { settingsOnDisk } from "../../situations/on-disk.test-data.ts";
import { piece, weatherAt } from "../closet.testing.ts";
import { suggestOutfit } from "../index.ts";

const mild = weatherAt(19);
const worn = (prompt: string, closet: ReturnType<typeof piece>[], weather = mild) =>
  suggestOutfit({ prompt, closet, weather, seed: 1 }).plan.items;

const closet = [
  piece("good", "top", "new silk blouse", "#f3ead6"),
  piece("old", "top", "old paint-splattered tee", "#8a8a8a"),
  piece("chinos", "trouser", "sunday best chinos", "#c2ab84"),
  piece("work", "trouser", "work trousers", "#4b4d50"),
];

test("what is worn out or made for it goes to the paint, what is good stays clean", () => {
  const items = worn("painting the shed, it gets messy", closet);
  expect(items).toContain("old");
  expect(items).toContain("work");
});

test("among people the good pieces come out", () => {
  const items = worn("dinner with my boss at a nice restaurant", closet);
  expect(items).toContain("good");
  expect(items).toContain("chinos");
});

test("a dress does not hike where anything else is owned, and goes to the wedding", () => {
  const summer = [
    piece("dress", "dress", "navy dress", "#1c2742"),
    piece("tee", "top", "white tee", "#ffffff"),
    piece("jeans", "trouser", "blue jeans", "#34507d"),
    piece("boots", "boots", "brown boots", "#6b4a2f"),
  ];
  for (const prompt of ["going for a hike", "Wanderung mit dem Alpenverein"])
    expect(worn(prompt, summer)).not.toContain("dress");
  expect(worn("my cousin's wedding", summer)).toContain("dress");
});

test("sequins wait for the party", () => {
  const tops = [
    piece("sequins", "top", "sequin party top", "#c9a84a"),
    piece("tee", "top", "grey tee", "#8a8a8a"),
    piece("jeans", "trouser", "jeans", "#34507d"),
  ];
  expect(worn("walking the dog in the woods", tops)).toContain("tee");
  expect(worn("my best friend's birthday party tonight", tops)).toContain("sequins");
});

test("pyjamas are for home, slippers too", () => {
  const clothes = [
    piece("pyjamas", "trouser", "pyjama bottoms", "#7fa3c7"),
    piece("joggers", "trouser", "grey joggers", "#8a8a8a"),
    piece("tee", "top", "white tee", "#ffffff"),
  ];
  expect(worn("walking the dog early", clothes)).toContain("joggers");
});

test("where hair is covered the scarf comes along", () => {
  const clothes = [
    piece("dress", "dress", "green long dress with long sleeves", "#2e6b46"),
    piece("scarf", "scarf", "cream chiffon hijab", "#f3ead8"),
  ];
  const prompt = "visiting the mosque in the morning, what do I wear";
  const ask = { prompt, closet: clothes, weather: mild, seed: 1 };
  expect(suggestOutfit(ask, settingsOnDisk()).plan.items).toContain("scarf");
});

test.each([
  ["dinner with my girlfriend's parents", "Slayer longsleeve", "white longsleeve"],
  ["Was ziehe ich zum Termin beim Notar an", "Shirt mit Einhorn", "Shirt in Petrol"],
  ["rendez-vous à la banque", "tee-shirt Nirvana", "tee-shirt uni"],
  ["comida con mis suegros", "camiseta de los Simpsons", "camiseta lisa"],
  ["pranzo dai suoceri", "maglietta dei Metallica", "maglietta tinta unita"],
  ["almoço com os meus sogros", "camiseta do Batman", "camiseta lisa"],
])("nobody wears a joke or a band to “%s”", (prompt, joke, plain) => {
  const tops = [piece("joke", "top", joke, "#34507d"), piece("plain", "top", plain, "#34507d")];
  expect(worn(prompt, [...tops, piece("trousers", "trouser", "chinos", "#4b4d50")])).toContain(
    "plain",
  );
});

test.each([
  "paintball on Saturday",
  "am Samstag Paintball",
  "samedi paintball",
  "el sábado gotcha, qué me pongo",
  "sabato softair, cosa metto",
  "sábado é paintball",
])("what leaves its marks is known: %s", (prompt) => {
  expect(worn(prompt, closet)).toEqual(expect.arrayContaining(["old", "work"]));
});

test("the mud on shoes that stay at home is not the day's", () => {
  const tops = [
    piece("white", "top", "white linen shirt", "#ffffff"),
    piece("old", "top", "old tee", "#8a8a8a"),
    piece("shoes", "shoes", "brown boots", "#5a4632"),
  ];
  expect(worn("dinner out, the brown boots are covered in mud so not those", tops)).toContain(
    "white",
  );
});

test("who goes by boat in the heat may have the swim shorts on, and in the office never", () => {
  const clothes = [
    piece("swim", "short", "swim shorts", "#2b6ca3"),
    piece("velvet", "trouser", "lined velvet trousers", "#3b2b3f"),
    piece("tee", "top", "striped tee", "#ffffff"),
  ];
  const hot = { ...mild, tempC: 31, feelsLikeC: 32 };
  const ask = (prompt: string) => ({ prompt, closet: clothes, weather: hot, seed: 1 });
  const aboard = suggestOutfit(ask("a day on my cousin's boat, swimming"), settingsOnDisk());
  expect(aboard.plan.items).toContain("swim");
  expect(
    suggestOutfit(ask("client meeting at the office"), settingsOnDisk()).plan.items,
  ).not.toContain("swim");
});
