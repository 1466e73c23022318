import type { Canvas } from "../canvas.ts";
import type { Kernels } from "../kernels/kernels.ts";
import type { Palette } from "../palette/palette.ts";
import { resampleField, whole } from "../resample.ts";
import { gaussian } from "../smooth/gaussian.ts";
import type { Cloth } from "../smooth/smooth.ts";

export const TONES = { lit: 0, fold: 1, rim: 2 } as const;

/** The light comes from the upper left: the rim lies this far from the lower right contour. */
const RIM = { x: 8, y: 10 };

/**
 * One darker tone for folds and a rim, as cel shading does (Decaudin 1996), from the lightness that
 * the flat colours leave over, low-passed: folds at sigma 4.4 px less the broad light at 72 px.
 * @param lightness of the smoothed photo. @returns a tone of TONES for each pixel.
 */
export function shade(
  kernels: Kernels,
  palette: Palette,
  lightness: Float32Array,
  distance: Float32Array,
  canvas: Canvas,
  { busy }: Cloth,
): Uint8Array {
  const dark = kernels.bytes(lightness.length);
  if (busy < 0.35) folds(kernels, palette, lightness, distance, canvas, dark);
  rim(palette.labels, distance, canvas, dark);
  return dark;
}

function folds(
  kernels: Kernels,
  { labels, entries }: Palette,
  lightness: Float32Array,
  distance: Float32Array,
  { side, unit }: Canvas,
  dark: Uint8Array,
): void {
  kernels.scope(() => {
    const half = side >> 1;
    const residual = kernels.floats(half * half);
    const there = kernels.floats(half * half);
    for (let y = 0; y < half; y++) {
      for (let x = 0; x < half; x++) {
        const i = 2 * y * side + 2 * x;
        if (labels[i] === 255 || distance[i]! > -1.5) continue;
        const rest = lightness[i]! - entries[labels[i]!]!.L;
        residual[y * half + x] = Math.min(0.12, Math.max(-0.16, rest));
        there[y * half + x] = 1;
      }
    }
    const fine = average(kernels, residual, there, half, 2.2 * unit);
    const broad = broadLight(kernels, residual, there, half, unit);
    for (let i = 0; i < fine.length; i++) fine[i]! -= 0.6 * broad[i]!;
    const limit = threshold(fine, there);
    const below = kernels.floats(half * half);
    for (let i = 0; i < fine.length; i++) below[i] = there[i] && fine[i]! < limit ? 1 : 0;
    kernels.blur(below, below, half, half, gaussian(kernels, 1.2 * unit));
    const field = { data: below, width: half, height: half };
    const soft = resampleField(kernels, field, whole(field), side, side);
    for (let i = 0; i < soft.length; i++) dark[i] = labels[i] !== 255 && soft[i]! > 0.5 ? 1 : 0;
  });
  clean(kernels, labels, dark, side, unit);
}

/** The mean of the known values around each pixel. */
function average(
  kernels: Kernels,
  values: Float32Array,
  there: Float32Array,
  side: number,
  sigma: number,
): Float32Array {
  const taps = gaussian(kernels, sigma);
  const sum = kernels.floats(values.length);
  const weight = kernels.floats(values.length);
  kernels.blur(values, sum, side, side, taps);
  kernels.blur(there, weight, side, side, taps);
  for (let i = 0; i < sum.length; i++) sum[i]! /= weight[i]! + 1e-4;
  return sum;
}

function broadLight(
  kernels: Kernels,
  values: Float32Array,
  there: Float32Array,
  side: number,
  unit: number,
): Float32Array {
  const quarter = side >> 2;
  const shrink = (plane: Float32Array): Float32Array => {
    const field = { data: plane, width: side, height: side };
    return quartered(kernels, field.data, side);
  };
  const data = average(kernels, shrink(values), shrink(there), quarter, 9 * unit);
  const field = { data, width: quarter, height: quarter };
  return resampleField(kernels, field, whole(field), side, side);
}

function quartered(kernels: Kernels, plane: Float32Array, side: number): Float32Array {
  const small = side >> 2;
  const out = kernels.floats(small * small);
  for (let i = 0; i < plane.length; i++) {
    const x = i % side;
    const y = (i - x) / side;
    out[(y >> 2) * small + (x >> 2)]! += plane[i]! / 16;
  }
  return out;
}

function threshold(values: Float32Array, there: Float32Array): number {
  let [sum, squares, count] = [0, 0, 0];
  values.forEach((v, i) => {
    if (!there[i]) return;
    sum += v;
    squares += v * v;
    count++;
  });
  const mean = sum / Math.max(1, count);
  const deviation = Math.sqrt(Math.max(0, squares / Math.max(1, count) - mean * mean));
  return mean - Math.max(0.02, deviation);
}

/** Drops small shadows and small lights within shadows. */
function clean(
  kernels: Kernels,
  labels: Uint8Array,
  dark: Uint8Array,
  side: number,
  unit: number,
): void {
  for (const [value, least] of [
    [1, 400],
    [0, 120],
  ] as const) {
    kernels.scope(() => {
      const parts = kernels.regions(dark, side, side);
      for (let i = 0; i < dark.length; i++) {
        const small = parts.areas[parts.labels[i]!]! < least * unit * unit;
        if (small && dark[i] === value && labels[i] !== 255) dark[i] = 1 - value;
      }
    });
  }
}

function rim(labels: Uint8Array, distance: Float32Array, canvas: Canvas, dark: Uint8Array): void {
  const { side, unit } = canvas;
  const dx = Math.round(RIM.x * unit);
  const dy = Math.round(RIM.y * unit);
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const i = y * side + x;
      if (labels[i] === 255 || distance[i]! < -14 * unit) continue;
      const beyond = x + dx >= side || y + dy >= side;
      if (beyond || labels[i + dy * side + dx] === 255) dark[i] = TONES.rim;
    }
  }
}
