import type { Canvas } from "../canvas.ts";
import { CHROMA_WEIGHT, difference, type LabColour } from "../colour.ts";
import type { Kernels, Lab } from "../kernels/kernels.ts";
import type { Cloth } from "../smooth/smooth.ts";
import { clusters, LIGHTNESS_WEIGHT } from "./clusters.ts";
import { joinRegions } from "./join.ts";
import { mergeShading } from "./merge.ts";

export type Entry = LabColour & { /** Pixels of the garment, its rim left out. */ area: number };

export type Palette = {
  /** The entry of each pixel, 255 outside the garment. */
  labels: Uint8Array;
  entries: Entry[];
  /** So many entries are cloth; each of those after them is print on cloth k % cloths. */
  cloths: number;
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
  { sheet, fine }: Canvas,
  { busy }: Cloth,
  most = 10,
): Palette {
  const { width, height } = sheet;
  const centres = clusters(kernels, even, distance, sheet, most, busy > 0.3 ? 0.06 : 0.08);
  const scaled = kernels.floats(centres.length * 3);
  scaled.set(centres.flat());
  const first = kernels.bytes(inside.length);
  kernels.assign(even, inside, scaled, LIGHTNESS_WEIGHT, CHROMA_WEIGHT, first);
  const group = mergeShading(kernels, first, photo, distance, sheet, scaled, busy);
  const count = Math.max(...group) + 1;
  let labels = kernels.bytes(first.length);
  kernels.renumber(first, group, labels);
  const apart = distances(kernels, kernels.sums(labels, even, distance, Infinity, count));
  let other = kernels.bytes(first.length);
  for (let pass = busy > 0.3 ? 1 : 0; pass < 2; pass++) {
    kernels.majority(labels, width, height, 2, apart, other);
    [labels, other] = [other, labels];
  }
  joinRegions(kernels, labels, photo, sheet, apart, fine);
  const sums = kernels.sums(labels, photo, distance, -2.5, count);
  const entries = Array.from({ length: count }, (_, k) => entryOf(sums, k));
  return { labels, entries, cloths: count };
}

/** @param sums of `Kernels.sums` */
export function entryOf(sums: Float32Array, k: number): Entry {
  const area = sums[k * 4 + 3]!;
  const mean = (c: number): number => sums[k * 4 + c]! / Math.max(1, area);
  return { L: mean(0), a: mean(1), b: mean(2), area };
}

function distances(kernels: Kernels, sums: Float32Array): Float32Array {
  const count = sums.length / 4;
  const out = kernels.floats(count * count);
  for (let p = 0; p < count; p++) {
    for (let q = 0; q < count; q++)
      out[p * count + q] = difference(entryOf(sums, p), entryOf(sums, q));
  }
  return out;
}
