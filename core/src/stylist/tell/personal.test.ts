import { describe, expect, test } from "vitest";
import { settingsOnDisk } from "../../situations/on-disk.test-data.ts";
import type { Weather } from "../../weather.ts";
import { called, weatherAt } from "../closet.testing.ts";
import { suggestOutfit } from "../index.ts";

type Names = readonly (readonly [category: string, name: string, hex?: string])[];

const SEEDS = [0, 1, 2, 3, 4, 5];

function textsOf(prompt: string, names: Names, weather: Weather, language = "en"): string[] {
  const closet = names.map(([category, name, hex]) => called(name, category, hex));
  return SEEDS.map(
    (seed) => suggestOutfit({ prompt, closet, weather, seed, language }, settingsOnDisk()).text,
  );
}

const SMART: Names = [
  ["top", "white shirt"],
  ["trouser", "grey tailored trousers"],
  ["coat", "navy wool coat"],
  ["shoes", "brown loafers"],
];

describe("the last words", () => {
  test.each([
    ["en", "job interview tomorrow", /(luck|fingers crossed|All the best for it)[^.!]*[.!]$/i],
    ["de", "morgen Vorstellungsgespräch", /(Erfolg|Daumen|Toi|Alles Gute)[^.!]*[.!]$/],
    ["fr", "entretien d'embauche demain", /(chance|doigts|courage|Tout ira bien) ?[.!]$/],
    ["es", "mañana entrevista de trabajo", /(suerte|vaya muy bien|Suerte|dedos)!$/],
    ["it", "domani colloquio di lavoro", /(lupo|dita|fortuna|benissimo)[.!]$/],
    ["pt", "amanhã entrevista de emprego", /(sorte|correr bem|certo|torcer|torcida)[.!]$/],
  ])("%s: %s", (language, prompt, last) => {
    for (const text of textsOf(prompt, SMART, weatherAt(15), language)) expect(text).toMatch(last);
  });

  test.each(["what do I wear to a funeral", "what to wear today"])(
    "nothing is wished for: %s",
    (prompt) => {
      for (const text of textsOf(prompt, SMART, weatherAt(15)))
        expect(text).not.toMatch(/luck|fingers crossed|Enjoy|Have fun|All the best/);
    },
  );
});

describe("how it is worn", () => {
  test("trousers go into tall boots in the mud, wide ones do not", () => {
    const feet: Names = [["boots", "green wellies"]];
    const told = (trousers: string): string[] =>
      textsOf(
        "walking the dog in the mud",
        [["top", "grey jumper"], ["trouser", trousers], ...feet],
        {
          ...weatherAt(10),
          precip: "rain",
        },
      ).filter((text) => /into the wellies|into your green wellies/.test(text));
    expect(told("blue jeans")).not.toEqual([]);
    expect(told("blue wide-leg jeans")).toEqual([]);
  });

  test("a coat is for the way where the day is spent in a warm room", () => {
    const texts = textsOf("what do I wear to the office", SMART, weatherAt(9));
    for (const text of texts) expect(text).toMatch(/as far as the door|for the way|at the door/i);
    for (const text of textsOf("an afternoon in the park", SMART, weatherAt(9)))
      expect(text).not.toMatch(/as far as the door|for the way|at the door/i);
  });
});

describe("whoever is dressed and asks what is missing is told of nothing else", () => {
  const NAMES: Names = [
    ["top", "cream rollneck"],
    ["trouser", "black trousers"],
    ["boots", "brown boots"],
  ];

  test.each([
    "got on black trousers and the cream rollneck, dinner in town, what's missing",
    "black trousers, cream rollneck. dinner. what have I forgot?",
  ])("%s", (prompt) => {
    for (const text of textsOf(prompt, NAMES, weatherAt(17))) {
      expect(text).toContain("brown boots");
      expect(text.split(".")[0]).not.toMatch(/rollneck|trousers/);
    }
  });

  test("but of all of it where nothing was named", () => {
    for (const text of textsOf("dinner in town, what's missing?", NAMES, weatherAt(17)))
      expect(text).toMatch(/rollneck/);
  });
});
