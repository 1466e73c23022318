import { describe, expect, test } from "vitest";
import { apart, fill, lab, shapes } from "../kernels.testing.ts";

describe("WASM equals its plain twin", () => {
  test("rim, present and renumber", () => {
    const difference = apart((kernels) => {
      const labels = kernels.bytes(64 * 48).fill(255);
      shapes(kernels, 64, 48).forEach((v, i) => v && (labels[i] = i % 5));
      const distance = fill(kernels.floats(labels.length), -20, 2);
      const out = fill(kernels.bytes(labels.length), 0, 1.99);
      const look = { dx: 3, dy: 2, limit: -12, value: 7 };
      kernels.rim(labels, distance, 64, 48, look, out);
      expect(out.filter((v) => v === 7).length).toBeGreaterThan(100);
      const numbers = kernels.bytes(labels.length);
      kernels.renumber(labels, Uint8Array.of(3, 0, 3, 1, 2), numbers);
      return [...out, ...kernels.present(labels), ...numbers];
    });
    expect(difference).toBe(0);
  });

  test("histogram and fillNumbers", () => {
    const difference = apart((kernels) => {
      const distance = fill(kernels.floats(48 * 33), -9, 2);
      const cells = { L: 4, ab: 5, spanAb: 0.15 };
      const counted = kernels.histogram(lab(kernels, 48 * 33), distance, 48, 33, -3, cells);
      const labels = fill(kernels.bytes(80), 0, 9);
      labels.fill(255, 20, 30);
      const out = kernels.bytes(80);
      kernels.fillNumbers(labels, fill(kernels.bytes(80), 0, 2.9), 3, out);
      return [...counted, ...out];
    });
    expect(difference).toBeLessThan(1e-3);
  });

  test("sums and sharedEdges", () => {
    const difference = apart((kernels) => {
      const labels = fill(kernels.bytes(64 * 64), 0, 2.99);
      labels.fill(255, 1000, 1500);
      const distance = fill(kernels.floats(64 * 64), -9, 2);
      const picture = lab(kernels, 64 * 64);
      const centres = fill(kernels.floats(9), -0.2, 0.8);
      const sums = kernels.sums(labels, picture, distance, -2.5, 3);
      const edges = kernels.sharedEdges(
        labels,
        picture,
        distance,
        64,
        64,
        -4,
        3,
        centres,
        0.75,
        2.2,
      );
      return [...sums, ...edges];
    });
    expect(difference).toBeLessThan(0.05);
  });

  test("assign", () => {
    const difference = apart((kernels) => {
      const centres = fill(kernels.floats(15), -0.2, 0.8);
      const out = kernels.bytes(64 * 48);
      kernels.assign(lab(kernels, 64 * 48), shapes(kernels, 64, 48), centres, 0.75, 2.2, out);
      return out;
    });
    expect(difference).toBe(0);
  });

  test("compose, but for the rounding of single bytes", () => {
    const difference = apart((kernels) => {
      const [width, height] = [64, 48];
      const inside = shapes(kernels, width, height);
      const distance = kernels.floats(width * height);
      kernels.distance(inside, width, height, 24, distance);
      const colours = fill(kernels.floats(8 * 4), 0, 255);
      const fills = kernels.bytes(width * height);
      inside.forEach((v, i) => (fills[i] = v ? i % 4 : 255));
      const out = kernels.bytes(70 * height * 4);
      const ink = fill(kernels.floats(width * height), 0, 1);
      const outline = [20, 30, 40] as const;
      const widths = { outlineWidth: 3, borderWidth: 5 };
      kernels.compose(
        { fill: fills, ink, distance, colours, inkAt: 4, perEntry: 2, outline, ...widths },
        width,
        height,
        out,
        12,
        70,
      );
      return out;
    });
    expect(difference).toBeLessThanOrEqual(1);
  });
});
