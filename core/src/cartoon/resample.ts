import type { Pixels } from "./contract.ts";
import type { Axis, Kernels } from "./kernels/kernels.ts";

/** A rectangle of the photo in its own pixels; it may reach beyond the photo, whose edge repeats. */
export type Window = { left: number; top: number; width: number; height: number };

type Filter = { radius: number; weigh: (x: number) => number };

const TRIANGLE: Filter = { radius: 1, weigh: (x) => Math.max(0, 1 - Math.abs(x)) };

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

/** A plane of the kernels over a whole picture, whatever its resolution. */
export type Field = { data: Float32Array; width: number; height: number };

/** Bilinear view of a field through a window in the field's own pixels; `outside` or the edge beyond. */
export function resampleField(
  kernels: Kernels,
  field: Field,
  window: Window,
  width: number,
  height: number,
  outside?: number,
): Float32Array {
  const out = kernels.floats(width * height);
  kernels.sample(field.data, field, window, width, height, out, outside);
  return out;
}
