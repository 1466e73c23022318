import { expect, test } from "vitest";
import { coatLength } from "./coat-length.ts";
import type { Outline } from "./outline.ts";

const odds = (all: Record<string, number>): ReadonlyMap<string, number> =>
  new Map(Object.entries(all));
const outline = (byLow: number): Outline => ({ byTop: 2.5, byLow, byEnd: byLow, flare: 1.5 });
const jacket = { kind: "jacket", sleeve: "long", length: "hip" } as const;

test("what is a coat by its kind does not end at the hip", () => {
  const torn = odds({ hip: 0.6, thigh: 0.38, knee: 0.02 });
  expect(coatLength({ kind: "puffer-coat", sleeve: "long" }, torn, outline(1.2))).toBe("thigh");
  const long = odds({ knee: 0.53, hip: 0.42, thigh: 0.05 });
  expect(coatLength({ kind: "coat", sleeve: "long" }, long, outline(1.6))).toBe("knee");
});

test("where the head doubts that a jacket ends at the hip, a tall one reaches to the thigh", () => {
  const doubts = odds({ hip: 0.85, thigh: 0.12 });
  expect(coatLength(jacket, doubts, outline(1.54))).toBe("thigh");
  expect(coatLength(jacket, doubts, outline(1.2))).toBe("hip");
  expect(coatLength(jacket, odds({ hip: 0.97, thigh: 0.02 }), outline(1.54))).toBe("hip");
});

test("without sleeves a tall outline tells nothing", () => {
  const gilet = { ...jacket, kind: "gilet", sleeve: "none" } as const;
  expect(coatLength(gilet, odds({ hip: 0.85, thigh: 0.1 }), outline(1.7))).toBe("hip");
});

test("where the head says no length, the outline tells it", () => {
  const unsure = odds({ hip: 0.54, knee: 0.34, thigh: 0.11 });
  const seen = { kind: "jacket", sleeve: "long" } as const;
  expect(coatLength(seen, unsure, outline(2))).toBe("knee");
  expect(coatLength(seen, unsure, outline(1.55))).toBe("thigh");
  expect(coatLength(seen, unsure, outline(1.2))).toBeUndefined();
  expect(coatLength(seen, unsure, null)).toBeUndefined();
});
