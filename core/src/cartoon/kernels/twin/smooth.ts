import type { Kernels, Lab } from "../kernels.ts";

export const domainTransform: Kernels["domainTransform"] = (lab, width, height, options) => {
  const { sigmaSpace, rounds } = options;
  const [dx, dy] = domainDistances(lab, width, height, options);
  for (let round = 1; round <= rounds; round++) {
    const sigma = (sigmaSpace * Math.sqrt(3) * 2 ** (rounds - round)) / Math.sqrt(4 ** rounds - 1);
    const feedback = (d: number): number => Math.max(0, 1 - (d * Math.SQRT2) / sigma / 64) ** 64;
    const wx = dx.map(feedback);
    const wy = dy.map(feedback);
    for (const plane of [lab.L, lab.a, lab.b]) {
      for (let y = 0; y < height; y++) sweep(plane, wx, y * width, 1, width);
      for (let x = 0; x < width; x++) sweep(plane, wy, x, width, height);
    }
  }
};

/** Forth and back along one line; `weights[i]` ties a sample to the one before it. */
function sweep(
  plane: Float32Array,
  weights: Float32Array,
  start: number,
  step: number,
  length: number,
): void {
  for (let k = 1, i = start + step; k < length; k++, i += step) {
    plane[i]! += weights[i]! * (plane[i - step]! - plane[i]!);
  }
  for (let k = length - 2, i = start + k * step; k >= 0; k--, i -= step) {
    plane[i]! += weights[i + step]! * (plane[i + step]! - plane[i]!);
  }
}

function domainDistances(
  lab: Lab,
  width: number,
  height: number,
  options: { sigmaSpace: number; sigmaRange: number; threshold: number; chromaWeight: number },
): [Float32Array, Float32Array] {
  const { L, a, b } = lab;
  const slope = options.sigmaSpace / options.sigmaRange;
  const apart = (i: number, j: number): number => {
    const chroma = Math.abs(a[i]! - a[j]!) + Math.abs(b[i]! - b[j]!);
    const step = Math.abs(L[i]! - L[j]!) + options.chromaWeight * chroma;
    return 1 + slope * Math.max(0, step - options.threshold);
  };
  const dx = new Float32Array(L.length);
  const dy = new Float32Array(L.length);
  for (let y = 0; y < height; y++) {
    const up = Math.max(0, y - 2) * width;
    const down = Math.min(height - 1, y + 1) * width;
    for (let x = 0; x < width; x++) {
      const row = y * width;
      dy[row + x] = apart(up + x, down + x);
      dx[row + x] = apart(row + Math.max(0, x - 2), row + Math.min(width - 1, x + 1));
    }
  }
  return [dx, dy];
}

export const weave: Kernels["weave"] = (
  { L, a, b },
  soft,
  distance,
  crowd,
  width,
  height,
  look,
) => {
  const { reach, limit, edge, most, chromaWeight } = look;
  let [edges, lone, grain, pixels] = [0, 0, 0, 0];
  const step = (plane: Float32Array, i: number, d: number): number =>
    Math.abs(plane[i + d]! - plane[i - d]!);
  for (let y = 4; y < height - 4; y += 2) {
    for (let i = y * width + 4; i < (y + 1) * width - 4; i++) {
      if (distance[i]! > limit) continue;
      const [across, down] = [reach, reach * width].map(
        (d) => step(soft, i, d) + chromaWeight * (step(a, i, d) + step(b, i, d)),
      );
      pixels++;
      if (Math.max(across!, down!) > edge) {
        edges++;
        if (!crowd[i]) lone++;
      }
      grain += Math.min(most, Math.abs(L[i]! - soft[i]!));
    }
  }
  const all = Math.max(1, pixels);
  return { edges: edges / all, lone: lone / all, grain: grain / all };
};
