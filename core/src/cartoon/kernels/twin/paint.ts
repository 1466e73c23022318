import type { Kernels, Lab, Paint } from "../kernels.ts";

const clamp = (value: number, low: number, high: number): number =>
  value < low ? low : value > high ? high : value;

export const assign: Kernels["assign"] = (lab, inside, centres, scaleL, scaleAb, out) => {
  for (let i = 0; i < inside.length; i++) {
    out[i] = 255;
    if (!inside[i]) continue;
    let best = Infinity;
    for (let k = 0; k * 3 < centres.length; k++) {
      const dl = lab.L[i]! * scaleL - centres[k * 3]!;
      const da = lab.a[i]! * scaleAb - centres[k * 3 + 1]!;
      const db = lab.b[i]! * scaleAb - centres[k * 3 + 2]!;
      const d = dl * dl + da * da + db * db;
      if (d < best) {
        best = d;
        out[i] = k;
      }
    }
  }
};

export const compose: Kernels["compose"] = (paint, width, height, out, start, stride) => {
  const { distance: far, outlineWidth, borderWidth, outline } = paint;
  const edge = outlineWidth + borderWidth;
  const pixel = new Float32Array(3);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      const d = far[i]!;
      if (d > edge) continue;
      if (paint.fill[i] === 255) pixel.set(outline);
      else fillPixel(paint, width, i, pixel);
      mix(pixel, outline, clamp(d + 1.7, 0, 1));
      mix(pixel, WHITE, clamp(d - outlineWidth + 0.5, 0, 1));
      const at = start + (y * stride + x) * 4;
      for (let c = 0; c < 3; c++) out[at + c] = pixel[c]! + 0.5;
      out[at + 3] = clamp(edge - d, 0, 1) * 255;
    }
  }
};

const WHITE = [255, 255, 255] as const;

function mix(pixel: Float32Array, to: ArrayLike<number>, share: number): void {
  for (let c = 0; c < 3; c++) pixel[c]! += (to[c]! - pixel[c]!) * share;
}

/** The fill, under a 3×3 tent on the corners of another entry's steps, then the ink. */
function fillPixel(paint: Paint, width: number, i: number, pixel: Float32Array): void {
  const { fill, ink, colours, perEntry } = paint;
  const mine = fill[i]!;
  const entryAt = (j: number): number => (fill[j]! / perEntry) | 0;
  const other = (step: number): boolean =>
    entryAt(i - step) !== entryAt(i) || entryAt(i + step) !== entryAt(i);
  if (other(1) && other(width)) tent(paint, width, i, pixel);
  else pixel.set(colours.subarray(mine * 4, mine * 4 + 3));
  const around = ink[i - 1]! + ink[i + 1]! + ink[i - width]! + ink[i + width]!;
  const stroke = (paint.inkAt + mine) * 4;
  mix(pixel, colours.subarray(stroke, stroke + 3), (ink[i]! * 2 + around * 0.5) * 0.225);
}

function tent({ fill, colours }: Paint, width: number, i: number, pixel: Float32Array): void {
  pixel.fill(0);
  let total = 0;
  for (let dy = -1; dy <= 1; dy++) {
    for (let dx = -1; dx <= 1; dx++) {
      const k = fill[i + dy * width + dx]!;
      if (k === 255) continue;
      const weight = (2 - Math.abs(dx)) * (2 - Math.abs(dy));
      for (let c = 0; c < 3; c++) pixel[c]! += colours[k * 4 + c]! * weight;
      total += weight;
    }
  }
  for (let c = 0; c < 3; c++) pixel[c]! /= total;
}

export const histogram: Kernels["histogram"] = (lab, distance, width, height, limit, cells) => {
  const out = new Float32Array(cells.L * cells.ab ** 2 * 4);
  const held = (v: number, most: number): number => Math.min(most - 1, Math.max(0, v | 0));
  const scale = cells.ab / (2 * cells.spanAb);
  for (let y = 0; y < height; y++) {
    for (let x = y & 1; x < width; x += 2) {
      const i = y * width + x;
      if (distance[i]! > limit) continue;
      const a = held((lab.a[i]! + cells.spanAb) * scale, cells.ab);
      const b = held((lab.b[i]! + cells.spanAb) * scale, cells.ab);
      const at = ((held(lab.L[i]! * cells.L, cells.L) * cells.ab + a) * cells.ab + b) * 4;
      out[at]! += lab.L[i]!;
      out[at + 1]! += lab.a[i]!;
      out[at + 2]! += lab.b[i]!;
      out[at + 3]!++;
    }
  }
  return out;
};

export const rim: Kernels["rim"] = (labels, distance, width, height, look, out) => {
  const { dx, dy, limit, value } = look;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (labels[i] === 255 || distance[i]! < limit) continue;
      const beyond = x + dx >= width || y + dy >= height;
      if (beyond || labels[i + dy * width + dx] === 255) out[i] = value;
    }
  }
};

export const present: Kernels["present"] = (plane) => {
  const out = new Uint8Array(256);
  for (let i = 0; i < plane.length; i++) out[plane[i]!] = 1;
  return out;
};

export const renumber: Kernels["renumber"] = (labels, table, out) => {
  for (let i = 0; i < labels.length; i++) out[i] = table[labels[i]!] ?? 255;
};

export const fillNumbers: Kernels["fillNumbers"] = (labels, tones, perEntry, out) => {
  for (let i = 0; i < out.length; i++) {
    out[i] = labels[i] === 255 ? 255 : labels[i]! * perEntry + tones[i]!;
  }
};

export const sums: Kernels["sums"] = (labels, lab, distance, limit, count) => {
  const out = new Float32Array(count * 4);
  for (let i = 0; i < labels.length; i++) {
    const k = labels[i]!;
    if (k === 255 || distance[i]! > limit) continue;
    out[k * 4]! += lab.L[i]!;
    out[k * 4 + 1]! += lab.a[i]!;
    out[k * 4 + 2]! += lab.b[i]!;
    out[k * 4 + 3]!++;
  }
  return out;
};

export const sharedEdges: Kernels["sharedEdges"] = (
  labels,
  lab,
  distance,
  width,
  height,
  limit,
  span,
  centres,
  scaleL,
  scaleAb,
) => {
  const count = centres.length / 3;
  const out = new Float32Array(count * count * 2);
  for (let y = span + 1; y < height - span - 2; y++) {
    for (let x = span + 1; x < width - span - 2; x++) {
      const i = y * width + x;
      const one = labels[i]!;
      if (one === 255 || distance[i]! > limit) continue;
      for (const next of [1, width]) {
        const two = labels[i + next]!;
        if (two === 255 || two === one) continue;
        const pair = Math.min(one, two) * count + Math.max(one, two);
        const line = { start: i - span * next, next, length: 2 * span + 2 };
        out[pair * 2]! += rise(lab, line, centres, one, two, scaleL, scaleAb);
        out[pair * 2 + 1]!++;
      }
    }
  }
  return out;
};

function rise(
  { L, a, b }: Lab,
  line: { start: number; next: number; length: number },
  centres: Float32Array,
  one: number,
  two: number,
  scaleL: number,
  scaleAb: number,
): number {
  const ux = centres[two * 3]! - centres[one * 3]!;
  const uy = centres[two * 3 + 1]! - centres[one * 3 + 1]!;
  const uz = centres[two * 3 + 2]! - centres[one * 3 + 2]!;
  let low = Infinity;
  let high = -Infinity;
  for (let t = 0; t < line.length; t++) {
    const j = line.start + t * line.next;
    const along = L[j]! * scaleL * ux + (a[j]! * uy + b[j]! * uz) * scaleAb;
    low = Math.min(low, along);
    high = Math.max(high, along);
  }
  return Math.min(1.2, (high - low) / (ux * ux + uy * uy + uz * uz + 1e-5));
}
