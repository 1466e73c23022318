import { type Canvas, windowIn } from "../canvas.ts";
import { CHROMA_WEIGHT } from "../colour.ts";
import type { Pixels } from "../contract.ts";
import type { Kernels, Lab } from "../kernels/kernels.ts";
import { type Field, resampleField } from "../resample.ts";
import type { ColourModel } from "./graph-cut.ts";
import { box, gaussian } from "../smooth/gaussian.ts";

/** The refinement works at this side, whatever the sticker's. */
export const FINE = 256;
const RADIUS = 4;
const EPSILON = 8e-4;
/** Under it a colour is the background's: a dozen times likelier there. */
const BACKGROUND = -2.5;
/** Parts smaller than this share of the largest are dropped, smaller holes are filled. */
const SMALLEST_PART = 0.18;
const SMALLEST_HOLE = 0.006;
const SMALLEST_GAP = 0.004;

/**
 * Gives the coarse cut the edges of the photo under the canvas: a guided filter (He, Sun & Tang,
 * PAMI 2013) for each OKLab plane, the three answers weighed by the covariance that each explains.
 * @param photo under the canvas, FINE² pixels, colours as in the cut. @returns 0 to 1, FINE² values, small parts and holes gone.
 */
export function refine(
  kernels: Kernels,
  coarse: Float32Array,
  photo: Lab,
  colours: ColourModel,
): Float32Array {
  const sharp = guidedFilter(kernels, coarse, photo);
  const inside = kernels.bytes(sharp.length);
  for (let i = 0; i < inside.length; i++) inside[i] = sharp[i]! > 0.5 ? 1 : 0;
  tidy(kernels, inside, FINE);
  openGaps(kernels, inside, photo, colours);
  for (let i = 0; i < inside.length; i++) sharp[i] = inside[i]!;
  return sharp;
}

/** The canvas's part of a cut that covers the photo, softened to the canvas's own resolution. */
export function coarseCut(
  kernels: Kernels,
  cut: Field,
  photo: Pixels,
  canvas: Canvas,
): Float32Array {
  const soft = kernels.floats(cut.data.length);
  soft.set(cut.data);
  kernels.blur(soft, soft, cut.width, cut.height, gaussian(kernels, 1.2));
  const field = { ...cut, data: soft };
  return resampleField(kernels, field, windowIn(cut, photo, canvas), FINE, FINE, 0);
}

function guidedFilter(kernels: Kernels, mask: Float32Array, photo: Lab): Float32Array {
  const taps = box(kernels, RADIUS);
  const plane = (): Float32Array => kernels.floats(mask.length);
  const mean = (source: Float32Array, out = plane()): Float32Array => {
    kernels.blur(source, out, FINE, FINE, taps);
    return out;
  };
  const maskMean = mean(mask);
  const sum = plane();
  const weights = plane().fill(1e-9);
  for (const [guide, scale] of [
    [photo.L, 1],
    [photo.a, CHROMA_WEIGHT],
    [photo.b, CHROMA_WEIGHT],
  ] as const) {
    kernels.scope(() => {
      const work = plane();
      const guideMean = mean(guide);
      for (let i = 0; i < work.length; i++) work[i] = guide[i]! * guide[i]!;
      const square = mean(work);
      for (let i = 0; i < work.length; i++) work[i] = guide[i]! * mask[i]!;
      const product = mean(work);
      const slope = plane();
      const epsilon = EPSILON / scale ** 2;
      const offset = plane();
      for (let i = 0; i < work.length; i++) {
        const variance = square[i]! - guideMean[i]! * guideMean[i]! + epsilon;
        const covariance = product[i]! - guideMean[i]! * maskMean[i]!;
        slope[i] = covariance / variance;
        offset[i] = maskMean[i]! - slope[i]! * guideMean[i]!;
        work[i] = covariance * slope[i]!;
      }
      for (const part of [slope, offset, work]) mean(part, part);
      for (let i = 0; i < work.length; i++) {
        const weight = work[i]! + 1e-7;
        sum[i]! += weight * (slope[i]! * guide[i]! + offset[i]!);
        weights[i]! += weight;
      }
    });
  }
  for (let i = 0; i < sum.length; i++) sum[i]! /= weights[i]!;
  return sum;
}

/**
 * Gives back to the background what has its colour and lies open to it or is large: slits between
 * sleeve and body or between trouser legs, too thin for the cut. Small inner patches may be print.
 */
function openGaps(
  kernels: Kernels,
  inside: Uint8Array,
  { L, a, b }: Lab,
  colours: ColourModel,
): void {
  kernels.scope(() => {
    const gap = kernels.bytes(inside.length);
    for (let i = 0; i < gap.length; i++) {
      gap[i] = inside[i] && colours(L[i]!, a[i]!, b[i]!) < BACKGROUND ? 1 : 0;
    }
    const parts = kernels.regions(gap, FINE, FINE);
    const least = inside.reduce((sum, v) => sum + v, 0) * SMALLEST_GAP;
    const open = Uint8Array.from(parts.areas, (area) => (area >= least ? 1 : 0));
    for (let i = 2 * FINE; i < gap.length - 2 * FINE; i++) {
      if (!gap[i]) continue;
      const outside =
        !inside[i - 2] || !inside[i + 2] || !inside[i - 2 * FINE] || !inside[i + 2 * FINE];
      if (outside) open[parts.labels[i]!] = 1;
    }
    for (let i = 0; i < gap.length; i++) {
      if (gap[i] && open[parts.labels[i]!]) inside[i] = 0;
    }
  });
}

/** Keeps the large parts and closes pinholes, in place. */
function tidy(kernels: Kernels, inside: Uint8Array, side: number): void {
  kernels.scope(() => {
    const parts = kernels.regions(inside, side, side);
    const value = new Uint8Array(parts.areas.length);
    parts.labels.forEach((k, i) => (value[k] = inside[i]!));
    const largest = parts.areas.reduce((most, area, k) => (value[k] ? Math.max(most, area) : most));
    parts.areas.forEach((area, k) => {
      if (value[k] && area < largest * SMALLEST_PART) value[k] = 0;
      else if (!value[k] && !parts.atBorder[k] && area < largest * SMALLEST_HOLE) value[k] = 1;
    });
    parts.labels.forEach((k, i) => (inside[i] = value[k]!));
  });
}
