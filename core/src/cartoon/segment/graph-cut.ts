import { CHROMA_WEIGHT } from "../colour.ts";
import type { BinRange, Grid, Kernels, Lab } from "../kernels/kernels.ts";

const BINS = 16;
const CELLS = BINS ** 3;
const ROUNDS = 2;
/** The net's probability counts as at least so far from certain. */
const DOUBT = 0.02;
/** How much a colour edge resists being cut along the way; lower lets the contour wander. */
const SMOOTHNESS = 7;
/** Weight of the colour models beside the net; doubled where garment and background differ. */
const COLOUR = 0.8;
/** The colour histogram spans at least these ranges, else it would count noise. */
const LEAST_RANGE_L = 0.3;
const LEAST_RANGE_AB = 0.06;

/** What a probability of the net says to the cut. */
export function logit(probability: number): number {
  const p = Math.min(1 - DOUBT, Math.max(DOUBT, probability));
  return Math.log(p / (1 - p));
}

/**
 * Cuts the garment out where colour edges agree with the net: GrabCut (Rother, Kolmogorov & Blake
 * 2004) with the net as its prior. Unary = logit P + colour weight · log-ratio of OKLab histograms,
 * pairwise = contrast over eight neighbours, two rounds.
 * @param probability of garment, 0 to 1, a value a pixel. @param prior its `logit`.
 * @returns 1 on the garment, else 0, and the colour model of the last round.
 */
export function graphCut(
  kernels: Kernels,
  lab: Lab,
  probability: Float32Array,
  prior: Float32Array,
  width: number,
  height: number,
): { cut: Uint8Array; colours: ColourModel } {
  const { cells, ranges } = colourCells(kernels, lab, width, height);
  const arcs = kernels.contrastArcs(lab, width, height, SMOOTHNESS, CHROMA_WEIGHT);
  // The flow of one round is the start of the next, as in Kohli & Torr 2007: the cut is the same and found in fewer steps.
  const terminal = kernels.floats(arcs.length / 8);
  const grid: Grid = { width: width + 2, height: height + 2, capacity: arcs, terminal };
  const belief = new Float32Array(probability);
  const unary = kernels.floats(probability.length);
  const ratios = kernels.floats(CELLS);
  let cut: Uint8Array = new Uint8Array(width * height);
  for (let round = 0; round < ROUNDS; round++) {
    const weight = colourEvidence(cells, belief, ratios);
    kernels.tie(cells, ratios, weight, prior, unary, grid);
    cut = inner(kernels.minCut(grid), width, height);
    let area = 0;
    for (let i = 0; i < cut.length; i++) {
      area += cut[i]!;
      belief[i] = 0.5 * probability[i]! + 0.5 * cut[i]!;
    }
    if (area < cut.length * 0.005 || area > cut.length * 0.995) break;
  }
  return { cut, colours: { ranges, ratios: ratios.slice() } };
}

/**
 * The histogram cell of each pixel, after a 3×3 mean against noise. The cells span the photo's own
 * range of each plane, so that pale cloth on a pale bed still falls into different ones.
 */
function colourCells(
  kernels: Kernels,
  lab: Lab,
  width: number,
  height: number,
): { cells: Int32Array; ranges: BinRange[] } {
  const cells = kernels.ints(width * height);
  const ranges: BinRange[] = [];
  kernels.scope(() => {
    const soft = kernels.room(cells.length);
    for (const [plane, least] of [
      [lab.L, LEAST_RANGE_L],
      [lab.a, LEAST_RANGE_AB],
      [lab.b, LEAST_RANGE_AB],
    ] as const) {
      kernels.boxMean(plane, soft, width, height, 1);
      const range = rangeOf(soft, least);
      kernels.binned(soft, BINS, range, cells);
      ranges.push(range);
    }
  });
  return { cells, ranges };
}

/** Steps in which the range of a plane is looked for. */
const LEVELS = 1024;

/** Over all but the outermost hundredths of the values. */
function rangeOf(plane: Float32Array, least: number): BinRange {
  let [lowest, highest] = [Infinity, -Infinity];
  for (let i = 0; i < plane.length; i += 4) {
    lowest = Math.min(lowest, plane[i]!);
    highest = Math.max(highest, plane[i]!);
  }
  const scale = LEVELS / Math.max(1e-6, highest - lowest);
  const counts = new Uint32Array(LEVELS + 1);
  for (let i = 0; i < plane.length; i += 4) counts[((plane[i]! - lowest) * scale) | 0]!++;
  const outermost = plane.length / 400;
  let [first, last] = [0, LEVELS];
  for (let sum = counts[0]!; sum <= outermost; sum += counts[++first]!);
  for (let sum = counts[LEVELS]!; sum <= outermost; sum += counts[--last]!);
  const [low, high] = [lowest + first / scale, lowest + (last + 1) / scale];
  const range = Math.max(high - low, least) * 1.05;
  return { start: (low + high - range) / 2, scale: BINS / range };
}

/** How much likelier the colours of a cell are on the garment than beside it: a logarithm, −3 to 3. */
export type ColourModel = { ranges: readonly BinRange[]; ratios: Float32Array };

/** The model's value for each pixel's colour. */
export function likelier(kernels: Kernels, { L, a, b }: Lab, model: ColourModel): Float32Array {
  const cells = kernels.ints(L.length);
  [L, a, b].forEach((plane, k) => kernels.binned(plane, BINS, model.ranges[k]!, cells));
  const out = kernels.room(L.length);
  for (let i = 0; i < out.length; i++) out[i] = model.ratios[cells[i]!]!;
  return out;
}

/** Fills in the log-ratios of the colours' frequencies on and off the garment, held at ±3; @returns what they weigh. */
function colourEvidence(cells: Int32Array, belief: Float32Array, ratios: Float32Array): number {
  const on = new Float32Array(CELLS);
  const off = new Float32Array(CELLS);
  let area = 0;
  for (let i = 0; i < cells.length; i++) {
    on[cells[i]!]! += belief[i]!;
    off[cells[i]!]! += 1 - belief[i]!;
    area += belief[i]!;
  }
  const garment = smoothCells(on);
  const ground = smoothCells(off);
  const rest = cells.length - area;
  const overlap =
    garment.reduce((sum, v, i) => sum + Math.sqrt(v * ground[i]!), 0) /
    (Math.sqrt(area * rest) + 1e-6);
  const apart = Math.min(1, Math.max(0, (0.55 - overlap) / 0.35));
  garment.forEach((v, i) => {
    const ratio = (v / (area + 1) + 2e-4) / (ground[i]! / (rest + 1) + 2e-4);
    ratios[i] = Math.min(3, Math.max(-3, Math.log(ratio)));
  });
  return COLOUR * (1 + apart);
}

/** (1, 2, 1) / 4 along each axis of the colour cube; cells beyond it are empty. */
function smoothCells(cells: Float32Array): Float32Array {
  let from = cells;
  for (const step of [BINS * BINS, BINS, 1]) {
    const to = new Float32Array(CELLS);
    for (let i = 0; i < CELLS; i++) {
      const along = Math.floor(i / step) % BINS;
      const before = along > 0 ? from[i - step]! : 0;
      const after = along < BINS - 1 ? from[i + step]! : 0;
      to[i] = (before + 2 * from[i]! + after) / 4;
    }
    from = to;
  }
  return from;
}

/** The grid without its border. */
function inner(side: Uint8Array, width: number, height: number): Uint8Array {
  const out = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const start = (y + 1) * (width + 2) + 1;
    out.set(side.subarray(start, start + width), y * width);
  }
  return out;
}
