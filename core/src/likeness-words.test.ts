import { expect, test } from "vitest";
import {
  AGES,
  BEARDS,
  BUILDS,
  GLASSES,
  HAIR_COLOUR_IDS,
  HAIR_CUTS,
  HEADSCARVES,
  HEIGHTS,
  type Likeness,
  PROSTHESES,
} from "./likeness.ts";
import { likenessInWords } from "./likeness-words.ts";

const SOMEBODY: Likeness = {
  skin: 3,
  hairCut: "crop",
  hairColour: "brown",
  build: "medium",
  height: "medium",
  age: "adult",
  glasses: "none",
  headscarf: "none",
  beard: "none",
  wheelchair: false,
  prostheses: [],
};

const CHOICES = {
  hairCut: HAIR_CUTS,
  hairColour: HAIR_COLOUR_IDS,
  build: BUILDS,
  height: HEIGHTS,
  age: AGES,
  glasses: GLASSES,
  headscarf: HEADSCARVES,
  beard: BEARDS,
  wheelchair: [false, true],
  prostheses: [[], ...PROSTHESES.map((one) => [one])],
} as const satisfies { [Key in keyof Likeness]?: readonly Likeness[Key][] };

test.each(Object.entries(CHOICES))("every choice of %s has words of its own", (key, values) => {
  const said = values.map((value) => likenessInWords({ ...SOMEBODY, [key]: value }));
  expect(new Set(said).size).toBe(values.length);
  for (const words of said) expect(words).toMatch(/^an? [a-z ,-]+$/);
});

test("hair below a headscarf is nobody's to tell, and several things are a sentence", () => {
  const words = likenessInWords({
    ...SOMEBODY,
    age: "older",
    height: "tall",
    headscarf: "rose",
    glasses: "round",
    wheelchair: true,
    prostheses: ["left-arm"],
  });
  expect(words).toBe(
    "a tall older person with light skin, a medium build, a rose headscarf, round glasses and a prosthetic left arm, in a wheelchair",
  );
});
