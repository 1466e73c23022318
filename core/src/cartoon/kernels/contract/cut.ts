import type { Lab } from "./planes.ts";

/**
 * A grid of `width`×`height` nodes, its border included, whose border nodes have no arcs. Node i has
 * eight arcs, `capacity[i·8 + d]` towards i + its neighbour d; the reverse of arc d is d ^ 1.
 * `terminal[i]` above 0 ties the node to the source, below 0 to the sink.
 */
export type Grid = {
  width: number;
  height: number;
  capacity: Float32Array;
  terminal: Float32Array;
};

/** Where the first bin of a plane starts, and bins per unit. */
export type BinRange = { start: number; scale: number };

/** The graph that is cut along the garment's contour. */
export type CutKernels = {
  /**
   * Capacities of a `Grid` two nodes wider and higher than the picture: strong where neighbours look
   * alike, relative to the mean contrast (beta of GrabCut). Width a multiple of 4.
   */
  contrastArcs(
    lab: Lab,
    width: number,
    height: number,
    smoothness: number,
    chromaWeight: number,
  ): Float32Array;
  /**
   * The next digit of a histogram cell for each pixel: cells = cells · `bins` + the plane's bin, of which the
   * first starts at `start` and which have a width of 1 / `scale`; values beyond fall into the outermost.
   */
  binned(plane: Float32Array, bins: number, range: BinRange, cells: Int32Array): void;
  /** Moves the ties of a picture's pixels in a `Grid` from `held` to weight · ratios[cell] + prior, and `held` with them. */
  tie(
    cells: Int32Array,
    ratios: Float32Array,
    weight: number,
    prior: Float32Array,
    held: Float32Array,
    grid: Grid,
  ): void;
  /** 1 for each node on the source's side of the minimum cut, else 0. The grid keeps what the flow leaves over, where a next cut may start. */
  minCut(grid: Grid): Uint8Array;
};
