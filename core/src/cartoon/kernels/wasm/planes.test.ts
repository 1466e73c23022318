import { describe, expect, test } from "vitest";
import { gaussian } from "../../smooth/gaussian.ts";
import type { Axis } from "../kernels.ts";
import { apart, fill, lab, plain, wasm } from "../kernels.testing.ts";

describe("WASM equals its plain twin", () => {
  test("unpackRow, resampleRow and mixRows", () => {
    const difference = apart((kernels) => {
      const axis: Axis = {
        first: kernels.ints(8),
        weights: kernels.floats(24),
        taps: 3,
        length: 8,
      };
      axis.first.set([0, 0, 1, 2, 3, 4, 5, 6]);
      fill(axis.weights, -1, 1);
      const source = kernels.floats(40);
      kernels.unpackRow(fill(kernels.bytes(31), 0, 256), 10, source);
      const rows = kernels.floats(3 * 32);
      kernels.resampleRow(source, axis, rows.subarray(32, 64));
      for (let i = 3; i < 96; i += 4) rows[i] = 0;
      const out = kernels.floats(32);
      kernels.mixRows(rows, fill(kernels.floats(3), -1, 1), out);
      return out;
    });
    expect(difference).toBeLessThan(1e-3);
  });

  test("toLab, black and values out of range included", () => {
    const difference = apart((kernels) => {
      const rgbx = fill(kernels.floats(4 * 64), -20, 275);
      rgbx.fill(0, 0, 8);
      const out = lab(kernels, 64);
      kernels.toLab(rgbx, [1, 1.2, 0.9], out);
      return [...out.L, ...out.a, ...out.b];
    });
    expect(difference).toBeLessThan(2e-3);
  });

  test.each([
    [40, 30, 1],
    [37, 9, 3.2],
    [3, 2, 4],
    [1, 1, 2],
  ])("blur of %i×%i at sigma %f", (width, height, sigma) => {
    const difference = apart((kernels) => {
      const plane = fill(kernels.floats(width * height), 0, 1);
      const out = kernels.floats(width * height);
      kernels.blur(plane, out, width, height, gaussian(kernels, sigma));
      return out;
    });
    expect(difference).toBeLessThan(1e-5);
  });

  test.each([
    [40, 30, 4],
    [37, 9, 1],
    [3, 2, 4],
    [1, 1, 2],
    [4, 50, 3],
  ])("boxMean of %i×%i over a radius of %i", (width, height, radius) => {
    const difference = apart((kernels) => {
      const plane = fill(kernels.floats(width * height), 0, 1);
      kernels.boxMean(plane, plane, width, height, radius);
      return plane;
    });
    expect(difference).toBeLessThan(1e-5);
  });

  test("above and subtract, at lengths that are no multiple of 16", () => {
    const difference = apart((kernels) => {
      const plane = fill(kernels.floats(60), 0, 1);
      kernels.subtract(plane, fill(kernels.floats(60), 0, 0.2));
      const out = kernels.bytes(60);
      kernels.above(plane, 0.4, 255, out);
      return [...plane, ...out];
    });
    expect(difference).toBeLessThan(1e-6);
  });

  test.each([[undefined], [0.3]])("sample with %s beyond the field", (outside) => {
    const difference = apart((kernels) => {
      const from = { width: 12, height: 9 };
      const window = { left: -3.3, top: 1.2, width: 18, height: 11.5 };
      const out = kernels.floats(40 * 30);
      kernels.sample(fill(kernels.floats(108), 0, 1), from, window, 40, 30, out, outside);
      return out;
    });
    expect(difference).toBeLessThan(1e-4);
  });
});

test("a blur leaves a constant as it is, on every kernel", () => {
  for (const kernels of [plain, wasm]) {
    for (const sigma of [0.6, 1, 3.2, 9]) {
      const plane = kernels.floats(50 * 23).fill(0.7);
      kernels.blur(plane, plane, 50, 23, gaussian(kernels, sigma));
      for (const v of plane) expect(v).toBeCloseTo(0.7, 5);
    }
  }
});
