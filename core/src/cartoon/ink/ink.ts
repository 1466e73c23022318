import type { Canvas } from "../canvas.ts";
import type { Kernels } from "../kernels/kernels.ts";
import type { Palette } from "../palette/palette.ts";
import { regions } from "../regions.ts";
import { box, gaussian } from "../smooth/gaussian.ts";
import type { Busyness } from "../smooth/smooth.ts";

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
  busy: Busyness,
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
    const strokes = kernels.floats(lightness.length);
    const drawn = kernels.bytes(lightness.length);
    for (let y = 4; y < side - 4; y++) {
      for (let x = 4; x < side - 4; x++) {
        const i = y * side + x;
        if (distance[i]! > -2.5 || dog[i]! > -weak * 0.35 || free[i]! <= 0.05) continue;
        strokes[i] = -along(dog, flow, side, x, y) * free[i]!;
        if (strokes[i]! > weak) drawn[i] = 1;
      }
    }
    const kept = longStrokes(drawn, strokes, side, strong, (busy > 0.3 ? 40 : 24) * unit, unit);
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

type Flow = { x: Float32Array; y: Float32Array };

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

/** The weighted mean of `dog` along the flow through (x, y). */
function along(dog: Float32Array, flow: Flow, side: number, x: number, y: number): number {
  const half = side >> 1;
  const start = (y >> 1) * half + (x >> 1);
  let sum = dog[y * side + x]!;
  let weights = 1;
  for (let sign = -1; sign <= 1; sign += 2) {
    let px = x + 0.5;
    let py = y + 0.5;
    let ux = flow.x[start]! * sign;
    let uy = flow.y[start]! * sign;
    for (let step = 1; step <= REACH; step++) {
      px += ux;
      py += uy;
      if (px < 1 || py < 1 || px >= side - 1 || py >= side - 1) break;
      const weight = 1 - step / (REACH + 2);
      sum += dog[(py | 0) * side + (px | 0)]! * weight;
      weights += weight;
      const k = ((py | 0) >> 1) * half + ((px | 0) >> 1);
      const turn = flow.x[k]! * ux + flow.y[k]! * uy < 0 ? -1 : 1;
      ux = flow.x[k]! * turn;
      uy = flow.y[k]! * turn;
    }
  }
  return sum / weights;
}

/** Strokes that are long and somewhere strong. */
function longStrokes(
  drawn: Uint8Array,
  strokes: Float32Array,
  side: number,
  strong: number,
  least: number,
  unit: number,
): Uint8Array {
  const parts = regions(drawn, side, side, 1);
  const count = parts.areas.length;
  const peaks = new Int32Array(count);
  const left = new Int32Array(count).fill(side);
  const right = new Int32Array(count).fill(-1);
  const top = new Int32Array(count).fill(side);
  const bottom = new Int32Array(count).fill(-1);
  parts.labels.forEach((k, i) => {
    if (!k) return;
    const x = i % side;
    const y = (i - x) / side;
    if (strokes[i]! > strong) peaks[k]!++;
    left[k] = Math.min(left[k]!, x);
    right[k] = Math.max(right[k]!, x);
    top[k] = Math.min(top[k]!, y);
    bottom[k] = y;
  });
  return drawn.map((_, i) => {
    const k = parts.labels[i]!;
    if (!k || peaks[k]! < 12 * unit) return 0;
    return Math.hypot(right[k]! - left[k]!, bottom[k]! - top[k]!) >= least ? 1 : 0;
  });
}
