import { expect, test } from "vitest";
import { FIRST_LIKENESS } from "./likeness.ts";
import { CHOICES } from "./likeness.testing.ts";
import { likenessInWords } from "./likeness-words.ts";

// The tones of skin have words of their own by ranges, and no name each.
const { skin: _, ...WORDED } = CHOICES;

test.each(Object.entries(WORDED))("every choice of %s has words of its own", (key, values) => {
  const said = values.map((value) => likenessInWords({ ...FIRST_LIKENESS, [key]: value }));
  expect(new Set(said).size).toBe(values.length);
  for (const words of said) expect(words).toMatch(/^an? [a-z ,-]+$/);
});

test("hair below a headscarf is nobody's to tell, and several things are a sentence", () => {
  const words = likenessInWords({
    ...FIRST_LIKENESS,
    skin: 3,
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
