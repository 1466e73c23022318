import { CHROMA_IN_STEP } from "../colour.ts";
import type { Kernels, Lab } from "../kernels/kernels.ts";

/** What a pixel of soft border is worth, in pixels of area times squared difference of colour. */
const SOFT_BORDER = 0.065;
/** A step of the photo that shows a border clearly. */
const CLEAR = 0.11;
/** Regions under so many pixels are specks, down to three tenths of it the more they differ than `ALIKE`. */
const SPECK = 30;
const SMALLEST = 0.3;
const ALIKE = 0.12;

/**
 * Gives to a neighbour, in place, what is not worth its border: specks, the smaller the more they stand
 * out, and regions that cost less colour than the soft part of their border costs flatness. That is
 * region merging after Mumford & Shah (Koepfler, Lopez & Morel 1994), counting only such border as the
 * photo hardly shows, so that shade becomes fewer, larger shapes while print keeps its edges.
 * @param apart the distance of the colours of two labels, row by row. @param fine see `Canvas`.
 */
export function joinRegions(
  kernels: Kernels,
  labels: Uint8Array,
  photo: Lab,
  { width, height }: { width: number; height: number },
  apart: Float32Array,
  fine: number,
): void {
  const count = Math.sqrt(apart.length);
  kernels.scope(() => {
    const parts = kernels.regions(labels, width, height);
    const look = { reach: Math.round(fine), clear: CLEAR, chromaWeight: CHROMA_IN_STEP };
    const borders = kernels.borders(labels, photo, width, height, parts, count, look);
    const heirs = kernels.bytes(parts.areas.length).fill(255);
    const own = parts.values;
    for (let k = 1; k < heirs.length; k++) {
      if (own[k] === 255) continue;
      const around = borders.subarray(k * count * 2, (k + 1) * count * 2);
      const colours = apart.subarray(own[k]! * count, (own[k]! + 1) * count);
      heirs[k] = heir(around, colours, parts.areas[k]!, fine);
    }
    kernels.repaint(labels, parts.labels, heirs);
  });
}

/** @returns the label that a region goes to, 255 where it stays. */
function heir(around: Float32Array, colours: Float32Array, area: number, fine: number): number {
  const most = argmax(colours.length, (k) => around[2 * k]!);
  if (most === 255) return 255;
  const outstanding = Math.max(SMALLEST, Math.min(1, (ALIKE / colours[most]!) ** 2));
  if (area < SPECK * fine * fine * outstanding) return most;
  const gain = (k: number): number =>
    SOFT_BORDER * fine * around[2 * k + 1]! - area * colours[k]! ** 2;
  return argmax(colours.length, (k) => (around[2 * k] ? gain(k) : 0));
}

/** @returns 255 where no value is above 0. */
function argmax(count: number, value: (k: number) => number): number {
  let [best, highest] = [255, 0];
  for (let k = 0; k < count; k++) if (value(k) > highest) [best, highest] = [k, value(k)];
  return best;
}
