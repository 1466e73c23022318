import type { Canvas } from "../canvas.ts";
import { CHROMA_WEIGHT, type LabColour } from "../colour.ts";
import type { Kernels, Lab } from "../kernels/kernels.ts";
import type { Busyness } from "../smooth/smooth.ts";
import { clusters, LIGHTNESS_WEIGHT } from "./clusters.ts";
import { mergeShading } from "./merge.ts";
import { dropSpecks } from "./specks.ts";

export type Entry = LabColour & { /** Pixels of the garment, its rim left out. */ area: number };

export type Palette = {
  /** The entry of each pixel, 255 outside the garment. */
  labels: Uint8Array;
  entries: Entry[];
};

/**
 * The few flat colours of the garment: clusters of the smoothed photo, joined where only the light
 * differs (DeCarlo & Santella 2002 draw such regions from a segmentation; the soft-edge test is ours).
 * @param even the smoothed photo. @param most entries before merging.
 */
export function palette(
  kernels: Kernels,
  photo: Lab,
  even: Lab,
  inside: Uint8Array,
  distance: Float32Array,
  { side, unit }: Canvas,
  busy: Busyness,
  most = 10,
): Palette {
  const centres = clusters(even, (i) => distance[i]! <= -3.5, most, busy > 0.3 ? 0.06 : 0.08);
  const scaled = kernels.floats(centres.length * 3);
  scaled.set(centres.flat());
  const first = kernels.bytes(inside.length);
  kernels.assign(even, inside, scaled, LIGHTNESS_WEIGHT, CHROMA_WEIGHT, first);
  const group = mergeShading(first, even, distance, side, scaled, busy);
  const count = Math.max(...group) + 1;
  let labels = kernels.bytes(first.length);
  for (let i = 0; i < first.length; i++) labels[i] = first[i] === 255 ? 255 : group[first[i]!]!;
  const apart = kernels.floats(count * count);
  apart.set(distances(labels, even, count));
  let other = kernels.bytes(first.length);
  for (let pass = busy > 0.3 ? 1 : 0; pass < 2; pass++) {
    kernels.majority(labels, side, side, busy > 0.3 ? 1 : 2, apart, other);
    [labels, other] = [other, labels];
  }
  dropSpecks(kernels, labels, side, (busy > 0.3 ? 10 : 18) * unit * unit);
  return { labels, entries: entries(labels, photo, even, distance, count) };
}

function distances(labels: Uint8Array, { L, a, b }: Lab, count: number): Float32Array {
  const sums = new Float64Array(count * 4);
  labels.forEach((k, i) => {
    if (k === 255) return;
    sums[k * 4]! += L[i]!;
    sums[k * 4 + 1]! += a[i]!;
    sums[k * 4 + 2]! += b[i]!;
    sums[k * 4 + 3]!++;
  });
  const mean = (k: number, c: number): number => sums[k * 4 + c]! / (sums[k * 4 + 3]! || 1);
  const out = new Float32Array(count * count);
  for (let p = 0; p < count; p++) {
    for (let q = 0; q < count; q++) {
      const chroma = Math.hypot(mean(p, 1) - mean(q, 1), mean(p, 2) - mean(q, 2));
      out[p * count + q] = Math.hypot(mean(p, 0) - mean(q, 0), CHROMA_WEIGHT * chroma);
    }
  }
  return out;
}

/** Each entry's colour: the mean of its lit part, since its folds are drawn in a darker tone. */
function entries(
  labels: Uint8Array,
  photo: Lab,
  even: Lab,
  distance: Float32Array,
  count: number,
): Entry[] {
  const histogram = new Float32Array(count * 256);
  const areas = new Float32Array(count);
  labels.forEach((k, i) => {
    if (k === 255 || distance[i]! > -2.5) return;
    histogram[k * 256 + Math.min(255, Math.max(0, (even.L[i]! * 256) | 0))]!++;
    areas[k]!++;
  });
  const bounds = Array.from({ length: count }, (_, k) => {
    const lightness = histogram.subarray(k * 256, (k + 1) * 256);
    return [quantile(lightness, areas[k]! * 0.35), quantile(lightness, areas[k]! * 0.92)] as const;
  });
  const sums = new Float64Array(count * 4);
  labels.forEach((k, i) => {
    if (k === 255) return;
    const large = areas[k]! > 40;
    const bin = (even.L[i]! * 256) | 0;
    const [low, high] = bounds[k]!;
    if (large && (distance[i]! > -2.5 || bin < low || bin > high)) return;
    sums[k * 4]! += even.L[i]!;
    sums[k * 4 + 1]! += photo.a[i]!;
    sums[k * 4 + 2]! += photo.b[i]!;
    sums[k * 4 + 3]!++;
  });
  return Array.from({ length: count }, (_, k) => {
    const n = sums[k * 4 + 3]! || 1;
    const [L, a, b] = [sums[k * 4]! / n, sums[k * 4 + 1]! / n, sums[k * 4 + 2]! / n];
    return { L, a, b, area: areas[k]! };
  });
}

function quantile(histogram: Float32Array, rank: number): number {
  let sum = 0;
  for (let bin = 0; bin < histogram.length; bin++) {
    sum += histogram[bin]!;
    if (sum >= rank) return bin;
  }
  return histogram.length - 1;
}
