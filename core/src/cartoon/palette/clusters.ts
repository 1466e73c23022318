import { CHROMA_WEIGHT } from "../colour.ts";
import type { Lab } from "../kernels/kernels.ts";

/** Lightness counts less than hue: shading must not cost a palette entry. */
export const LIGHTNESS_WEIGHT = 0.75;
const CELLS_L = 24;
const CELLS_AB = 32;
const STEPS = 8;

type Cell = { x: number; y: number; z: number; weight: number };
type Centre = [number, number, number];

/**
 * Up to `most` colours of the garment: the largest cell of a coarse OKLab histogram, then the cells
 * farthest from all chosen (weighed by their size to the power 0.6), then k-means (Lloyd 1982).
 * @param apart least distance of two colours. @returns triples scaled by the weights above.
 */
export function clusters(
  lab: Lab,
  counts: (pixel: number) => boolean,
  most: number,
  apart: number,
): Centre[] {
  const cells = histogram(lab, counts);
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

function histogram({ L, a, b }: Lab, counts: (pixel: number) => boolean): Cell[] {
  const held = (v: number, most: number): number => Math.min(most - 1, Math.max(0, v | 0));
  const at = new Int32Array(CELLS_L * CELLS_AB * CELLS_AB).fill(-1);
  const cells: Cell[] = [];
  for (let i = 0; i < L.length; i++) {
    if (!counts(i)) continue;
    const y = held((a[i]! + 0.2) * 2.5 * CELLS_AB, CELLS_AB);
    const z = held((b[i]! + 0.2) * 2.5 * CELLS_AB, CELLS_AB);
    const key = (held(L[i]! * CELLS_L, CELLS_L) * CELLS_AB + y) * CELLS_AB + z;
    if (at[key]! < 0) at[key] = cells.push({ x: 0, y: 0, z: 0, weight: 0 }) - 1;
    const cell = cells[at[key]!]!;
    cell.x += L[i]!;
    cell.y += a[i]!;
    cell.z += b[i]!;
    cell.weight++;
  }
  return cells.map(({ x, y, z, weight }) => ({
    x: (x / weight) * LIGHTNESS_WEIGHT,
    y: (y / weight) * CHROMA_WEIGHT,
    z: (z / weight) * CHROMA_WEIGHT,
    weight,
  }));
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
