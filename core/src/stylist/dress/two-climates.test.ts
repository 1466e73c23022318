import { describe, expect, test } from "vitest";
import type { Garment } from "../../garment.ts";
import { suggestOutfit } from "../index.ts";
import { readExtremes } from "../read/extremes.ts";
import { readWords } from "../understand/text.ts";

const piece = (category: string, name: string, hex = "#44506b"): Garment => ({
  id: name,
  category,
  name,
  colours: [hex],
});
const CLOSET = [
  piece("top", "cotton t-shirt"),
  piece("top", "thick aran jumper"),
  piece("cardigan", "thin cardigan"),
  piece("coat", "winter parka"),
  piece("trouser", "light cotton trousers"),
  piece("trouser", "fleece lined trousers"),
  piece("short", "linen shorts"),
  piece("shoes", "sneakers", "#ffffff"),
];

const wornAt = (prompt: string, tempC: number): readonly string[] =>
  suggestOutfit({
    prompt,
    closet: CLOSET,
    weather: {
      tempC,
      feelsLikeC: tempC,
      windKmh: 8,
      precip: "none",
      humidity: 50,
      isNight: false,
      place: null,
    },
    seed: 1,
  }).plan.items;

type Language = Parameters<typeof readExtremes>[2];

const extremesIn = (prompt: string, language: Language, outdoorC: number | null) =>
  readExtremes(prompt, readWords(prompt), language, outdoorC);

describe("two climates in one day", () => {
  test.each<[Language, string, number]>([
    ["en", "volunteering in the butterfly house, inside it is 29 degrees", -1],
    ["de", "Schicht im Gewächshaus, drinnen 29 Grad", -1],
    ["fr", "bénévolat dans les serres, dedans 29 degrés", -1],
    ["es", "turno en el invernadero, dentro 29 grados", -1],
    ["it", "turno nella serra, dentro 29 gradi", -1],
    ["pt", "turno na estufa, dentro são 29 graus", -1],
  ])("%s: a hot room in winter keeps the weather outside", (language, prompt, outdoorC) => {
    expect(extremesIn(prompt, language, outdoorC)).toEqual({
      coldC: outdoorC,
      warmC: 29,
      room: true,
    });
  });

  test.each<[Language, string]>([
    ["en", "office day, the air con is on full blast again"],
    ["de", "Bürotag, die Klimaanlage läuft auf Anschlag"],
    ["fr", "journée de bureau, la clim à fond"],
    ["es", "día de oficina con el aire acondicionado a tope"],
    ["it", "giornata in ufficio con l'aria condizionata a palla"],
    ["pt", "dia no escritório com o ar condicionado no máximo"],
  ])("%s: a cooled room counts in summer, and not in winter", (language, prompt) => {
    expect(extremesIn(prompt, language, 34)?.coldC).toBeLessThan(20);
    expect(extremesIn(prompt, language, 6)).toBeNull();
  });

  test.each<[Language, string]>([
    ["en", "setting off at minus five degrees, landing in thirty one degrees"],
    ["de", "los gehts bei minus fünf Grad, ankommen bei einunddreißig Grad"],
    ["es", "salgo con menos cinco grados y llego con 31 grados"],
    ["it", "parto con meno cinque gradi e arrivo con trentuno gradi"],
  ])("%s: a journey has the climates of both ends", (language, prompt) => {
    expect(extremesIn(prompt, language, null)).toEqual({ coldC: -5, warmC: 31, room: false });
  });

  test.each([
    "bake at 200 degrees in the oven while I dress for lunch",
    "dinner for 27 with 3 kids",
    "it is 18 degrees inside and 21 degrees outside",
    "wash at 60 degrees, what do I wear",
  ])("none are read where one is told: %s", (prompt) => {
    expect(extremesIn(prompt, "en", 20)).toBeNull();
  });

  test("what stays on is for the hot room, the coat for the way there", () => {
    const worn = wornAt("volunteering in the butterfly house, inside it is 29 degrees", -2);
    expect(worn).toContain("winter parka");
    expect(worn).toContain("light cotton trousers");
    expect(worn).not.toContain("thick aran jumper");
    expect(worn).not.toContain("linen shorts");
  });

  test("something to put on comes along into a cool room in summer", () => {
    const worn = wornAt("reading day, the air con is on full blast in there", 34);
    expect(worn).toContain("thin cardigan");
    expect(worn).not.toContain("winter parka");
    expect(worn).not.toContain("linen shorts");
  });
});
