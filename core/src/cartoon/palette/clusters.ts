import { CHROMA_WEIGHT } from "../colour.ts";
import type { HistogramCells, Kernels, Lab } from "../kernels/kernels.ts";

/** Lightness counts less than hue: shading must not cost a palette entry. */
export const LIGHTNESS_WEIGHT = 0.75;
const CELLS: HistogramCells = { L: 24, ab: 32, spanAb: 0.2 };
/** Nearer to the contour the background shines through. */
const OFF_CONTOUR = -3.5;
const STEPS = 8;

type Cell = { x: number; y: number; z: number; weight: number };
type Centre = [number, number, number];

/**
 * Up to `most` colours of the garment: the largest cell of a coarse OKLab histogram, then the cells
 * farthest from all chosen (weighed by their size to the power 0.6), then k-means (Lloyd 1982).
 * @param apart least distance of two colours. @returns triples scaled by the weights above.
 */
export function clusters(
  kernels: Kernels,
  lab: Lab,
  distance: Float32Array,
  sheet: { width: number; height: number },
  most: number,
  apart: number,
): Centre[] {
  const cells = histogram(kernels, lab, distance, sheet);
  if (!cells.length) return [[0, 0, 0]];
  const total = cells.reduce((sum, cell) => sum + cell.weight, 0);
  const largest = cells.reduce((best, cell) => (cell.weight > best.weight ? cell : best));
  const centres: Centre[] = [[largest.x, largest.y, largest.z]];
  const nearest = cells.map((cell) => squared(cell, centres[0]!));
  while (centres.length < most) {
    let best = -1;
    let bestValue = 0;
    cells.forEach((cell, j) => {
      if (nearest[j]! <= apart ** 2 || cell.weight <= total * 0.0006) return;
      const value = nearest[j]! * cell.weight ** 0.6;
      if (value > bestValue) [best, bestValue] = [j, value];
    });
    if (best < 0) break;
    const { x, y, z } = cells[best]!;
    centres.push([x, y, z]);
    cells.forEach((cell, j) => (nearest[j] = Math.min(nearest[j]!, squared(cell, [x, y, z]))));
  }
  for (let step = 0; step < STEPS; step++) settle(cells, centres);
  return centres;
}

const squared = (cell: Cell, [x, y, z]: Centre): number =>
  (cell.x - x) ** 2 + (cell.y - y) ** 2 + (cell.z - z) ** 2;

function histogram(
  kernels: Kernels,
  lab: Lab,
  distance: Float32Array,
  { width, height }: { width: number; height: number },
): Cell[] {
  return kernels.scope(() => {
    const sums = kernels.histogram(lab, distance, width, height, OFF_CONTOUR, CELLS);
    const cells: Cell[] = [];
    for (let at = 0; at < sums.length; at += 4) {
      const weight = sums[at + 3]!;
      if (!weight) continue;
      cells.push({
        x: (sums[at]! / weight) * LIGHTNESS_WEIGHT,
        y: (sums[at + 1]! / weight) * CHROMA_WEIGHT,
        z: (sums[at + 2]! / weight) * CHROMA_WEIGHT,
        weight,
      });
    }
    return cells;
  });
}

function settle(cells: Cell[], centres: Centre[]): void {
  const sums = centres.map(() => [0, 0, 0, 0] as [number, number, number, number]);
  for (const cell of cells) {
    let best = 0;
    for (let k = 1; k < centres.length; k++) {
      if (squared(cell, centres[k]!) < squared(cell, centres[best]!)) best = k;
    }
    const sum = sums[best]!;
    sum[0] += cell.x * cell.weight;
    sum[1] += cell.y * cell.weight;
    sum[2] += cell.z * cell.weight;
    sum[3] += cell.weight;
  }
  sums.forEach(([x, y, z, weight], k) => {
    if (weight) centres[k] = [x / weight, y / weight, z / weight];
  });
}
