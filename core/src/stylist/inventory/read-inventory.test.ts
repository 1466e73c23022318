import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { LANGUAGES } from "../../languages/index.ts";
import { isKindId } from "../../wardrobe/kinds.ts";
import LISTS from "./lists.test-data.json" with { type: "json" };
import { inPlainEnglish } from "./plain-name.ts";
import { readInventory } from "./read-inventory.ts";

/** Count, colour, kind and name of everything that is read. */
const read = (text: string, language = "en") =>
  readInventory(text, language).garments.map((garment) => {
    const { kind, colour } = inPlainEnglish(garment);
    return [garment.count, colour, kind, garment.name];
  });

test.each(LISTS)("$language: $text", ({ text, language, garments }) => {
  expect(read(text, language)).toEqual(garments);
});

test.each([
  ["3 white tees", 3],
  ["white tees x3", 3],
  ["white tees 3x", 3],
  ["white tees (3)", 3],
  ["white tees - 3", 3],
  ["white tees: 3", 3],
  ["three white tees", 3],
  ["two or three white tees", 3],
  ["a couple of white tees", 2],
  ["half a dozen white tees", 6],
  ["white tees", 2],
  ["a white tee", 1],
])("%s: %i of them", (text, count) => {
  expect(read(text).map(([number, colour, kind]) => [number, colour, kind])).toEqual([
    [count, "white", "T-shirt"],
  ]);
});

test.each([
  ["en", "a pair of jeans", 1],
  ["en", "a pair of ties", 2],
  ["de", "ein Paar Schuhe", 1],
  ["de", "ein paar Krawatten", 3],
  ["it", "un paio di jeans", 1],
  ["es", "un par de camisas", 2],
])("%s: %s is %i", (language, text, count) => {
  expect(readInventory(text, language).garments.map((one) => one.count)).toEqual([count]);
});

describe("what is not there is left out", () => {
  test.each([
    ["en", "no shoes yet"],
    ["en", "shoes: none"],
    ["en", "I need a coat"],
    ["en", "phone charger, sunscreen, goggles"],
    ["de", "keine Stiefel"],
    ["de", "Stiefel hab ich keine"],
    ["fr", "pas de bottes"],
    ["es", "botas no"],
    ["it", "niente stivali"],
    ["pt", "botas ainda não"],
  ])("%s: %s", (language, text) => {
    expect(read(text, language)).toEqual([]);
  });

  test.each(["no-show socks", "jeans that no longer fit", "a coat without buttons"])(
    "but not: %s",
    (text) => {
      expect(read(text)).toHaveLength(1);
    },
  );
});

test("sizes, years and models are no number of garments", () => {
  for (const text of ["jeans size 10", "a coat from 2019", "Air Force 1 white sneakers"])
    expect(readInventory(text, "en").garments.map(({ count }) => count)).toEqual([1]);
});

test("a detail's colour is not the garment's", () => {
  expect(read("red coat with black buttons")).toEqual([
    [1, "red", "coat", "red coat with black buttons"],
  ]);
});

test("two colours in one garment stay one, and of several garments are told apart", () => {
  expect(read("a black and white dress")).toEqual([
    [1, "black and white", "dress", "black and white dress"],
  ]);
  expect(read("2 tees, black and white")).toEqual([
    [1, "black", "T-shirt", "black tee"],
    [1, "white", "T-shirt", "white tee"],
  ]);
});

test("what is left of a number has no colour", () => {
  expect(read("5 tees (2 black)")).toEqual([
    [2, "black", "T-shirt", "black tee"],
    [3, null, "T-shirt", "tee"],
  ]);
});

test("the language is found where nobody says it", () => {
  for (const [text, language] of [
    ["drei weiße Hemden und eine blaue Jeans", "de"],
    ["trois chemises blanches et un jean bleu", "fr"],
    ["tres camisas blancas y unos vaqueros azules", "es"],
    ["tre camicie bianche e un paio di jeans blu", "it"],
    ["três camisas brancas e uma calça jeans azul", "pt"],
    ["three white shirts and blue jeans", "en"],
  ] as const)
    expect(readInventory(text).language).toBe(language);
});

test("whatever is typed is read, and every garment has a kind, a number and a name", () => {
  const words = fc.constantFrom(
    ..."3 x2 ( ) , ; : - / & \n 🧦 white navy tees jeans one another pair of no with 1/4 zip".split(
      " ",
    ),
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(words).map((all) => all.join(" ")),
      ),
      fc.constantFrom(...LANGUAGES),
      (text, language) => {
        for (const { kind, count, name } of readInventory(text, language).garments) {
          expect(isKindId(kind)).toBe(true);
          expect(Number.isInteger(count) && count > 0).toBe(true);
          expect(name.trim().length).toBeGreaterThan(0);
        }
      },
    ),
    { numRuns: 400 },
  );
});

test("four times the text takes at most some sixteen times the work, the least of three told", () => {
  const took = (times: number): number => {
    const text = "3 unknwn shirts one blue ".repeat(times);
    const all = Array.from({ length: 3 }, () => {
      // Of the processor, in milliseconds: what else the machine does counts for nothing.
      const start = process.cpuUsage();
      readInventory(text, "en");
      return process.cpuUsage(start).user / 1000;
    });
    return Math.min(...all);
  };
  expect(took(800)).toBeLessThan(Math.max(400, 16 * took(200)));
});
