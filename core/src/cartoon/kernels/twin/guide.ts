import type { Kernels } from "../kernels.ts";
import { boxMean } from "./planes.ts";

export const guidedFilter: Kernels["guidedFilter"] = (mask, lab, width, height, options, out) => {
  const { radius, epsilon, chromaWeight } = options;
  const mean = (value: (i: number) => number): Float32Array => {
    const plane = mask.map((_, i) => value(i));
    boxMean(plane, plane, width, height, radius);
    return plane;
  };
  const maskMean = mean((i) => mask[i]!);
  const weights = new Float32Array(mask.length).fill(1e-9);
  out.fill(0);
  for (const guide of [lab.L, lab.a, lab.b]) {
    const least = guide === lab.L ? epsilon : epsilon / chromaWeight ** 2;
    const guideMean = mean((i) => guide[i]!);
    const square = mean((i) => guide[i]! ** 2);
    const product = mean((i) => guide[i]! * mask[i]!);
    const covariance = product.map((v, i) => v - guideMean[i]! * maskMean[i]!);
    const slope = covariance.map((v, i) => v / (square[i]! - guideMean[i]! ** 2 + least));
    const slopeMean = mean((i) => slope[i]!);
    const offset = mean((i) => maskMean[i]! - slope[i]! * guideMean[i]!);
    const explained = mean((i) => covariance[i]! * slope[i]!);
    for (let i = 0; i < out.length; i++) {
      const weight = explained[i]! + 1e-7;
      out[i]! += weight * (slopeMean[i]! * guide[i]! + offset[i]!);
      weights[i]! += weight;
    }
  }
  for (let i = 0; i < out.length; i++) out[i]! /= weights[i]!;
};
