import { describe, expect, test } from "vitest";
import { languageOf, LANGUAGES } from "../languages/index.ts";
import type { Weather } from "../weather.ts";
import { suggestOutfit } from "./index.ts";

const dry: Weather = {
  tempC: 14,
  feelsLikeC: 14,
  windKmh: 8,
  precip: "none",
  humidity: 60,
  isNight: false,
  place: "London",
  typical: true,
};

const ask = (prompt: string, weather: Weather | null = dry, language?: string) =>
  suggestOutfit({ prompt, closet: [], weather, seed: 3, language });

const labelsOf = (idea: ReturnType<typeof ask>) => idea.understood.map(({ label }) => label);

describe("what was asked about, apart from what was found", () => {
  test("the weather that was only found is no chip", () => {
    const idea = ask("Dinner with friends on a nice evening");
    expect(labelsOf(idea).join()).not.toMatch(/°C|dry/);
    expect(idea.weather).toEqual(dry);
  });

  test.each([
    ["en", "A rainy day at the office", "rain"],
    ["es", "Un día de lluvia en la oficina", "lluvia"],
    ["fr", "Un jour de pluie au bureau", "pluie"],
    ["de", "Ein Tag im Büro bei Regen", "Regen"],
    ["it", "Una giornata di pioggia in ufficio", "pioggia"],
    ["pt", "Um dia de chuva no escritório", "chuva"],
  ])(
    "%s: rain that was spoken of is a chip, and what the idea is made for",
    (language, prompt, rain) => {
      const idea = ask(prompt, dry, language);
      expect(labelsOf(idea)).toContain(rain);
      expect(idea.weather).toMatchObject({ precip: "rain", stated: ["precip"], place: "London" });
    },
  );

  test("rain that was found and spoken of is a chip as well", () => {
    const idea = ask("A rainy day at the office", { ...dry, precip: "rain" });
    expect(labelsOf(idea)).toContain("rain");
  });

  test("where snow was found, rain is no chip beside it", () => {
    const idea = ask("A rainy day at the office", { ...dry, tempC: -2, precip: "snow" });
    expect(labelsOf(idea).join()).not.toMatch(/rain|snow/);
  });

  test("a place to go to is a chip, and its weather is what the idea is made for", () => {
    const idea = ask("Packing for a weekend in Dubai");
    expect(labelsOf(idea)).toContain("Dubai");
    expect(idea.weather).toMatchObject({ place: "Dubai", typical: true });
  });

  test("a temperature that was said is a chip", () => {
    const idea = ask("An office day at 31 degrees");
    expect(labelsOf(idea)).toContain("31 °C");
    expect(idea.weather).toMatchObject({ tempC: 31, stated: ["tempC"] });
  });
});

describe.each(LANGUAGES)("no id of ours is shown: %s", (language) => {
  test("an event is never called by its id", () => {
    const names = Object.values(languageOf(language).chips.events);
    expect(
      names.filter((name) => !name.trim() || /wfh|\w+-(play|party|dating)/.test(name)),
    ).toEqual([]);
  });

  test("every dress code has a name", () => {
    const names = Object.values(languageOf(language).chips.codes);
    expect(names.filter((name) => !name.trim())).toEqual([]);
  });
});

test("working from home is called that", () => {
  expect(labelsOf(ask("wfh today with a video call at noon"))).toContain("working from home");
  const german = labelsOf(ask("Was ziehe ich heute im Homeoffice an?", dry, "de"));
  expect(german).toContain("Homeoffice");
});

test("a dress code is told in the request's language", () => {
  expect(labelsOf(ask("Hochzeit von Freunden, elegant", dry, "de"))).toContain("elegant");
});

describe("in the person's words", () => {
  const closet = [
    { id: "jeans", category: "trouser", name: "blue jeans", colours: ["#2456b8"] },
    { id: "hoodie", category: "hoodies", name: "black hoodie", colours: ["#131315"] },
  ];
  const chipsFor = (prompt: string, language: string) =>
    suggestOutfit({ prompt, closet, weather: dry, seed: 3, language }).understood;

  test("what is left out keeps its accents and capitals, and says why", () => {
    const chips = chipsFor("Grillen, meine Übergangsjacke ist in der Reinigung", "de");
    const [chip] = chips.filter(({ label }) => label.includes("Übergangsjacke"));
    expect(chip).toMatchObject({ label: "ohne Übergangsjacke", kept: true });
    expect(chip?.reason).toMatch(/wie du sagst/);
  });

  test("what was asked about and is not worn is missed, with the reason", () => {
    expect(chipsFor("can I wear jeans to a funeral?", "en")).toContainEqual({
      label: "jeans",
      kept: false,
      reason: "Too casual for it.",
    });
  });

  test("what had to be worn against a wish is no wish kept, and nobody says that it stays out", () => {
    const shoes = { id: "shoes", category: "shoes", name: "black trainers", colours: ["#111111"] };
    const trousers = { id: "t", category: "trouser", name: "blue jeans", colours: ["#3a4f7a"] };
    const top = { id: "top", category: "top", name: "white tee", colours: ["#ffffff"] };
    const idea = suggestOutfit({
      prompt: "a walk in town, nothing black today",
      closet: [shoes, trousers, top],
      weather: dry,
      seed: 3,
    });
    expect(idea.plan.items).toContain("shoes");
    expect(idea.understood.find(({ label }) => label.includes("black"))).toMatchObject({
      kept: false,
      reason: languageOf("en").chips.nothingElse,
    });
    expect(idea.text).not.toMatch(/(spared|leave|left) (you )?your black trainers/i);
  });

  test("nothing is said twice, and nothing that nobody said", () => {
    const labels = chipsFor("Black tie gala, black tie", "en").map(({ label }) =>
      label.toLowerCase(),
    );
    expect(new Set(labels).size).toBe(labels.length);
    expect(labels).not.toContain("day");
  });
});
