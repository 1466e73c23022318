import { expect, test } from "vitest";
import { hasWideLegs, lengthOf, type Outline, outlineOf } from "./outline.ts";

/** A skirt of that height on a waistband 40 wide, twice as wide at its hem. */
function skirt(height: number): Uint8Array {
  const plane = new Uint8Array(100 * (height + 10));
  for (let y = 0; y < height; y++) {
    const half = Math.round(20 + (20 * y) / height);
    plane.fill(1, (y + 5) * 100 + 50 - half, (y + 5) * 100 + 50 + half);
  }
  return plane;
}

test.each([
  [50, "thigh"],
  [70, "knee"],
  [100, "calf"],
  [130, "ankle"],
] as const)("a skirt %i tall on a waist of 40 reaches to the %s", (height, length) => {
  expect(lengthOf(outlineOf(skirt(height), 100)!, "skirt")).toBe(length);
});

const outline = (part: Partial<Outline>): Outline => ({
  byTop: 3,
  byLow: 2,
  byEnd: 3,
  flare: 1,
  ...part,
});

test("a narrow, tall coat reaches to the knee; of others, and of trousers, the outline tells nothing", () => {
  expect(lengthOf(outline({ byLow: 2 }), "coat")).toBe("knee");
  expect(lengthOf(outline({ byLow: 1.2 }), "coat")).toBeUndefined();
  expect(lengthOf(outline({ byLow: 2 }), "trouser")).toBeUndefined();
});

test("legs are wide where there is more of them below than at the hips, and they are not short for it", () => {
  expect(hasWideLegs(outlineOf(skirt(70), 100)!)).toBe(true);
  expect(hasWideLegs(outline({ flare: 1.3, byEnd: 4 }))).toBe(false);
  expect(hasWideLegs(outline({ flare: 0.8, byEnd: 2 }))).toBe(false);
});

test("where nothing is inside there is no outline", () => {
  expect(outlineOf(new Uint8Array(100), 10)).toBeNull();
});
