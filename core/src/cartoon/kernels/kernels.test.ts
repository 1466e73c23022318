import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { gaussian } from "../smooth/gaussian.ts";
import type { Axis, Kernels, Lab, Tensor } from "./kernels.ts";
import { plainKernels } from "./twin.ts";
import { compileKernels, wasmKernels } from "./wasm.ts";

const core = new URL("../../../", import.meta.url);
const bytes = readFileSync(new URL("assets/kernels.wasm", core));
const plain = plainKernels();
const wasm = wasmKernels(compileKernels(bytes), 64);

/** Reproducible noise (the LCG of Numerical Recipes). */
function fill<T extends Float32Array | Uint8Array>(array: T, low: number, high: number): T {
  let state = array.length;
  for (let i = 0; i < array.length; i++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    array[i] = low + ((high - low) * state) / 2 ** 32;
  }
  return array;
}

/** Runs the same work on both and gives the largest difference of the results. */
function apart(work: (kernels: Kernels) => ArrayLike<number>): number {
  const one = Float64Array.from(work(plain));
  const two = wasm.scope(() => Float64Array.from(work(wasm)));
  expect(two.length).toBe(one.length);
  return one.reduce((most, v, i) => Math.max(most, Math.abs(v - two[i]!)), 0);
}

function lab(kernels: Kernels, length: number): Lab {
  return {
    L: fill(kernels.floats(length), 0, 1),
    a: fill(kernels.floats(length), -0.2, 0.2),
    b: fill(kernels.floats(length), -0.2, 0.2),
  };
}

/** A disc, a bar one pixel wide and one that touches the border. */
function shapes(kernels: Kernels, width: number, height: number): Uint8Array {
  const inside = kernels.bytes(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const disc = Math.hypot(x - 20, y - 18) < 11;
      inside[y * width + x] = disc || x === 40 || y > height - 4 ? 1 : 0;
    }
  }
  return inside;
}

describe("WASM equals its plain twin", () => {
  test.each([
    [16, 1, 1],
    [16, 2, 1],
    [20, 2, 1],
    [16, 1, 2],
  ])("conv3 on side %i, stride %i, dilation %i", (side, stride, dilation) => {
    const difference = apart((kernels) => {
      const tensor = (s: number, channels: number): Tensor => ({
        data: kernels.floats((s + 4) ** 2 * channels),
        side: s,
        channels,
      });
      const input = tensor(side, 5);
      for (let y = 2; y < side + 2; y++) {
        const start = (y * (side + 4) + 2) * 5;
        fill(input.data.subarray(start, start + side * 5), -1, 1);
      }
      const output = tensor(side / stride, 12);
      const weights = fill(kernels.floats(9 * 5 * 12), -1, 1);
      kernels.conv3(input, output, weights, fill(kernels.floats(12), -1, 1), stride, dilation);
      return output.data;
    });
    expect(difference).toBeLessThan(1e-4);
  });

  test("upsample", () => {
    const difference = apart((kernels) => {
      const input = { data: fill(kernels.floats(9 * 9 * 8), -1, 1), side: 5, channels: 8 };
      const output = { data: kernels.floats(14 * 14 * 12), side: 10, channels: 12 };
      kernels.upsample(input, output);
      return output.data;
    });
    expect(difference).toBeLessThan(1e-5);
  });

  test("resampleRow and addRow", () => {
    const difference = apart((kernels) => {
      const axis: Axis = {
        first: kernels.ints(8),
        weights: kernels.floats(24),
        taps: 3,
        length: 8,
      };
      axis.first.set([0, 0, 1, 2, 3, 4, 5, 6]);
      fill(axis.weights, -1, 1);
      const out = kernels.floats(32);
      kernels.resampleRow(fill(kernels.floats(40), 0, 255), axis, out);
      kernels.addRow(out, fill(kernels.floats(32), 0, 255), 0.7);
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

  test.each([8, 16, 60])("distance with a reach of %i", (reach) => {
    const difference = apart((kernels) => {
      const out = kernels.floats(64 * 48);
      kernels.distance(shapes(kernels, 64, 48), 64, 48, reach, out);
      return out;
    });
    expect(difference).toBeLessThan(1e-4);
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

  test("regions", () => {
    const difference = apart((kernels) => {
      const found = kernels.regions(shapes(kernels, 64, 48), 64, 48);
      expect(found.areas.length).toBe(5);
      return [...found.labels, ...found.areas, ...found.atBorder];
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

  test("alongFlow", () => {
    const difference = apart((kernels) => {
      const flow = { x: kernels.floats(32 * 32), y: kernels.floats(32 * 32) };
      flow.x.forEach((_, i) => {
        flow.x[i] = Math.cos(i / 50);
        flow.y[i] = Math.sin(i / 50);
      });
      const out = kernels.floats(64 * 64);
      const marked = fill(kernels.bytes(64 * 64), 0, 1.9);
      kernels.alongFlow(fill(kernels.floats(64 * 64), 0, 1), flow, marked, 64, 7, out);
      return out;
    });
    expect(difference).toBeLessThan(1e-4);
  });

  test("regions of noise, in which labels meet late", () => {
    const difference = apart((kernels) => {
      const found = kernels.regions(fill(kernels.bytes(97 * 61), 0, 1.99), 97, 61);
      return [...found.labels, ...found.areas, ...found.atBorder];
    });
    expect(difference).toBe(0);
  });

  test("sums and sharedEdges", () => {
    const difference = apart((kernels) => {
      const labels = fill(kernels.bytes(64 * 64), 0, 2.99);
      labels.fill(255, 1000, 1500);
      const distance = fill(kernels.floats(64 * 64), -9, 2);
      const picture = lab(kernels, 64 * 64);
      const centres = fill(kernels.floats(9), -0.2, 0.8);
      const sums = kernels.sums(labels, picture, distance, -2.5, 3);
      const edges = kernels.sharedEdges(labels, picture, distance, 64, -4, 3, centres, 0.75, 2.2);
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
      const out = kernels.bytes(width * height * 4);
      const ink = fill(kernels.floats(width * height), 0, 1);
      const outline = [20, 30, 40] as const;
      const widths = { outlineWidth: 3, borderWidth: 5 };
      kernels.compose(
        { fill: fills, ink, distance, colours, inkAt: 4, perEntry: 2, outline, ...widths },
        width,
        height,
        out,
      );
      return out;
    });
    expect(difference).toBeLessThanOrEqual(1);
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

test("the committed kernels are what the source compiles to", () => {
  const out = join(mkdtempSync(join(tmpdir(), "kernels-")), "kernels.wasm");
  const { scripts } = JSON.parse(readFileSync(new URL("package.json", core), "utf8"));
  const command = scripts.kernels.replace("assets/kernels.wasm", out);
  execFileSync("npm", ["exec", "-c", command], { cwd: core, stdio: "ignore" });
  expect(readFileSync(out).equals(bytes)).toBe(true);
});
