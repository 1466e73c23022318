import { expect, test } from "vitest";
import { KIND_IDS, kindOf } from "./kinds.ts";
import { isPlainKind, PLAIN_KIND_IDS, plainKind } from "./plain-kinds.ts";

test("what is worn every day has a plain kind of its own part of the body", () => {
  const dressed = new Set(["top", "mid", "outer", "legs", "shoes", "head", "neck", "hands"]);
  const without = KIND_IDS.filter(
    (id) => dressed.has(kindOf(id).area) && !isPlainKind(plainKind(id)),
  );
  // Few, and all of them words that people use as they are.
  expect(without.length).toBeLessThan(12);
});

test("a plain kind is called by its own name", () => {
  for (const id of PLAIN_KIND_IDS) expect(plainKind(id)).toBe(id);
});

test.each([
  ["beret", "hat"],
  ["chelsea-boots", "boots"],
  ["running-top", "tee"],
  ["kurta", "blouse"],
  ["ski-trousers", "trousers"],
] as const)("%s is called %s", (id, plain) => {
  expect(plainKind(id)).toBe(plain);
});
