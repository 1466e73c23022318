import { expect, test } from "vitest";
import { canvasFor } from "../canvas.ts";
import { plainKernels } from "../kernels/twin.ts";
import { ink } from "./ink.ts";

const kernels = plainKernels();
const canvas = canvasFor({ left: 0, top: 0, width: 100, height: 100 }, 128);
const { width, height } = canvas.sheet;

/** How much ink one dark bar in plain cloth gets, `long` by `wide` pixels and `step` darker. */
function inkOf(bar: { long: number; wide: number; step: number }): number {
  const lightness = new Float32Array(width * height).fill(0.7);
  for (let y = 0; y < bar.wide; y++) {
    for (let x = 0; x < bar.long; x++) {
      lightness[(y + (height >> 1)) * width + x + ((width - bar.long) >> 1)] = 0.7 - bar.step;
    }
  }
  const palette = {
    labels: new Uint8Array(width * height),
    entries: [{ L: 0.7, a: 0, b: 0, area: width * height }],
    cloths: 1,
  };
  const distance = new Float32Array(width * height).fill(-16);
  const unit = { ...canvas, unit: 1, fine: 1 };
  const lines = ink(kernels, palette, lightness, distance, unit, { busy: 0.1, grain: 0 });
  return lines.reduce((sum, v) => sum + v, 0);
}

test("a long line of middling strength is drawn, a short one is not", () => {
  expect(inkOf({ long: 40, wide: 2, step: 0.12 })).toBeGreaterThan(20);
  expect(inkOf({ long: 5, wide: 3, step: 0.12 })).toBe(0);
});

test("a dot is drawn where it is dark enough", () => {
  expect(inkOf({ long: 4, wide: 4, step: 0.4 })).toBeGreaterThan(4);
});
