import { expect, test } from "vitest";
import type { Canvas } from "../canvas.ts";
import { plainKernels } from "../kernels/twin.ts";
import { finePrint } from "./print.ts";

const kernels = plainKernels();
const SIDE = 96;
const window = { left: 0, top: 0, width: SIDE, height: SIDE };
const canvas: Canvas = { side: SIDE, unit: 1, fine: 1, window, sheet: window };

/** Cloth of one entry under light that falls off to the right, with dots of 4×4 pixels; @returns the entry each pixel gets. */
function printed(dots: number, grain = 0): Uint8Array {
  const n = SIDE * SIDE;
  const labels = new Uint8Array(n);
  const L = Float32Array.from({ length: n }, (_, i) => {
    const [x, y] = [i % SIDE, Math.floor(i / SIDE)];
    const dot = x % 12 < 4 && y % 12 < 4;
    return 0.7 - 0.2 * (x / SIDE) + (dot ? dots : 0) + grain * Math.sin(i * i);
  });
  const none = new Float32Array(n);
  const palette = { labels, entries: [{ L: 0.6, a: 0, b: 0, area: n }], cloths: 1 };
  const depth = new Float32Array(n).fill(-20);
  const kind = { busy: 0.2, grain: grain / 2 };
  return finePrint(kernels, palette, { L, a: none, b: none }, depth, canvas, kind).labels;
}

/** Of the dots and of the cloth between them, away from the edge of the picture, the share with that entry. */
function shares(labels: Uint8Array, entry: number): { dots: number; cloth: number } {
  const [dots, cloth] = [
    [0, 0],
    [0, 0],
  ] as [number[], number[]];
  for (let y = 12; y < SIDE - 12; y++) {
    for (let x = 12; x < SIDE - 12; x++) {
      const within = x % 12 < 4 && y % 12 < 4;
      const beyond = (x + 2) % 12 >= 8 || (y + 2) % 12 >= 8;
      if (!within && !beyond) continue;
      const count = within ? dots : cloth;
      count[0]!++;
      if (labels[y * SIDE + x] === entry) count[1]!++;
    }
  }
  return { dots: dots[1]! / dots[0]!, cloth: cloth[1]! / cloth[0]! };
}

test("dots darker than their cloth are drawn in any light", () => {
  const { dots, cloth } = shares(printed(-0.1), 1);
  expect(dots).toBeGreaterThan(0.95);
  expect(cloth).toBe(0);
});

test("lighter ones are another entry", () => {
  const { dots, cloth } = shares(printed(0.1), 2);
  expect(dots).toBeGreaterThan(0.95);
  expect(cloth).toBe(0);
});

test("a slope of light and grain are no print", () => {
  expect(printed(0).every((label) => label === 0)).toBe(true);
  expect(printed(0, 0.05).every((label) => label === 0)).toBe(true);
});
