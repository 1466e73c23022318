import { expect, test } from "vitest";
import type { Garment } from "../../garment.ts";
import { LANGUAGES, languageOf } from "../../languages/index.ts";
import { COLOURS } from "../../wardrobe/colours.ts";
import { KIND_IDS, kindOf } from "../../wardrobe/kinds.ts";
import { findGarments } from "./find-garments.ts";

const garment = (name: string, category: string, more: Partial<Garment> = {}): Garment => ({
  id: name,
  name,
  category,
  colours: [],
  ...more,
});

const ENGLISH = [
  garment("blue jeans", "trouser", { colours: [COLOURS["denim-blue"].hex] }),
  garment("grey wool trousers", "trouser", { colours: [COLOURS.grey.hex] }),
  garment("white linen shirt", "top", { colours: [COLOURS.white.hex] }),
  garment("black leather jacket", "coat", { colours: [COLOURS.black.hex] }),
  garment("red summer dress", "dress", { tags: ["Göteborg trip"] }),
  garment("Chelsea boots", "boots", { colours: [COLOURS.brown.hex] }),
  garment("yellow rain coat", "coat", { details: { seasons: ["autumn"] } }),
];

const found = (query: string, closet = ENGLISH) => findGarments(query, closet);

test.each([
  ["Hose", ["blue jeans", "grey wool trousers"]],
  ["Hosen", ["blue jeans", "grey wool trousers"]],
  ["pantalón", ["blue jeans", "grey wool trousers"]],
  ["PANTALON", ["blue jeans", "grey wool trousers"]],
  ["calças", ["blue jeans", "grey wool trousers"]],
  ["pantaloni", ["blue jeans", "grey wool trousers"]],
  ["jean bleu", ["blue jeans"]],
  ["die blaue Jeans", ["blue jeans"]],
  ["my blue trousers", ["blue jeans"]],
  ["chemise blanche", ["white linen shirt"]],
  ["chemises blanches", ["white linen shirt"]],
  ["lino", ["white linen shirt"]],
  ["Lederjacke", ["black leather jacket"]],
  ["robe rouge", ["red summer dress"]],
  ["scarpe marroni", ["Chelsea boots"]],
  ["goteborg", ["red summer dress"]],
  ["boteborg", []],
  ["autumn", ["yellow rain coat"]],
  ["purple jeans", []],
])("%s finds what it means in an English closet", (query, names) => {
  expect(found(query)).toEqual(names);
});

test("a colour that is part of a garment's own name is found where nobody saw it", () => {
  expect(found("blaue Hose", [garment("blue jeans", "trouser")])).toEqual(["blue jeans"]);
});

test("somebody who is still typing finds what begins so", () => {
  expect(found("hos")).toContain("blue jeans");
  expect(found("trous")).toContain("blue jeans");
  expect(found("che")).toContain("Chelsea boots");
});

test("a closet in another language is found in English too", () => {
  const german = [
    garment("Leinenbluse", "top"),
    garment("Stoffhose", "trouser"),
    garment("rotes Kleid", "dress"),
  ];
  expect(found("linen blouse", german)).toEqual(["Leinenbluse"]);
  expect(found("trousers", german)).toEqual(["Stoffhose"]);
  expect(found("vestido rojo", german)).toEqual(["rotes Kleid"]);
});

test("a photo without a name is found by its category and colour", () => {
  const photo: Garment = { id: "photo", category: "trouser", colours: [COLOURS.navy.hex] };
  expect(found("blaue Hose", [photo])).toEqual(["photo"]);
  expect(found("red trousers", [photo])).toEqual([]);
});

test("nearly every kind is found by its word in every language, singular and plural", () => {
  const missed: string[] = [];
  for (const id of KIND_IDS) {
    const one = garment(languageOf("en").kinds[id].text, kindOf(id).category);
    for (const code of LANGUAGES)
      for (const word of [languageOf(code).kinds[id].text, languageOf(code).kinds[id].plural])
        if (found(word, [one]).length === 0) missed.push(`${code} ${word} (${id})`);
  }
  // Where closets call something else so: "bas" are anything low, "tirantes" a top's straps.
  expect(missed.length).toBeLessThan(0.01 * 2 * LANGUAGES.length * KIND_IDS.length);
});
