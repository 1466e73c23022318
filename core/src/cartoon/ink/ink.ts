import type { Canvas } from "../canvas.ts";
import type { Flow, Kernels } from "../kernels/kernels.ts";
import type { Palette } from "../palette/palette.ts";
import { box, gaussian } from "../smooth/gaussian.ts";
import type { Cloth } from "../smooth/smooth.ts";

/** Steps that a stroke is followed each way. */
const REACH = 7;

/**
 * Lines along seams and folds: difference of Gaussians 1.4 / 2.6 px (Winnemöller, Olsen & Gooch
 * 2006), averaged along the flow of the structure tensor (Kang, Lee & Chui 2007), with hysteresis.
 * Suppressed where the palette already draws an edge; finer on dark cloth.
 * @param lightness of the photo. @returns 0 to 1 a pixel.
 */
export function ink(
  kernels: Kernels,
  palette: Palette,
  lightness: Float32Array,
  distance: Float32Array,
  canvas: Canvas,
  { busy }: Cloth,
): Float32Array {
  const { side, unit } = canvas;
  const out = kernels.floats(lightness.length);
  kernels.scope(() => {
    const dog = differenceOfGaussians(kernels, lightness, side, unit);
    const flow = tangents(kernels, lightness, side);
    const free = freeOfPrint(kernels, palette.labels, side, unit);
    const scale = lineScale(palette) * (busy < 0.03 ? 0.75 : 1);
    const weak = 0.0112 * scale;
    const strong = 0.0217 * scale;
    const marked = kernels.bytes(lightness.length);
    for (let i = 0; i < marked.length; i++) {
      const near = distance[i]! <= -2.5 && dog[i]! <= -weak * 0.35;
      marked[i] = near && free[i]! > 0.05 ? 1 : 0;
    }
    const strokes = kernels.floats(lightness.length);
    kernels.alongFlow(dog, flow, marked, side, REACH, strokes);
    for (let i = 0; i < strokes.length; i++) {
      strokes[i]! *= -free[i]!;
      marked[i] = strokes[i]! > weak ? 1 : 0;
    }
    const kept = longStrokes(
      kernels,
      marked,
      strokes,
      side,
      strong,
      (busy > 0.3 ? 48 : 30) * unit,
      unit,
    );
    for (let i = 0; i < out.length; i++) {
      if (!kept[i]) continue;
      out[i] = Math.min(1, Math.max(0, (strokes[i]! - weak * 0.8) / (weak * 0.9)));
    }
  });
  return out;
}

function differenceOfGaussians(
  kernels: Kernels,
  lightness: Float32Array,
  side: number,
  unit: number,
): Float32Array {
  const fine = kernels.floats(lightness.length);
  const broad = kernels.floats(lightness.length);
  kernels.blur(lightness, fine, side, side, gaussian(kernels, 1.4 * unit));
  kernels.blur(lightness, broad, side, side, gaussian(kernels, 2.6 * unit));
  for (let i = 0; i < fine.length; i++) fine[i]! -= broad[i]!;
  return fine;
}

/** Unit vectors along the edges, at half the resolution: the minor eigenvector of the structure tensor. */
function tangents(kernels: Kernels, lightness: Float32Array, side: number): Flow {
  const half = side >> 1;
  const plane = (): Float32Array => kernels.floats(half * half);
  const small = plane();
  for (let y = 0; y < half; y++) {
    for (let x = 0; x < half; x++) {
      const i = 2 * y * side + 2 * x;
      const upper = lightness[i]! + lightness[i + 1]!;
      small[y * half + x] = (upper + lightness[i + side]! + lightness[i + side + 1]!) / 4;
    }
  }
  const [e, f, g] = [plane(), plane(), plane()];
  for (let y = 1; y < half - 1; y++) {
    for (let x = 1; x < half - 1; x++) {
      const i = y * half + x;
      const column = (j: number): number => small[j - half]! + 2 * small[j]! + small[j + half]!;
      const row = (j: number): number => small[j - 1]! + 2 * small[j]! + small[j + 1]!;
      const gx = column(i + 1) - column(i - 1);
      const gy = row(i + half) - row(i - half);
      e[i] = gx * gx;
      f[i] = gx * gy;
      g[i] = gy * gy;
    }
  }
  const taps = gaussian(kernels, 1.6);
  for (const part of [e, f, g]) kernels.blur(part, part, half, half, taps);
  for (let i = 0; i < e.length; i++) {
    const spread = Math.sqrt((e[i]! - g[i]!) ** 2 + 4 * f[i]! ** 2);
    const tx = 0.5 * (e[i]! + g[i]! - spread) - g[i]!;
    const ty = f[i]!;
    const length = Math.sqrt(tx * tx + ty * ty);
    e[i] = length < 1e-12 ? 1 : tx / length;
    f[i] = length < 1e-12 ? 0 : ty / length;
  }
  return { x: e, y: f };
}

/** 1 away from borders of the palette, down to 0 and below where print has many of them. */
function freeOfPrint(
  kernels: Kernels,
  labels: Uint8Array,
  side: number,
  unit: number,
): Float32Array {
  const borders = kernels.floats(labels.length);
  for (let i = side; i < labels.length - side; i++) {
    const mine = labels[i]!;
    if (mine === 255) continue;
    const [right, below] = [labels[i + 1]!, labels[i + side]!];
    if ((right !== mine && right !== 255) || (below !== mine && below !== 255)) borders[i] = 1;
  }
  kernels.blur(borders, borders, side, side, box(kernels, Math.round(3 * unit)));
  for (let i = 0; i < borders.length; i++) borders[i] = 1 - borders[i]! * 7;
  return borders;
}

/** Dark cloth shows less contrast, so its lines count from a lower step on. */
function lineScale({ entries }: Palette): number {
  const area = entries.reduce((sum, entry) => sum + entry.area, 0);
  const light = entries.reduce((sum, entry) => sum + entry.L * entry.area, 0) / Math.max(1, area);
  return Math.max(0.62, Math.min(1, 0.4 + (area ? light : 0.5)));
}

/** Strokes that are long and somewhere strong. */
function longStrokes(
  kernels: Kernels,
  drawn: Uint8Array,
  strokes: Float32Array,
  side: number,
  strong: number,
  least: number,
  unit: number,
): Uint8Array {
  const parts = kernels.regions(drawn, side, side);
  const count = parts.areas.length;
  const peaks = new Int32Array(count);
  const left = new Int32Array(count).fill(side);
  const right = new Int32Array(count).fill(-1);
  const top = new Int32Array(count).fill(side);
  const bottom = new Int32Array(count).fill(-1);
  for (let i = 0; i < drawn.length; i++) {
    if (!drawn[i]) continue;
    const k = parts.labels[i]!;
    const x = i % side;
    const y = (i - x) / side;
    if (strokes[i]! > strong) peaks[k]!++;
    left[k] = Math.min(left[k]!, x);
    right[k] = Math.max(right[k]!, x);
    top[k] = Math.min(top[k]!, y);
    bottom[k] = y;
  }
  const keeps = Uint8Array.from(peaks, (peak, k) => {
    const long = Math.hypot(right[k]! - left[k]!, bottom[k]! - top[k]!) >= least;
    return peak >= 12 * unit && long ? 1 : 0;
  });
  for (let i = 0; i < drawn.length; i++) drawn[i]! &= keeps[parts.labels[i]!]!;
  return drawn;
}
