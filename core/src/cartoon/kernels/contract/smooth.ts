import type { Lab } from "./planes.ts";

export type DomainTransform = {
  sigmaSpace: number;
  sigmaRange: number;
  /** Differences below it are texture and cost nothing. */
  threshold: number;
  chromaWeight: number;
  rounds: number;
};

/** Smoothing that keeps edges, and what it tells of a cloth. */
export type SmoothKernels = {
  /** The mask with the picture's edges; see `segment/refine.ts`. Width a multiple of 4. */
  guidedFilter(
    mask: Float32Array,
    lab: Lab,
    width: number,
    height: number,
    options: { radius: number; epsilon: number; chromaWeight: number },
    out: Float32Array,
  ): void;
  /** Recursive edge-aware smoothing in place (Gastal & Oliveira 2011); width a multiple of 4, height even. */
  domainTransform(lab: Lab, width: number, height: number, options: DomainTransform): void;
  /**
   * Over the pixels deeper than `limit` of every second row, a border of 4 left out: the share on an edge, the
   * share on one without a crowd, and their mean grain. An edge is where the picture, L softened, steps by more than `edge` over `reach` (≤ 4)
   * pixels to either side; grain is what softening takes away, held at `most`. Width a multiple of 4.
   */
  weave(
    lab: Lab,
    soft: Float32Array,
    distance: Float32Array,
    crowd: Uint8Array,
    width: number,
    height: number,
    look: { reach: number; limit: number; edge: number; most: number; chromaWeight: number },
  ): { edges: number; lone: number; grain: number };
};
