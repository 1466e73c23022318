import { describe, expect, test } from "vitest";
import { gaussian } from "../../smooth/gaussian.ts";
import { apart, fill } from "../kernels.testing.ts";

describe("WASM equals its plain twin", () => {
  test.each([
    [64, 48],
    [16, 8],
    [24, 40],
  ])("flow, crowding, candidates, alongFlow and inked of %i×%i", (width, height) => {
    const difference = apart((kernels) => {
      const n = width * height;
      const lightness = fill(kernels.floats(n), 0, 1);
      const flow = kernels.flow(lightness, width, height, gaussian(kernels, 1.6));
      const labels = fill(kernels.bytes(n), 0, 2.99);
      labels.fill(255, n / 4, n / 3);
      const crowd = kernels.bytes(n);
      kernels.crowding(labels, width, height, 3, crowd);
      const marked = kernels.bytes(n);
      const limits = { deepest: 0.6, limit: -1, most: 36 };
      const distance = fill(kernels.floats(n), -9, 2);
      kernels.candidates(lightness, distance, crowd, limits, marked);
      const candidates = marked.slice();
      const out = kernels.floats(n);
      const stroke = { reach: 7, share: 0.06, weak: 0.2 };
      kernels.alongFlow(lightness, flow, crowd, width, height, stroke, marked, out);
      const ink = kernels.floats(n);
      const drawn = kernels.inked(out, marked, 0.3, 0.2, ink);
      expect(drawn).toBe(marked.reduce((sum, v) => sum + v, 0));
      return [...flow.x, ...flow.y, ...crowd, ...candidates, ...marked, ...out, ...ink, drawn];
    });
    expect(difference).toBeLessThan(2e-3);
  });
});
