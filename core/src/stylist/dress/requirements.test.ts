import { expect, test } from "vitest";
import type { Garment } from "../../garment.ts";
import { suggestOutfit } from "../index.ts";

const garment = (
  id: string,
  category: string,
  colour = "#33363c",
  tags: string[] = [],
): Garment => ({
  id,
  category,
  name: id,
  colours: [colour],
  tags,
});

const BLACK = "#141414";
const RED = "#b3202c";

const wornFor = (prompt: string, closet: Garment[], language = "en", seeds = 6): string[] => [
  ...new Set(
    Array.from({ length: seeds }, (_, seed) => seed).flatMap(
      (seed) => suggestOutfit({ prompt, closet, weather: null, language, seed }).plan.items,
    ),
  ),
];

const base = [garment("grey trousers", "trouser"), garment("white shirt", "top", "#fafafa")];

test("closed shoes are worn where they are demanded, and sandals are not even where nothing else is owned", () => {
  const sandals = garment("sandals", "shoes");
  const loafers = garment("brown loafers", "shoes");
  expect(wornFor("lab tour, closed toe shoes", [...base, sandals, loafers])).not.toContain(
    "sandals",
  );
  expect(wornFor("lab tour, closed toe shoes", [...base, sandals])).not.toContain("sandals");
});

test("no heels holds for boots and sandals that have them too", () => {
  const shoes = [garment("bottines à talons", "boots"), garment("baskets blanches", "shoes")];
  const worn = wornFor("garden-party, pas de talons", [...base, ...shoes], "fr");
  expect(worn).not.toContain("bottines à talons");
  expect(worn).toContain("baskets blanches");
});

test("in all black nothing else is worn, part by part, as far as black is owned", () => {
  const closet = [
    garment("black tee", "top", BLACK),
    garment("white sweater", "top", "#fafafa"),
    garment("black jeans", "trouser", BLACK),
    garment("red skirt", "skirt", RED),
    garment("red sneakers", "shoes", RED),
  ];
  const worn = wornFor("backstage crew tonight, all in black", closet);
  expect(worn).toEqual(expect.arrayContaining(["black tee", "black jeans", "red sneakers"]));
  expect(worn).not.toContain("white sweater");
});

test("old things are worn for what spoils clothes, good ones stay at home", () => {
  const closet = [
    garment("camiseta vieja", "top"),
    garment("camisa nueva", "top", "#fafafa"),
    garment("vaqueros", "trouser"),
  ];
  const worn = wornFor("vamos a pintar, ropa vieja que luego pueda tirar", closet, "es");
  expect(worn).toContain("camiseta vieja");
  expect(worn).not.toContain("camisa nueva");
});

test("a covered head is dressed", () => {
  const closet = [...base, garment("foulard de soie", "scarf"), garment("bonnet noir", "cap")];
  expect(wornFor("visite d'un temple, cheveux couverts", closet, "fr", 1).length).toBeGreaterThan(
    2,
  );
});

test("a garment that is insisted on stands above a rule about its quality", () => {
  const dress = garment("robe longue sans manches", "dress", RED);
  const worn = wornFor(
    "baptême, épaules couvertes, je dois porter ma robe longue",
    [...base, dress],
    "fr",
    1,
  );
  expect(worn).toContain("robe longue sans manches");
});

test("chips tell a rule in the person's words: kept, or missed where nothing owned keeps it", () => {
  const ask = (closet: Garment[]) =>
    suggestOutfit({ prompt: "Boat trip, non-marking soles", closet, weather: null, seed: 0 });
  const chipOf = (closet: Garment[]) =>
    ask(closet).understood.find(({ label }) => label.startsWith("non-marking"));
  expect(chipOf([...base, garment("deck shoes with white soles", "shoes")])?.kept).toBe(true);
  expect(chipOf([...base, garment("black boots", "boots")])?.kept).toBe(false);
});

test("all in one colour, a small thing of another stays off", () => {
  const closet = [
    garment("white shirt", "top", "#fafafa"),
    garment("white trousers", "trouser", "#fafafa"),
    garment("white shoes", "shoes", "#fafafa"),
    garment("black belt", "belt", BLACK),
    garment("red cap", "cap", RED),
  ];
  const worn = wornFor("I only wear white, dinner with friends", closet);
  expect(worn).toContain("white trousers");
  expect(worn).not.toContain("black belt");
  expect(worn).not.toContain("red cap");
});

test("a head is covered with a scarf under a roof, not with a cap", () => {
  const closet = [...base, garment("silk scarf", "scarf", RED), garment("baseball cap", "cap")];
  const worn = wornFor("mosque visit with my class, hair covered", closet);
  expect(worn).toContain("silk scarf");
  expect(worn).not.toContain("baseball cap");
});

test("where the waist must be free no belt is worn, and where wheels turn nothing long", () => {
  const closet = [
    ...base,
    garment("leather belt", "belt"),
    garment("ankle-length coat", "coat"),
    garment("short jacket", "coat"),
  ];
  expect(wornFor("theatre, nothing pressing on my waist", closet)).not.toContain("leather belt");
  const wheels = wornFor("museum, long hems catch in my wheels, 8 degrees", closet);
  expect(wheels).not.toContain("ankle-length coat");
});

test.each([
  ["en", "everything black except the shoes, jazz night"],
  ["de", "alles schwarz außer den Schuhen, Jazzabend"],
  ["fr", "tout en noir sauf les chaussures, soirée jazz"],
  ["es", "todo de negro menos los zapatos, noche de jazz"],
  ["it", "tutto nero tranne le scarpe, serata jazz"],
  ["pt", "tudo de preto exceto os sapatos, noite de jazz"],
])("%s: what is excepted from a colour stands out: %s", (language, prompt) => {
  const closet = [
    garment("black tee", "top", BLACK),
    garment("red shirt", "top", RED),
    garment("black trousers", "trouser", BLACK),
    garment("red trousers", "trouser", RED),
    garment("black sneakers", "shoes", BLACK),
    garment("red sneakers", "shoes", RED),
  ];
  const worn = wornFor(prompt, closet, language);
  expect(worn.toSorted()).toEqual(["black tee", "black trousers", "red sneakers"]);
});

test.each([
  ["en", "temple festival at work, everyone in traditional only", "silk kurta", "office shirt"],
  ["de", "Fest im Dorf, alle in Tracht", "Trachtenbluse", "Bürohemd"],
  ["fr", "fête au village, en tenue traditionnelle", "grand boubou brodé", "chemise de bureau"],
  ["es", "desfile del pueblo, en traje regional", "huipil bordado", "camisa de oficina"],
  ["it", "sfilata, in costume tradizionale", "camicia tradizionale", "camicia da ufficio"],
  ["pt", "romaria na aldeia, em traje tradicional", "blusa minhota", "camisa de escritório"],
])("%s: what a people wears to its feasts is worn where it is asked for: %s", (...row) => {
  const [language, prompt, own, other] = row;
  const closet = [garment(own, "top", RED), garment(other, "top", "#d5e3f0")];
  expect(wornFor(prompt, closet, language)).toEqual([own]);
});

test("shoes are of the colour that is asked for, and the rest is free", () => {
  const closet = [
    ...base,
    garment("black boots", "boots", BLACK),
    garment("white sneakers", "shoes", "#fafafa"),
  ];
  expect(wornFor("hospital shift, shoes have to be white", closet)).toContain("white sneakers");
  expect(wornFor("hospital shift, shoes have to be white", closet)).toContain("grey trousers");
});
