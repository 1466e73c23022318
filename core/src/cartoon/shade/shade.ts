import type { Canvas } from "../canvas.ts";
import type { Kernels } from "../kernels/kernels.ts";
import type { Palette } from "../palette/palette.ts";
import { resampleField, whole } from "../resample.ts";
import { average, broadAverage } from "../smooth/average.ts";
import { gaussian } from "../smooth/gaussian.ts";
import type { Cloth } from "../smooth/smooth.ts";

export const TONES = { lit: 0, fold: 1, rim: 2 } as const;

/** The light comes from the upper left: the rim lies this far from the lower right contour, and no deeper. */
const RIM = { x: 4, y: 4, depth: -14 };

/**
 * One darker tone for folds and a rim, as cel shading does (Decaudin 1996), from the lightness that
 * the flat colours leave over, low-passed: folds at sigma 6.4 px less the broad light at 72 px.
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
  const { width, height } = canvas.sheet;
  const [dx, dy] = [Math.round(RIM.x * canvas.unit), Math.round(RIM.y * canvas.unit)];
  const look = { dx, dy, limit: RIM.depth * canvas.unit, value: TONES.rim };
  kernels.rim(palette.labels, distance, width, height, look, dark);
  return dark;
}

function folds(
  kernels: Kernels,
  { labels, entries }: Palette,
  lightness: Float32Array,
  distance: Float32Array,
  { sheet, unit }: Canvas,
  dark: Uint8Array,
): void {
  const { width, height } = sheet;
  kernels.scope(() => {
    const [w, h] = [width >> 1, height >> 1];
    const residual = kernels.floats(w * h);
    const there = kernels.floats(w * h);
    const flat = Float32Array.from(entries, ({ L }) => L);
    for (let y = 0; y < h; y++) {
      for (let x = 0; x < w; x++) {
        const i = 2 * y * width + 2 * x;
        if (labels[i] === 255 || distance[i]! > -1.5) continue;
        const rest = lightness[i]! - flat[labels[i]!]!;
        residual[y * w + x] = Math.min(0.12, Math.max(-0.16, rest));
        there[y * w + x] = 1;
      }
    }
    const known = { values: residual, there, width: w, height: h };
    const fine = average(kernels, known, 3.2 * unit);
    const broad = broadAverage(kernels, known, 36 * unit);
    for (let i = 0; i < fine.length; i++) fine[i]! -= 0.6 * broad[i]!;
    const limit = threshold(fine, there);
    const below = kernels.floats(w * h);
    for (let i = 0; i < fine.length; i++) below[i] = there[i] && fine[i]! < limit ? 1 : 0;
    kernels.blur(below, below, w, h, gaussian(kernels, 2 * unit));
    const field = { data: below, width: w, height: h };
    const soft = resampleField(kernels, field, whole(field), width, height);
    kernels.above(soft, 0.5, 1, dark);
    for (let i = 0; i < dark.length; i++) if (labels[i] === 255) dark[i] = 0;
  });
  clean(kernels, dark, sheet, unit);
}

function threshold(values: Float32Array, there: Float32Array): number {
  let [sum, squares, count] = [0, 0, 0];
  for (let i = 0; i < values.length; i++) {
    if (!there[i]) continue;
    sum += values[i]!;
    squares += values[i]! * values[i]!;
    count++;
  }
  const mean = sum / Math.max(1, count);
  const deviation = Math.sqrt(Math.max(0, squares / Math.max(1, count) - mean * mean));
  return mean - Math.max(0.03, deviation);
}

/** Drops small shadows and small lights within shadows. */
function clean(
  kernels: Kernels,
  dark: Uint8Array,
  { width, height }: { width: number; height: number },
  unit: number,
): void {
  for (const [instead, least] of [
    [0, 1800],
    [1, 600],
  ] as const) {
    kernels.scope(() => {
      const { labels, areas } = kernels.regions(dark, width, height);
      const values = kernels.bytes(areas.length);
      areas.forEach((area, k) => (values[k] = area < least * unit * unit ? instead : 255));
      kernels.repaint(dark, labels, values);
    });
  }
}
