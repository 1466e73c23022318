import { describe, expect, test } from "vitest";
import { gaussian } from "../../smooth/gaussian.ts";
import { apart, fill, lab, shapes } from "../kernels.testing.ts";

describe("WASM equals its plain twin", () => {
  test("guidedFilter", () => {
    const difference = apart((kernels) => {
      const mask = kernels.floats(40 * 24);
      shapes(kernels, 40, 24).forEach((v, i) => (mask[i] = v));
      const picture = lab(kernels, mask.length);
      const out = kernels.room(mask.length);
      const options = { radius: 4, epsilon: 8e-4, chromaWeight: 2.2 };
      kernels.guidedFilter(mask, picture, 40, 24, options, out);
      return out;
    });
    expect(difference).toBeLessThan(1e-3);
  });

  test.each([
    [48, 32],
    [4, 2],
    [8, 4],
  ])("domainTransform of %i×%i", (width, height) => {
    const difference = apart((kernels) => {
      const picture = lab(kernels, width * height);
      const options = {
        sigmaSpace: 12,
        sigmaRange: 0.1,
        threshold: 0.05,
        chromaWeight: 1.6,
        rounds: 2,
      };
      kernels.domainTransform(picture, width, height, options);
      return [...picture.L, ...picture.a, ...picture.b];
    });
    expect(difference).toBeLessThan(1e-4);
  });

  test("weave", () => {
    const difference = apart((kernels) => {
      const picture = lab(kernels, 64 * 48);
      const soft = kernels.floats(64 * 48);
      kernels.blur(picture.L, soft, 64, 48, gaussian(kernels, 1));
      const distance = fill(kernels.floats(64 * 48), -9, 2);
      const look = { reach: 3, limit: -4, edge: 0.6, most: 0.3, chromaWeight: 1.6 };
      const crowd = kernels.bytes(64 * 48);
      crowd.forEach((_, i) => (crowd[i] = i % 3));
      const { edges, lone, grain } = kernels.weave(picture, soft, distance, crowd, 64, 48, look);
      expect(edges).toBeLessThan(0.9);
      expect(lone).toBeGreaterThan(0.1);
      expect(lone).toBeLessThan(edges - 0.1);
      return [edges, lone, grain];
    });
    expect(difference).toBeLessThan(1e-3);
  });
});
