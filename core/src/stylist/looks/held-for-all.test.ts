import { describe, expect, test } from "vitest";
import { settingsOnDisk } from "../../situations/on-disk.test-data.ts";
import { called } from "../closet.testing.ts";
import { suggestOutfit } from "../index.ts";

const looksFor = (prompt: string, tops: readonly string[], legs: string, shoes: string) =>
  suggestOutfit(
    {
      prompt,
      closet: [
        ...tops.map((name) => called(name, "top")),
        called(legs, "trouser"),
        called(shoes, "shoes"),
      ],
      weather: null,
      seed: 1,
    },
    settingsOnDisk(),
  ).plan.looks!;

describe("what is away is worn on no day, and the day it comes back is none to dress for", () => {
  test.each([
    [
      "Office outfits Monday to Friday please. The pink blouse I lent to Yuli, she won't bring it back before Saturday, and trainers aren't allowed in the office.",
      ["pink blouse", "white blouse"],
      "black trousers",
      "black loafers",
    ],
    [
      "Outfits Montag bis Freitag fürs Büro. Die rosa Bluse ist bis Samstag in der Reinigung, und Turnschuhe gehen im Büro nicht.",
      ["rosa Bluse", "weiße Bluse"],
      "schwarze Hose",
      "schwarze Slipper",
    ],
    [
      "Conjuntos de lunes a viernes para la oficina. La blusa rosa se la presté a Yuli y no la devuelve antes del sábado, y los tenis en la oficina no los dejan.",
      ["blusa rosa", "blusa blanca"],
      "pantalón negro",
      "mocasines negros",
    ],
    [
      "Outfit da lunedì a venerdì per l'ufficio. La camicetta rosa l'ho prestata a Yuli che la riporta sabato, e in ufficio niente scarpe da ginnastica.",
      ["camicetta rosa", "camicetta bianca"],
      "pantaloni neri",
      "mocassini neri",
    ],
  ])("%s", (prompt, tops, legs, shoes) => {
    const looks = looksFor(prompt, tops, legs, shoes);
    expect(looks.map(({ day }) => day)).toEqual([0, 1, 2, 3, 4]);
    expect(looks.filter(({ items }) => items.includes(tops[0]!))).toEqual([]);
  });
});

test("what is refused for one day is worn on another", () => {
  const looks = looksFor(
    "Monday office without the pink blouse, Tuesday dinner in the pink blouse",
    ["pink blouse", "white blouse"],
    "black trousers",
    "black loafers",
  );
  expect(looks.map(({ items }) => items.includes("pink blouse"))).toEqual([false, true]);
});
