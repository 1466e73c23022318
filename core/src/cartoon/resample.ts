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
  const out = kernels.room(width * height * 4);
  kernels.scope(() => {
    const across = axis(kernels, window.left, window.width, photo.width, width, filter);
    const down = axis(kernels, window.top, window.height, photo.height, height, filter);
    const start = across.first.reduce((least, v) => Math.min(least, v), photo.width);
    const end = across.first.reduce((most, v) => Math.max(most, v), 0) + across.taps;
    across.first.forEach((v, i) => (across.first[i] = v - start));
    const bytes = kernels.bytes((end - start) * 3 + 1);
    const source = kernels.floats((end - start) * 4);
    const ring = kernels.floats(down.taps * width * 4);
    const line = (buffer: Float32Array, y: number): Float32Array =>
      buffer.subarray(y * width * 4, (y + 1) * width * 4);
    const weights = kernels.floats(down.taps);
    let read = down.first[0]!;
    for (let y = 0; y < height; y++) {
      const first = down.first[y]!;
      for (read = Math.max(read, first); read < first + down.taps; read++) {
        readRow(photo, read, start, end, bytes);
        kernels.unpackRow(bytes, end - start, source);
        kernels.resampleRow(source, across, line(ring, read % down.taps));
      }
      for (let t = 0; t < down.taps; t++) {
        weights[(first + t) % down.taps] = down.weights[y * down.taps + t]!;
      }
      kernels.mixRows(ring, weights, line(out, y));
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

function readRow(photo: Pixels, y: number, start: number, end: number, row: Uint8Array): void {
  const { data, width, channels } = photo;
  const from = (y * width + start) * channels;
  if (channels === 3) {
    row.set(data.subarray(from, from + (end - start) * 3));
    return;
  }
  for (let p = from, q = 0; q < (end - start) * 3; p += 4, q += 3) {
    const cover = data[p + 3]! / 255;
    const paper = 255 * (1 - cover) + 0.5;
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
  const out = kernels.room(width * height);
  kernels.sample(field.data, field, window, width, height, out, outside);
  return out;
}

/** A field over a part of the photo. */
export type Cut = Field & { /** In the photo's pixels. */ over: Window };

/** A cut through a window of the photo; 0 beyond the cut. */
export function view(
  kernels: Kernels,
  { over, ...field }: Cut,
  { left, top, ...size }: Window,
  width: number,
  height: number,
): Float32Array {
  const [sx, sy] = [field.width / over.width, field.height / over.height];
  const window = {
    left: (left - over.left) * sx,
    top: (top - over.top) * sy,
    width: size.width * sx,
    height: size.height * sy,
  };
  return resampleField(kernels, field, window, width, height, 0);
}
