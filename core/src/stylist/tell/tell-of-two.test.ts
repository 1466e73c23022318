import { expect, test } from "vitest";
import type { Weather } from "../../weather.ts";
import { weatherAt } from "../closet.testing.ts";
import { suggestOutfit } from "../index.ts";

const RAINY: Weather = { ...weatherAt(7), feelsLikeC: 5, precip: "rain" };

test.each([
  [
    "en",
    "which of my two coats for the school run, the raincoat or the wool one?",
    ["yellow raincoat", "long wool coat", "grey jumper", "jeans", "rain boots"],
    /^(I'd go for y|Definitely y|Y)our yellow raincoat(, if you ask me)?\. Your long wool coat wouldn't survive/,
  ],
  [
    "de",
    "Welche von den beiden Jacken für den Schulweg, die Regenjacke oder der Wollmantel?",
    ["gelbe Regenjacke", "langer Wollmantel", "grauer Pullover", "Jeans", "Gummistiefel"],
    /^(Ich würde d|Eindeutig d|D)eine gelbe Regenjacke( nehmen|, ganz klar)?\. Dein langer Wollmantel verträgt/,
  ],
  [
    "en",
    "which of my two coats for the school run, the raincoat or the parka?",
    ["yellow raincoat", "waterproof parka", "grey jumper", "jeans", "rain boots"],
    /^(I'd go for y|Definitely y|Y)our (yellow raincoat|waterproof parka)(, if you ask me)?\./,
  ],
] as const)(
  "%s: of two that are asked about the answer says which, and why not the other",
  (language, prompt, names, answer) => {
    const categories = ["coat", "coat", "top", "trouser", "boots"];
    const colours = ["#e8c33a", "#555555", "#777777", "#2b3a5c", "#3a3a3a"];
    const closet = names.map((name, at) => ({
      id: name,
      name,
      category: categories[at]!,
      colours: [colours[at]!],
    }));
    for (let seed = 0; seed < 8; seed++)
      expect(suggestOutfit({ prompt, closet, weather: RAINY, seed, language }).text).toMatch(
        answer,
      );
  },
);
