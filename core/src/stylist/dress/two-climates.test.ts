import { describe, expect, test } from "vitest";
import type { Garment } from "../../garment.ts";
import { needsOf } from "./needs.ts";
import { called, weatherAt } from "../closet.testing.ts";
import { suggestOutfit } from "../index.ts";
import { knowledgeOnDisk } from "../learned/on-disk.test-data.ts";
import { settingsOnDisk } from "../../situations/on-disk.test-data.ts";
import { readBrief } from "../understand/read-brief.ts";

const CLOSET = [
  called("cotton t-shirt", "top"),
  called("thick aran jumper", "top"),
  called("thin cardigan", "cardigan"),
  called("winter parka", "coat"),
  called("denim jacket", "coat"),
  called("light cotton trousers", "trouser"),
  called("fleece lined trousers", "trouser"),
  called("linen shorts", "short"),
  called("sneakers", "shoes", "#ffffff"),
];

const wornAt = (
  prompt: string,
  tempC: number,
  closet: readonly Garment[] = CLOSET,
  place: string | null = null,
): readonly string[] =>
  suggestOutfit({
    prompt,
    closet,
    weather: { ...weatherAt(tempC), place },
    seed: 1,
  }).plan.items;

describe("two climates in one day", () => {
  test("what is far hotter than the day is told of another place, and the coat comes along", () => {
    const worn = wornAt("I stand at the pizza counter all night, 38 degrees there", -3);
    expect(worn).toContain("winter parka");
    expect(worn).toContain("cotton t-shirt");
    expect(wornAt("today it will be 30 degrees, errands", 12)).not.toContain("winter parka");
  });

  test("bitter cold on the way decides the shoes", () => {
    const shoes = [called("fur lined boots", "boots"), called("espadrilles", "shoes")];
    const closet = [...CLOSET.filter(({ category }) => category !== "shoes"), ...shoes];
    expect(wornAt("the office is heated to 27 degrees", -20, closet)).toContain("fur lined boots");
  });

  test("what stays on is for the hot room, the coat for the way there", () => {
    const worn = wornAt("volunteering in the butterfly house, inside it is 29 degrees", -2);
    expect(worn).toContain("winter parka");
    expect(worn).toContain("light cotton trousers");
    expect(worn).not.toContain("thick aran jumper");
    expect(worn).not.toContain("linen shorts");
  });

  test("who leaves the sun for the frost has the boots on, and who leaves the frost does not", () => {
    const closet = [
      ...CLOSET,
      called("lined snow boots", "boots"),
      called("flat sandals", "shoes"),
    ];
    const toFrost = wornAt("flight from Faro to Oslo, minus 7 there when I land", 27, closet);
    expect(toFrost).toContain("lined snow boots");
    const toSun = wornAt("flight from Oslo to Faro, 27 degrees there when I land", -7, closet);
    expect(toSun).not.toContain("lined snow boots");
    expect(toSun).toContain("winter parka");
  });

  test("who names the place they leave and lands far from it is dressed for both", () => {
    const prompt = "flying out of Winnipeg at six, landing in Miami at noon";
    const worn = wornAt(prompt, -20, CLOSET, "Winnipeg");
    expect(worn).toContain("winter parka");
    expect(worn).not.toContain("fleece lined trousers");
  });

  test.each([
    ["en", "yoga class in the hall, there is no heating", "yoga class in the hall"],
    ["de", "Chorprobe in der unbeheizten Halle", "Chorprobe in der Halle"],
    ["fr", "cours de danse, la salle est sans chauffage", "cours de danse dans la salle"],
    ["es", "ensayo del coro en la sala, sin calefacción", "ensayo del coro en la sala"],
    ["it", "prove del coro in sala, non riscaldata", "prove del coro in sala"],
    ["pt", "ensaio do coro na sala, sem aquecimento", "ensaio do coro na sala"],
  ])("%s: where nobody heats it is as cold inside: %s", (language, unheated, heated) => {
    const indoors = (prompt: string): boolean =>
      needsOf(readBrief({ prompt, language, weather: null }, settingsOnDisk())).indoors;
    expect([indoors(heated), indoors(unheated)]).toEqual([true, false]);
  });

  test("a hoodie goes on the cold coach, though it goes on over the head", () => {
    const closet = CLOSET.filter(({ category }) => category !== "cardigan" && category !== "coat");
    const worn = wornAt("ten hours on the coach, the ac is always full blast", 31, [
      ...closet,
      called("grey hoodie", "hoodies"),
    ]);
    expect(worn).toContain("grey hoodie");
  });

  test.each([
    ["flying home from the beach to minus 4 degrees", 24],
    ["an hour at the bus stop", -2],
    ["standing at a market stall all day", 0],
  ])("in real cold the warmest coat goes out: %s", (prompt, tempC) => {
    const worn = wornAt(prompt, tempC);
    expect(worn).toContain("winter parka");
    expect(worn).not.toContain("linen shorts");
  });

  test.each([
    ["en", "flying out tonight, there it is snowing and minus 5 when I land"],
    ["fr", "je prends l'avion ce soir, là-bas il neige et il fait -5 à l'arrivée"],
    ["es", "vuelo esta noche, allá está nevando y hay -5 cuando aterrizo"],
  ])("%s: who lands in the snow has a layer under the coat and covered legs", (_, prompt) => {
    const closet = [
      called("cotton t-shirt", "top"),
      called("fleece jacket", "hoodies"),
      called("winter parka", "coat"),
      called("thick jeans", "trouser"),
      called("linen shorts", "short"),
      called("winter boots", "boots"),
    ];
    const worn = wornAt(prompt, 29, closet);
    expect(worn).toEqual(expect.arrayContaining(["fleece jacket", "winter parka", "thick jeans"]));
  });

  test.each([
    ["en", "9 degrees and fog at the station, 31 where I present"],
    ["en", "9 degrees and fog on the platform, 30 in Seville"],
    ["de", "9 Grad und Nebel am Bahnhof, 31 dort, wo ich vortrage"],
    ["fr", "9 degrés et brouillard à la gare, 31 là-bas, une présentation"],
    ["es", "9 grados y niebla en la estación, 31 donde doy la ponencia"],
    ["it", "9 gradi e nebbia in stazione, 31 dove tengo la relazione"],
    ["pt", "9 graus e nevoeiro na estação, onde chego marcam 31"],
  ])("%s: a second number is of the place that is named beside it: %s", (language, prompt) => {
    const { extremes } = readBrief({ prompt, language, weather: weatherAt(9) }, settingsOnDisk());
    expect(extremes?.coldC).toBe(9);
    expect(extremes?.warmC).toBeGreaterThanOrEqual(30);
  });

  test("a hot room in winter needs no layer under the coat", () => {
    const prompt = "our office is heated to 27 degrees, meetings all day";
    const request = { prompt, closet: CLOSET, weather: weatherAt(-6), seed: 1 };
    const { items } = suggestOutfit(request, knowledgeOnDisk()).plan;
    expect(items).toContain("cotton t-shirt");
    expect(items).not.toContain("thick aran jumper");
  });

  test("a shawl comes along where the air is cold on the neck, and into no warm room", () => {
    const closet = [...CLOSET, called("thin cotton shawl", "scarf")];
    const settings = "the AC blows on my neck all day at the office, it is freezing in there";
    expect(wornAt(settings, 36, closet)).toContain("thin cotton shawl");
    expect(wornAt("lunch with my sister downtown", 36, closet)).not.toContain("thin cotton shawl");
  });

  test("something to put on comes along into a cool room in summer", () => {
    const worn = wornAt("reading day, the air con is on full blast in there", 34);
    expect(worn).toContain("thin cardigan");
    expect(worn).not.toContain("winter parka");
    expect(worn).not.toContain("linen shorts");
  });
});
