import type { Kernels } from "../kernels.ts";

/** East, south, south-east, south-west: every second arc of `neighbours`. */
const ARCS = [
  [1, 0, 1],
  [0, 1, 1],
  [1, 1, Math.SQRT1_2],
  [-1, 1, Math.SQRT1_2],
] as const;

/** e^-d, as the kernel has it. */
const falling = (d: number): number => Math.max(0, 1 - d / 256) ** 256;

export const contrastArcs: Kernels["contrastArcs"] = (
  { L, a, b },
  width,
  height,
  smoothness,
  chromaWeight,
) => {
  const squared = (i: number, j: number): number => {
    const dl = L[i]! - L[j]!;
    const da = (a[i]! - a[j]!) * chromaWeight;
    const db = (b[i]! - b[j]!) * chromaWeight;
    return dl * dl + da * da + db * db;
  };
  let sum = 0;
  for (let y = 0; y < height - 1; y++) {
    for (let x = 0; x < width - 1; x++) {
      const i = y * width + x;
      sum += squared(i, i + 1) + squared(i, i + width);
    }
  }
  const pairs = 2 * Math.max(1, (height - 1) * (width - 1));
  const beta = 1 / ((2 * sum) / pairs + 1e-6);
  const gridWidth = width + 2;
  const arcs = new Float32Array(gridWidth * (height + 2) * 8);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const node = (y + 1) * gridWidth + x + 1;
      for (let k = 0; k < 4; k++) {
        const [dx, dy, weight] = ARCS[k]!;
        if (x + dx < 0 || x + dx >= width || y + dy >= height) continue;
        const alike = falling(beta * squared(i, i + dy * width + dx));
        const arc = smoothness * (0.05 + alike) * weight;
        arcs[node * 8 + 2 * k] = arc;
        arcs[(node + dy * gridWidth + dx) * 8 + 2 * k + 1] = arc;
      }
    }
  }
  return arcs;
};

export const binned: Kernels["binned"] = (plane, bins, { start, scale }, cells) => {
  for (let i = 0; i < plane.length; i++) {
    const bin = Math.trunc(Math.fround(Math.fround(plane[i]! - start) * scale));
    cells[i] = cells[i]! * bins + Math.min(bins - 1, Math.max(0, bin));
  }
};

export const tie: Kernels["tie"] = (cells, ratios, weight, prior, held, grid) => {
  const { width, height, terminal } = grid;
  for (let y = 1, i = 0; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++, i++) {
      const next = weight * ratios[cells[i]!]! + prior[i]!;
      terminal[y * width + x]! += next - held[i]!;
      held[i] = next;
    }
  }
};
