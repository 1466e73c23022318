import { expect, test } from "vitest";
import type { Garment, GarmentDetails } from "../../garment.ts";
import type { Weather } from "../../weather.ts";
import { suggestOutfit } from "../index.ts";
import { readPiece } from "./piece.ts";

const piece = (garment: Partial<Garment>, details: GarmentDetails) =>
  readPiece({ id: "it", category: "top", colours: ["#1c2742"], ...garment, details }, 0);

test("warmth steps insulation up and down, and the warm end is for winter", () => {
  const clo = ([1, 2, 3, 4, 5] as const).map(
    (warmth) => piece({ name: "sweater" }, { warmth }).clo,
  );
  expect(clo.toSorted((a, b) => a - b)).toEqual(clo);
  expect(new Set(clo).size).toBe(5);
  expect(piece({}, { warmth: 5 }).winter).toBe(true);
  expect(piece({}, { warmth: 3 }).winter).toBe(false);
});

test("a stated formality wins over what the garment's word suggests", () => {
  expect(piece({ name: "T-shirt" }, { formality: 4 }).dress[1]).toBeGreaterThan(4);
  expect(piece({ name: "blazer" }, { formality: 1 }).dress[1]).toBeLessThanOrEqual(2);
  expect(piece({ name: "shirt" }, { formality: 0 }).dress[1]).toBeLessThan(1);
  expect(piece({ name: "polo" }, { formality: 3 }).dress[1]).toBeGreaterThan(3);
  expect(piece({ name: "shirt" }, { formality: 5 }).dress[0]).toBeGreaterThan(4);
});

test("sleeves, patterns and materials are taken from the details", () => {
  const known = piece({}, { sleeve: "short", pattern: "checked", material: "merino wool" });
  expect(known.sleeves).toBe("short");
  expect([...known.patterns]).toEqual(["checked"]);
  expect(known.materials.has("wool")).toBe(true);
  expect([...piece({}, { pattern: "striped" }).patterns]).toEqual(["striped"]);
  expect([...piece({}, { pattern: "print" }).patterns]).toEqual(["print"]);
  expect(piece({}, { pattern: "plain" }).patterns.size).toBe(0);
});

test("a top known by its photo alone may still be the good shirt, unless its arms are bare", () => {
  expect(piece({}, { pattern: "plain", sleeve: "long" }).dress[1]).toBeGreaterThan(4);
  expect(piece({}, { sleeve: "short" }).dress[1]).toBeLessThan(3);
});

const weather = (feelsLikeC: number): Weather => ({
  tempC: feelsLikeC,
  feelsLikeC,
  precip: "none",
  windKmh: 5,
  humidity: 50,
  isNight: false,
});

/** The first choice of coat. */
const worn = (feelsLikeC: number, prompt: string, choice: readonly GarmentDetails[]) => {
  const closet: Garment[] = [
    { id: "trousers", category: "trouser", colours: ["#33363c"] },
    { id: "sweater", category: "top", name: "sweater", colours: ["#f3ebd6"] },
    ...choice.map((details, at) => ({
      id: `coat ${at}`,
      category: "coat",
      colours: ["#1c2742"],
      details,
    })),
  ];
  const { items } = suggestOutfit({ prompt, closet, weather: weather(feelsLikeC), seed: 0 }).plan;
  return items.filter((id) => id.startsWith("coat"))[0];
};

test("in frost the warmer of two like coats is worn, on a mild day the lighter", () => {
  const two = [{ warmth: 1 }, { warmth: 5 }];
  expect(worn(-8, "a walk in town", two)).toBe("coat 1");
  expect(worn(15, "a walk in town", two)).toBe("coat 0");
});

test("of two like pieces the one for the season is worn", () => {
  const two: GarmentDetails[] = [{ seasons: ["summer"] }, { seasons: ["spring", "autumn"] }];
  expect(worn(11, "a walk in town", two)).toBe("coat 1");
  expect(worn(11, "a walk in town", [{}, { seasons: ["spring"] }])).toBe("coat 1");
  expect(worn(-6, "a walk in town", [{ seasons: ["spring"] }, {}])).toBe("coat 1");
});

test("who refuses wool is not given what the details call wool", () => {
  const two = [{ material: "lambswool" }, { material: "cotton" }];
  expect(worn(12, "a walk in town, no wool please", two)).toBe("coat 1");
});

test("what nobody knows among other things is no top", () => {
  expect(
    readPiece({ id: "it", category: "other", name: "varnished cane", colours: ["#663300"] }, 0)
      .slots,
  ).toEqual(["accessory"]);
  expect(
    readPiece({ id: "it", category: "other", name: "hi vis vest", colours: ["#ffee00"] }, 0).slots,
  ).toEqual(["mid"]);
});

test("a dhoti is no pair of trousers", () => {
  expect(
    readPiece(
      { id: "it", category: "other", name: "gold border mundu", colours: ["#ffffff"] },
      0,
    ).kind.is.has("trousers"),
  ).toBe(false);
});

test("scrubs and pyjamas filed under trousers are what covers the legs", () => {
  const kindOf = (name: string) =>
    readPiece({ id: "it", category: "trouser", name, colours: ["#7799cc"] }, 0).kind.id;
  expect([kindOf("ceil blue jogger scrubs"), kindOf("striped pyjamas")]).toEqual([
    "scrub-trousers",
    "pyjama-bottoms",
  ]);
});

test("midnight blue is a colour, and nothing for the night", () => {
  const suit = readPiece(
    { id: "it", category: "suit", name: "Anzug nachtblau", colours: ["#1f2a44"] },
    0,
    "de",
  );
  expect(suit.qualities.has("for-sleep")).toBe(false);
});
