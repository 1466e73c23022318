import { expect, test } from "vitest";
import { colourName } from "./colour-name.ts";

test.each([
  ["#ffffff", "white"],
  ["#f3ebd6", "cream"],
  ["#e0d8c6", "cream"],
  ["#0b0b0d", "black"],
  ["#242826", "black"],
  ["#36393e", "charcoal"],
  ["#9a9ca0", "grey"],
  ["#d8dadc", "pale grey"],
  ["#1c2742", "navy"],
  ["#2f62b0", "blue"],
  ["#32bdff", "blue"],
  ["#a8c6e6", "pale blue"],
  ["#1f6f78", "teal"],
  ["#069f89", "turquoise"],
  ["#2f7d4f", "green"],
  ["#8bbe90", "sage"],
  ["#5a6b35", "olive"],
  ["#f0cf3c", "yellow"],
  ["#c8962c", "mustard"],
  ["#d8c4a2", "beige"],
  ["#b8ab92", "beige"],
  ["#b38a46", "camel"],
  ["#9a8f7a", "taupe"],
  ["#6b4429", "brown"],
  ["#906835", "brown"],
  ["#b5532a", "rust"],
  ["#e27a2e", "orange"],
  ["#c9262d", "red"],
  ["#6a1f30", "burgundy"],
  ["#e8a0b4", "pink"],
  ["#cc3a6d", "pink"],
  ["#a3868b", "mauve"],
  ["#d7bfda", "lilac"],
  ["#6a3f94", "purple"],
  ["#57294c", "plum"],
])("%s is called %s", (hex, name) => {
  expect(colourName(hex)).toBe(name);
});

test("every colour has a name", () => {
  for (let value = 0; value < 0x1000000; value += 0x010907)
    expect(colourName(`#${value.toString(16).padStart(6, "0")}`)).toMatch(/^[a-z ]+$/);
});
