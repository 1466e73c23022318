import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { pack } from "../segment/pack.ts";
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
      const input = tensor(side, 6);
      for (let y = 2; y < side + 2; y++) {
        const start = (y * (side + 4) + 2) * 6;
        fill(input.data.subarray(start, start + side * 6), -1, 1);
      }
      const output = tensor(side / stride, 12);
      const weights = fill(new Float32Array(9 * 5 * 12), -1, 1);
      const packed = pack(kernels, weights, fill(new Float32Array(12), -1, 1), 5, 6);
      kernels.conv3(input, output, packed, stride, dilation);
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

  test("putBeside", () => {
    const difference = apart((kernels) => {
      const input = { data: fill(kernels.floats(9 * 9 * 8), -1, 1), side: 5, channels: 8 };
      const output = { data: kernels.floats(9 * 9 * 12), side: 5, channels: 12 };
      kernels.putBeside(input, output, 4);
      const row = (y: number): number[] => [
        ...output.data.subarray((y * 9 + 2) * 12, (y * 9 + 7) * 12),
      ];
      return [2, 3, 4, 5, 6].flatMap(row);
    });
    expect(difference).toBe(0);
  });

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

  test("regions of noise, in which labels meet late", () => {
    const difference = apart((kernels) => {
      const found = kernels.regions(fill(kernels.bytes(97 * 61), 0, 1.99), 97, 61);
      return [...found.labels, ...found.areas, ...found.atBorder, ...found.values];
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
