import type { Kernels } from "../kernels/kernels.ts";
import { resampleField, whole } from "../resample.ts";
import { gaussian } from "./gaussian.ts";

/** A plane whose values are known where `there` is 1 and are 0 elsewhere. */
export type Known = { values: Float32Array; there: Float32Array; width: number; height: number };

/** The mean of the known values around each pixel, weighed by a Gaussian. */
export function average(
  kernels: Kernels,
  { values, there, width, height }: Known,
  sigma: number,
): Float32Array {
  const taps = gaussian(kernels, sigma);
  const sum = kernels.room(values.length);
  const weight = kernels.room(values.length);
  kernels.blur(values, sum, width, height, taps);
  kernels.blur(there, weight, width, height, taps);
  for (let i = 0; i < sum.length; i++) sum[i]! /= weight[i]! + 1e-4;
  return sum;
}

/** The same over a wide Gaussian, at a quarter of the resolution. Width and height are multiples of 4. */
export function broadAverage(kernels: Kernels, known: Known, sigma: number): Float32Array {
  const [width, height] = [known.width >> 2, known.height >> 2];
  const [values, there] = [known.values, known.there].map((plane) =>
    quartered(kernels, plane, width, height),
  );
  const data = average(kernels, { values: values!, there: there!, width, height }, sigma / 4);
  const field = { data, width, height };
  return resampleField(kernels, field, whole(field), known.width, known.height);
}

function quartered(
  kernels: Kernels,
  plane: Float32Array,
  width: number,
  height: number,
): Float32Array {
  const out = kernels.floats(width * height);
  for (let y = 0, i = 0; y < 4 * height; y++) {
    const row = (y >> 2) * width;
    for (let x = row; x < row + width; x++, i += 4)
      out[x]! += (plane[i]! + plane[i + 1]! + plane[i + 2]! + plane[i + 3]!) / 16;
  }
  return out;
}
