import { describe, expect, test } from "vitest";
import { apart, fill, lab } from "../kernels.testing.ts";

describe("WASM equals its plain twin", () => {
  test("binned and tie", () => {
    const difference = apart((kernels) => {
      const { L, a } = lab(kernels, 24 * 17);
      const cells = kernels.ints(L.length);
      kernels.binned(L, 8, { start: 0.2, scale: 10 }, cells);
      kernels.binned(a, 8, { start: -0.1, scale: 40 }, cells);
      const grid = {
        width: 26,
        height: 19,
        capacity: kernels.floats(26 * 19 * 8),
        terminal: fill(kernels.floats(26 * 19), -1, 1),
      };
      const held = fill(kernels.floats(L.length), -1, 1);
      const ratios = fill(kernels.floats(64), -3, 3);
      kernels.tie(cells, ratios, 0.8, L, held, grid);
      return [...cells, ...held, ...grid.terminal];
    });
    expect(difference).toBeLessThan(1e-5);
  });

  test("contrastArcs", () => {
    const difference = apart((kernels) =>
      kernels.contrastArcs(lab(kernels, 24 * 17), 24, 17, 3, 2.2),
    );
    expect(difference).toBeLessThan(1e-4);
  });

  test("minCut", () => {
    const difference = apart((kernels) => {
      const picture = lab(kernels, 24 * 17);
      const capacity = kernels.contrastArcs(picture, 24, 17, 1, 2.2);
      const terminal = kernels.floats(26 * 19);
      picture.L.forEach((v, i) => {
        terminal[(((i / 24) | 0) + 1) * 26 + (i % 24) + 1] = v + (i % 24) / 24 - 1;
      });
      const side = kernels.minCut({ width: 26, height: 19, capacity, terminal });
      const area = side.reduce((sum, v) => sum + v, 0);
      expect(area).toBeGreaterThan(20);
      expect(area).toBeLessThan(388);
      return side;
    });
    expect(difference).toBe(0);
  });
});
