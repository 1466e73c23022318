import { expect, test } from "vitest";
import { plainKernels } from "../kernels/twin.ts";
import { joinRegions } from "./join.ts";

const kernels = plainKernels();
const SIDE = 64;
const MIDDLE = (SIDE - 1) / 2;

type Patch = { size: number; label: number };

/** A patch of label 1 or 2 in cloth of label 0; `blur` pixels is how wide the photo steps at its border. */
function joined({ size, label }: Patch, blur: number): number {
  const labels = new Uint8Array(SIDE * SIDE);
  const L = new Float32Array(SIDE * SIDE);
  const steps = [0, 0.09, 0.4];
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) {
      const outside = Math.max(Math.abs(x - MIDDLE), Math.abs(y - MIDDLE)) - size / 2;
      if (outside < 0) labels[y * SIDE + x] = label;
      const share = Math.min(1, Math.max(0, 0.5 - outside / blur));
      L[y * SIDE + x] = 0.6 - steps[label]! * share;
    }
  }
  const none = new Float32Array(SIDE * SIDE);
  const apart = Float32Array.from([0, 1, 2].flatMap((p) => [0, 1, 2].map((q) => distance(p, q))));
  const sheet = { width: SIDE, height: SIDE };
  joinRegions(kernels, labels, { L, a: none, b: none }, sheet, apart, 1);
  return labels.filter((v) => v === label).length;

  function distance(p: number, q: number): number {
    return Math.abs(steps[p]! - steps[q]!);
  }
}

test("a patch of shade without a clear border joins its cloth", () => {
  expect(joined({ size: 20, label: 1 }, 12)).toBe(0);
});

test("a large one is worth its border", () => {
  expect(joined({ size: 44, label: 1 }, 12)).toBeGreaterThan(1500);
});

test("print as pale as shade keeps a border that the photo shows", () => {
  expect(joined({ size: 20, label: 1 }, 1)).toBe(400);
});

test("a speck goes, unless it stands out", () => {
  expect(joined({ size: 4, label: 1 }, 1)).toBe(0);
  expect(joined({ size: 4, label: 2 }, 1)).toBe(16);
  expect(joined({ size: 2, label: 2 }, 1)).toBe(0);
});
