import { describe, expect, test } from "vitest";
import { apart, fill, lab, plain, shapes } from "../kernels.testing.ts";

describe("WASM equals its plain twin", () => {
  test.each([8, 16, 60])("distance with a reach of %i", (reach) => {
    const difference = apart((kernels) => {
      const out = kernels.floats(64 * 48);
      kernels.distance(shapes(kernels, 64, 48), 64, 48, reach, out);
      return out;
    });
    expect(difference).toBeLessThan(1e-4);
  });

  test("regions", () => {
    const difference = apart((kernels) => {
      const found = kernels.regions(shapes(kernels, 64, 48), 64, 48);
      expect(found.areas.length).toBe(5);
      return [...found.labels, ...found.areas, ...found.atBorder, ...found.values];
    });
    expect(difference).toBe(0);
  });

  test.each([1, 2])("majority of radius %i", (radius) => {
    const difference = apart((kernels) => {
      const labels = fill(kernels.bytes(64 * 48), 0, 3);
      labels.fill(255, 600, 900);
      const out = kernels.bytes(64 * 48);
      kernels.majority(labels, 64, 48, radius, fill(kernels.floats(9), 0, 0.3), out);
      return out;
    });
    expect(difference).toBe(0);
  });

  test("repaint and borders", () => {
    const difference = apart((kernels) => {
      const plane = fill(kernels.bytes(48 * 32), 0, 2.99);
      plane.fill(255, 300, 420);
      const regions = kernels.regions(plane, 48, 32);
      const { labels, areas } = regions;
      const look = { reach: 2, clear: 0.6, chromaWeight: 1.6 };
      const found = kernels.borders(plane, lab(kernels, 48 * 32), 48, 32, regions, 3, look);
      expect(found.some((v, i) => i % 2 === 0 && v > 0)).toBe(true);
      expect(found.some((v, i) => i % 2 === 1 && v > 0 && v < found[i - 1]!)).toBe(true);
      const values = kernels.bytes(areas.length).fill(255);
      for (let k = 1; k < values.length; k += 3) values[k] = k % 5;
      kernels.repaint(plane, labels, values);
      return [...found, ...plane];
    });
    expect(difference).toBeLessThan(1e-3);
  });

  test("regions of noise, in which labels meet late", () => {
    const difference = apart((kernels) => {
      const found = kernels.regions(fill(kernels.bytes(97 * 61), 0, 1.99), 97, 61);
      return [...found.labels, ...found.areas, ...found.atBorder, ...found.values];
    });
    expect(difference).toBe(0);
  });
});

test("distances are those to the nearest pixel of the other kind", () => {
  const inside = shapes(plain, 64, 48);
  const out = plain.floats(64 * 48);
  plain.distance(inside, 64, 48, 30, out);
  for (let i = 0; i < inside.length; i += 7) {
    let nearest = 30;
    for (let j = 0; j < inside.length; j++) {
      if (inside[i] === inside[j]) continue;
      const d = Math.hypot((i % 64) - (j % 64), ((i / 64) | 0) - ((j / 64) | 0));
      nearest = Math.min(nearest, d);
    }
    expect(out[i]).toBeCloseTo(inside[i] ? 0.5 - nearest : nearest - 0.5, 4);
  }
});
