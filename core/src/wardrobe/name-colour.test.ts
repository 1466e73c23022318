import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { COLOUR_IDS, COLOURS, type ColourId, isColourId } from "./colours.ts";
import { nameColour, oklch } from "./name-colour.ts";

/**
 * 300 colours with the names that people give them: 249 from the XKCD colour survey (2010, 222,500 people, CC0), the rest
 * from CSS. Each name was put down as the ids that mean it before the namer saw it; none of them is among its samples.
 */
type Named = { hex: string; name: string; source: string; accept: ColourId[] };
const named = JSON.parse(
  readFileSync(new URL("./name-colour.test-data.json", import.meta.url), "utf8"),
) as Named[];

test("at least 270 of 300 colours are called what people call them", () => {
  const wrong = named.filter(({ hex, accept }) => !accept.includes(nameColour(hex)));
  expect(named).toHaveLength(300);
  expect(wrong.slice(30).map(({ hex, name }) => `${hex} ${name}`)).toEqual([]);
});

test("the table says only ids that there are, and no colour of it is a sample", () => {
  const samples = new Set(COLOUR_IDS.flatMap((id) => COLOURS[id].samples ?? []));
  for (const { accept, hex } of named) {
    expect(accept.every(isColourId)).toBe(true);
    expect(samples.has(hex)).toBe(false);
  }
});

test.each<[string, ColourId]>([
  ["#ffffff", "white"],
  ["#f6f6f4", "white"],
  ["#f3ebd6", "cream"],
  ["#0b0b0d", "black"],
  ["#242826", "black"],
  ["#36393e", "charcoal"],
  ["#9a9ca0", "grey"],
  ["#d8dadc", "light-grey"],
  ["#1c2742", "navy"],
  ["#2f62b0", "blue"],
  ["#a8c6e6", "light-blue"],
  ["#1f6f78", "teal"],
  ["#a9dcc3", "mint"],
  ["#c9efdc", "mint"],
  ["#f7d6df", "pale-pink"],
  ["#dcd3f0", "lavender"],
  ["#2f7d4f", "green"],
  ["#5a6b35", "olive"],
  ["#f0cf3c", "yellow"],
  ["#c8962c", "mustard"],
  ["#6b4429", "brown"],
  ["#b5532a", "rust"],
  ["#e27a2e", "orange"],
  ["#c9262d", "red"],
  ["#6a1f30", "burgundy"],
  ["#6a3f94", "purple"],
])("%s is called %s", (hex, name) => {
  expect(nameColour(hex)).toBe(name);
});

test("only a colour without hue is called grey", () => {
  const every = Array.from({ length: 252 }, (_, at) => at * 0x010907);
  const greys = every
    .map((value) => `#${value.toString(16).padStart(6, "0")}`)
    .filter((hex) => /grey|charcoal/.test(nameColour(hex)));
  expect(greys.length).toBeGreaterThan(0);
  expect(greys.filter((hex) => oklch(hex).c >= 0.033)).toEqual([]);
});
