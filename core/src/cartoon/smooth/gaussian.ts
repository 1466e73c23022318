import type { Kernels } from "../kernels/kernels.ts";

/** Half a Gaussian for `Kernels.blur`, centre first, cut at 2.6 sigma; the whole filter sums to 1. */
export function gaussian(kernels: Kernels, sigma: number): Float32Array {
  const taps = kernels.floats(Math.max(1, Math.ceil(sigma * 2.6)) + 1);
  let sum = 0;
  for (let t = 0; t < taps.length; t++) {
    taps[t] = Math.exp(-(t * t) / (2 * sigma * sigma));
    sum += (t ? 2 : 1) * taps[t]!;
  }
  for (let t = 0; t < taps.length; t++) taps[t]! /= sum;
  return taps;
}
