import { expect, test } from "vitest";
import { CATEGORIES, CATEGORY_GROUPS, isCategory } from "./categories.ts";
import { type Spec } from "./kind.ts";
import {
  baresLegs,
  isA,
  KIND_IDS,
  kindOf,
  kindOfCategory,
  isTailoredJacket,
  type KindId,
} from "./kinds.ts";
import { MATERIAL_IDS, materialAndWider } from "./materials.ts";
import { PATTERN_IDS, patternAndWider } from "./patterns.ts";

test("there are at least 180 kinds, each with insulation, formality and a place in the layers", () => {
  expect(KIND_IDS.length).toBeGreaterThanOrEqual(180);
  const wrong = KIND_IDS.map(kindOf).filter(
    ({ clo, dress: [low, high], slots, category }) =>
      clo < 0 ||
      clo >= 1 ||
      low < 0 ||
      low > high ||
      high > 5 ||
      slots.length === 0 ||
      !isCategory(category),
  );
  expect(wrong).toEqual([]);
});

test("what is worn on the body insulates, what is carried does not", () => {
  const onBody = new Set(["top", "mid", "outer", "dress", "legs"]);
  const wrong = KIND_IDS.map(kindOf).filter(({ area, clo }) =>
    onBody.has(area) ? clo === 0 : area === "carried" && clo > 0,
  );
  expect(wrong).toEqual([]);
});

test.each<[KindId, string]>([
  ["blazer", "jacket"],
  ["puffer-jacket", "coat"],
  ["puffer-jacket", "jacket"],
  ["tuxedo", "suit"],
  ["oxford-shirt", "shirt"],
  ["turtleneck", "sweater"],
  ["kilt", "skirt"],
  ["hijab", "headscarf"],
  ["hiking-boots", "shoes"],
  ["heeled-sandals", "heels"],
  ["blazer", "tailoring"],
  ["oxford-shirt", "collared"],
])("a %s counts as %s", (id, word) => {
  expect(isA(kindOf(id), word)).toBe(true);
});

test.each<[KindId, string]>([
  ["jacket", "blazer"],
  ["windbreaker", "coat"],
  ["dress", "shirt"],
  ["cardigan", "tailoring"],
])("a %s does not count as %s", (id, word) => {
  expect(isA(kindOf(id), word)).toBe(false);
});

test("a narrower kind has what it does not say from its wider one, and its own word wins", () => {
  expect(kindOf("oxford-shirt").clo).toBe(kindOf("shirt").clo);
  expect(kindOf("oxford-shirt").closure).toBe("buttons");
  expect(kindOf("flannel-shirt").clo).toBeGreaterThan(kindOf("shirt").clo);
  expect(kindOf("fleece").slots).toEqual(["mid"] satisfies Spec["slots"]);
});

test("vagueness is not handed down: a shirt says more than a top", () => {
  expect(kindOf("top").vague).toBe(true);
  expect(kindOf("shirt").vague).toBeUndefined();
});

test("the body's parts that a kind covers follow its area, sleeves and length", () => {
  expect(kindOf("shorts").covers).toEqual(["hips", "thighs"]);
  expect(kindOf("jeans").covers).toContain("calves");
  expect(kindOf("shirt").covers).toEqual(["chest", "waist", "upper-arms", "forearms"]);
  expect(kindOf("abaya").covers).toEqual(expect.arrayContaining(["forearms", "calves", "chest"]));
  expect(baresLegs(kindOf("mini-skirt"))).toBe(true);
  expect(baresLegs(kindOf("skirt"))).toBe(false);
  expect(baresLegs(kindOf("tee"))).toBe(false);
});

test("a suit jacket is no coat, and a waistcoat is none of either", () => {
  expect(isTailoredJacket(kindOf("suit-jacket"))).toBe(true);
  expect(isTailoredJacket(kindOf("waistcoat"))).toBe(false);
  expect(isTailoredJacket(kindOf("jacket"))).toBe(false);
});

test("the chooser keeps the spec's groups, values and order, and adds only after them", () => {
  const spec = [
    ["Tops", ["top", "hoodies", "coat"]],
    ["Bottom", ["trouser", "short"]],
    ["Accessories", ["cap"]],
  ] as const;
  spec.forEach(([label, categories], at) => {
    expect(CATEGORY_GROUPS[at]!.label).toBe(label);
    expect(CATEGORY_GROUPS[at]!.categories.slice(0, categories.length)).toEqual(categories);
  });
  expect(CATEGORIES.slice(0, 6)).toEqual(["top", "hoodies", "coat", "trouser", "short", "cap"]);
  const offered = CATEGORY_GROUPS.flatMap(({ categories }) => categories);
  expect(offered.toSorted()).toEqual(CATEGORIES.toSorted());
});

test("every category but 'other' names a kind that is filed under it", () => {
  for (const category of CATEGORIES.filter((one) => one !== "other"))
    expect(kindOfCategory(category)?.category).toBe(category);
  expect(kindOfCategory("other")).toBeUndefined();
  expect(kindOfCategory("kimono collection")).toBeUndefined();
});

test("wider materials and patterns end somewhere", () => {
  for (const id of MATERIAL_IDS) expect(materialAndWider(id).length).toBeLessThan(4);
  for (const id of PATTERN_IDS) expect(patternAndWider(id).length).toBeLessThan(4);
  expect(materialAndWider("cashmere")).toEqual(["cashmere", "wool"]);
  expect(patternAndWider("leopard")).toEqual(["leopard", "animal"]);
});
