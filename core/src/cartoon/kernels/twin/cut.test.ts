import { expect, test } from "vitest";
import type { Grid } from "../kernels.ts";
import { minCut, neighbours } from "./cut.ts";

/** A small grid with a noise of capacities; the border stays without arcs. */
function noisyGrid(side: number, seed: number): Grid {
  let state = seed;
  const next = (): number => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32;
  const width = side + 2;
  const capacity = new Float32Array(width * width * 8);
  const terminal = new Float32Array(width * width);
  const step = neighbours(width);
  const within = (i: number): boolean =>
    i % width > 0 && i % width <= side && i >= width && i < width * (side + 1);
  for (let i = 0; i < width * width; i++) {
    if (!within(i)) continue;
    terminal[i] = next() * 4 - 2;
    for (let d = 0; d < 8; d += 2) {
      if (!within(i + step[d]!)) continue;
      const c = next();
      capacity[i * 8 + d] = c;
      capacity[(i + step[d]!) * 8 + d + 1] = c;
    }
  }
  return { width, height: width, capacity, terminal };
}

function energy(grid: Grid, side: ArrayLike<number>): number {
  const step = neighbours(grid.width);
  let sum = 0;
  grid.terminal.forEach((t, i) => (sum += side[i] ? Math.max(0, -t) : Math.max(0, t)));
  grid.capacity.forEach((c, k) => {
    const i = k >> 3;
    if (c && side[i] && !side[i + step[k & 7]!]) sum += c;
  });
  return sum;
}

test("no other cut of a small grid is cheaper", () => {
  for (let seed = 1; seed <= 12; seed++) {
    const grid = noisyGrid(3, seed);
    const copy = { ...grid, capacity: grid.capacity.slice(), terminal: grid.terminal.slice() };
    const found = energy(grid, minCut(copy));
    let least = Infinity;
    for (let labels = 0; labels < 1 << 9; labels++) {
      const side = new Uint8Array(25);
      for (let k = 0; k < 9; k++) side[(((k / 3) | 0) + 1) * 5 + (k % 3) + 1] = (labels >> k) & 1;
      least = Math.min(least, energy(grid, side));
    }
    expect(found).toBeCloseTo(least, 4);
  }
});
