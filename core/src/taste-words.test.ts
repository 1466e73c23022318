import { expect, test } from "vitest";
import { learnedInWords, strongestInWords, tasteInWords } from "./taste-words.ts";
import { TASTE_CUTS, TASTE_LOOKS, TASTE_TRAITS } from "./taste.ts";
import { COLOUR_FAMILIES } from "./wardrobe/colour-families.ts";
import { KIND_IDS } from "./wardrobe/kinds.ts";
import { MATERIAL_IDS } from "./wardrobe/materials.ts";
import { PATTERN_IDS } from "./wardrobe/patterns.ts";

test.each([
  ["tone:dark-blue", true, "You go for dark blues"],
  ["cut:wide-legs", false, "You leave wide legs"],
  ["tone:light-grey", true, "You go for light grey"],
  ["kind:jeans", true, "You go for jeans"],
  ["kind:tee", false, "You leave T-shirts"],
  ["pattern:striped", true, "You go for stripes"],
  ["pattern:any", false, "You leave patterns"],
  ["material:linen", true, "You go for linen"],
  ["trait:dressy", false, "You keep it casual"],
  ["look:contrast", true, "You go for light beside dark"],
])("%s, liked %s: %s", (feature, isLiked, words) => {
  expect(tasteInWords(feature, isLiked)).toBe(words);
});

test("every feature has its words, in one line", () => {
  const features = [
    ...COLOUR_FAMILIES.map((id) => `colour:${id}`),
    ...KIND_IDS.map((id) => `kind:${id}`),
    ...PATTERN_IDS.map((id) => `pattern:${id}`),
    ...MATERIAL_IDS.map((id) => `material:${id}`),
    ...TASTE_CUTS.map((id) => `cut:${id}`),
    ...TASTE_LOOKS.map((id) => `look:${id}`),
    ...TASTE_TRAITS.map((id) => `trait:${id}`),
  ];
  const odd = features.filter(
    (feature) => !/^You [a-zA-Z][^<>{}\n]{2,60}$/.test(tasteInWords(feature, true) ?? ""),
  );
  expect(odd).toEqual([]);
});

test("what nobody knows is told to nobody", () => {
  for (const odd of ["", "colour", "moon:full", "kind:spacesuit-mk2", "cut:constructor", "look:"])
    expect(tasteInWords(odd, true) ?? "").not.toMatch(/undefined/);
  expect(tasteInWords("kind:spacesuit-mk2", true)).toBeUndefined();
});

const leaning = (weight: number, spread = 0.2, from = 9) => ({ weight, spread, from });

test("the surest comes first, and what is hardly known is not told", () => {
  const learned = learnedInWords({
    "cut:loose": leaning(-0.3),
    "kind:jeans": leaning(0.9),
    "material:linen": leaning(0.1, 0.4),
    "colour:red": leaning(0.9, 0.2, 1),
    "moon:full": leaning(2),
  });
  expect(learned.map(({ says }) => says)).toEqual(["You go for jeans", "You leave loose fits"]);
  expect(learned[0]).toMatchObject({ feature: "kind:jeans", liked: true, from: 9 });
  expect(learned[0]!.sure).toBeGreaterThan(learned[1]!.sure);
  expect(learned[0]!.sure).toBeLessThanOrEqual(1);
});

test("what moves outfits most comes first, and what moves none is left out", () => {
  const taste = { "kind:jeans": 0.3, "cut:loose": -0.9, "colour:red": 0.02, "moon:full": 2 };
  expect(strongestInWords(taste, 8)).toEqual(["You leave loose fits", "You go for jeans"]);
  expect(strongestInWords(taste, 1)).toEqual(["You leave loose fits"]);
});

test("of a narrow and a wide feature that say the same only the surer is told", () => {
  const told = (leanings: Parameters<typeof learnedInWords>[0]) =>
    learnedInWords(leanings).map(({ feature }) => feature);
  const [sure, less] = [leaning(1), leaning(0.5)];
  expect(told({ "tone:dark-blue": sure, "colour:blue": less })).toEqual(["tone:dark-blue"]);
  expect(told({ "tone:dark-blue": less, "colour:blue": sure })).toEqual(["colour:blue"]);
  expect(told({ "tone:dark-blue": sure, "colour:blue": leaning(-0.5) })).toHaveLength(2);
  expect(told({ "kind:skinny-jeans": sure, "kind:jeans": less })).toEqual(["kind:skinny-jeans"]);
  expect(told({ "cut:wide-legs": less, "cut:loose": sure })).toEqual(["cut:loose"]);
  expect(told({ "pattern:striped": sure, "pattern:any": less })).toEqual(["pattern:striped"]);
});
