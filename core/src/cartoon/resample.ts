import type { Pixels } from "./contract.ts";
import type { Axis, Kernels } from "./kernels/kernels.ts";

/** A rectangle of the photo in its own pixels; it may reach beyond the photo, whose edge repeats. */
export type Window = { left: number; top: number; width: number; height: number };

type Filter = { radius: number; weigh: (x: number) => number };

export const TRIANGLE: Filter = { radius: 1, weigh: (x) => Math.max(0, 1 - Math.abs(x)) };

/** Keys 1981, a = -0.5. */
export const CUBIC: Filter = {
  radius: 2,
  weigh: (x) => {
    const t = Math.abs(x);
    if (t < 1) return (1.5 * t - 2.5) * t * t + 1;
    return t < 2 ? ((-0.5 * t + 2.5) * t - 4) * t + 2 : 0;
  },
};

export const whole = ({ width, height }: { width: number; height: number }): Window => ({
  left: 0,
  top: 0,
  width,
  height,
});

/**
 * Resizes a window of the photo, transparent pixels over white. The filter widens as it shrinks, so
 * that no source pixel is skipped.
 * @returns sRGB 0 to 255, four floats a pixel, the fourth without meaning.
 */
export function resample(
  kernels: Kernels,
  photo: Pixels,
  window: Window,
  width: number,
  height: number,
  filter: Filter = TRIANGLE,
): Float32Array {
  const out = kernels.floats(width * height * 4);
  kernels.scope(() => {
    const across = axis(kernels, window.left, window.width, photo.width, width, filter);
    const down = axis(kernels, window.top, window.height, photo.height, height, filter);
    const start = across.first.reduce((least, v) => Math.min(least, v), photo.width);
    const end = across.first.reduce((most, v) => Math.max(most, v), 0) + across.taps;
    across.first.forEach((v, i) => (across.first[i] = v - start));
    const source = kernels.floats((end - start) * 4);
    const ring = Array.from({ length: down.taps }, () => kernels.floats(width * 4));
    let read = down.first[0]!;
    for (let y = 0; y < height; y++) {
      const first = down.first[y]!;
      for (read = Math.max(read, first); read < first + down.taps; read++) {
        readRow(photo, read, start, end, source);
        kernels.resampleRow(source, across, ring[read % down.taps]!);
      }
      const row = out.subarray(y * width * 4, (y + 1) * width * 4);
      for (let t = 0; t < down.taps; t++) {
        const weight = down.weights[y * down.taps + t]!;
        if (weight) kernels.addRow(row, ring[(first + t) % down.taps]!, weight);
      }
    }
  });
  return out;
}

function axis(
  kernels: Kernels,
  from: number,
  span: number,
  source: number,
  length: number,
  filter: Filter,
): Axis {
  const step = span / length;
  const stretch = Math.max(1, step);
  const wanted = Math.ceil(2 * filter.radius * stretch) + 1;
  const taps = Math.min(source, wanted);
  const first = kernels.ints(length);
  const weights = kernels.floats(length * taps);
  for (let i = 0; i < length; i++) {
    const centre = from + (i + 0.5) * step;
    const low = Math.ceil(centre - filter.radius * stretch - 0.5);
    first[i] = Math.min(Math.max(low, 0), source - taps);
    let sum = 0;
    for (let t = 0; t < wanted; t++) {
      const weight = filter.weigh((low + t + 0.5 - centre) / stretch);
      const held = Math.min(Math.max(low + t, 0), source - 1);
      weights[i * taps + held - first[i]!]! += weight;
      sum += weight;
    }
    for (let t = 0; t < taps; t++) weights[i * taps + t]! /= sum;
  }
  return { first, weights, taps, length };
}

function readRow(photo: Pixels, y: number, start: number, end: number, row: Float32Array): void {
  const { data, width, channels } = photo;
  let p = (y * width + start) * channels;
  for (let x = start, q = 0; x < end; x++, p += channels, q += 4) {
    const cover = channels === 4 ? data[p + 3]! / 255 : 1;
    const paper = 255 * (1 - cover);
    row[q] = data[p]! * cover + paper;
    row[q + 1] = data[p + 1]! * cover + paper;
    row[q + 2] = data[p + 2]! * cover + paper;
  }
}

/** A plane over a whole picture, whatever its resolution. */
export type Field = { data: Float32Array; width: number; height: number };

/** Bilinear view of a field through a window in the field's own pixels; `outside` beyond it. */
export function resampleField(
  kernels: Kernels,
  field: Field,
  window: Window,
  width: number,
  height: number,
  outside?: number,
): Float32Array {
  const out = kernels.floats(width * height);
  sampleField(field, window, width, height, (i, v) => (out[i] = v), outside);
  return out;
}

/** As `resampleField`, for results that the kernels' memory need not hold. */
export function sampleField(
  field: Field,
  window: Window,
  width: number,
  height: number,
  put: (pixel: number, value: number) => void,
  outside?: number,
): void {
  const across = steps(window.left, window.width, field.width, width);
  const down = steps(window.top, window.height, field.height, height);
  for (let y = 0; y < height; y++) {
    const upper = down.at[y]! * field.width;
    const lower = Math.min(down.at[y]! + 1, field.height - 1) * field.width;
    const fy = down.share[y]!;
    for (let x = 0; x < width; x++) {
      if (outside !== undefined && (across.beyond[x] || down.beyond[y])) {
        put(y * width + x, outside);
        continue;
      }
      const left = across.at[x]!;
      const right = Math.min(left + 1, field.width - 1);
      const fx = across.share[x]!;
      const above = field.data[upper + left]! * (1 - fx) + field.data[upper + right]! * fx;
      const below = field.data[lower + left]! * (1 - fx) + field.data[lower + right]! * fx;
      put(y * width + x, above + (below - above) * fy);
    }
  }
}

function steps(from: number, span: number, source: number, length: number) {
  const at = new Int32Array(length);
  const share = new Float32Array(length);
  const beyond = new Uint8Array(length);
  for (let i = 0; i < length; i++) {
    const centre = from + ((i + 0.5) * span) / length - 0.5;
    beyond[i] = centre < -0.5 || centre > source - 0.5 ? 1 : 0;
    const held = Math.min(Math.max(centre, 0), source - 1);
    at[i] = Math.floor(held);
    share[i] = held - at[i]!;
  }
  return { at, share, beyond };
}
