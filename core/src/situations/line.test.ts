import { expect, test } from "vitest";
import { fillLine, parseLine, type Phrase } from "./line.ts";

const trousers: Phrase = {
  plain: "die grauen Hosen",
  forms: { dat: "den grauen Hosen" },
  gender: "f",
  plural: true,
};
const coat: Phrase = {
  plain: "der rote Mantel",
  forms: { dat: "dem roten Mantel" },
  gender: "m",
  plural: false,
};
const here = { polite: false, overseas: false };

test("a slot takes the form that the sentence asks for", () => {
  expect(fillLine("mit {outer:dat} aufs Eis", { outer: coat }, here)).toBe(
    "mit dem roten Mantel aufs Eis",
  );
});

test("a line with a verb in the singular is not told of a plural", () => {
  expect(fillLine("{Legs:sg} hält warm", { legs: trousers }, here)).toBeNull();
  expect(fillLine("{Outer:sg} hält warm", { outer: coat }, here)).toBe("Der rote Mantel hält warm");
});

test("a line is not told where a piece or its form is missing", () => {
  expect(fillLine("mit {shoes}", {}, here)).toBeNull();
  expect(fillLine("dans {outer:de}", { outer: coat }, here)).toBeNull();
});

test("choices follow number, gender, politeness and country", () => {
  expect(fillLine("{legs?ist|sind} da", { legs: trousers }, here)).toBe("sind da");
  expect(fillLine("{you?du|Sie}, {loc?colour|color}", {}, { polite: true, overseas: true })).toBe(
    "Sie, color",
  );
});

test("a slot that is written wrongly is refused", () => {
  expect(() => parseLine("mit {outer dat}")).toThrow(RangeError);
});
