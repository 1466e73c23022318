import type { Lab } from "./planes.ts";

/** Connected pixels of one value, numbered from 1 in reading order. */
export type Regions = {
  labels: Int32Array;
  /** In pixels, by number; entry 0 is unused. */
  areas: Int32Array;
  /** 1 where the region reaches the border of the picture, by number. */
  atBorder: Uint8Array;
  /** What its pixels are, by number. */
  values: Uint8Array;
};

/** Shapes: how far their contours are, which are one, and what they border on. */
export type ShapesKernels = {
  /** Signed Euclidean distance to the contour of `inside`, positive outside, held at ±`reach` (≤ 64). Width a multiple of 4. */
  distance(
    inside: Uint8Array,
    width: number,
    height: number,
    reach: number,
    out: Float32Array,
  ): void;
  /** 4-connected regions of equal value. */
  regions(plane: Uint8Array, width: number, height: number): Regions;
  /** Gives each pixel its region's value; 255 leaves it as it is. */
  repaint(plane: Uint8Array, regions: Int32Array, values: Uint8Array): void;
  /**
   * For each region and each of `count` labels that it touches (255 being none) two floats: the length
   * of their border, and how much of it the picture hardly shows. A pixel of it counts
   * 1 − (step / clear)², the step being the picture's over `reach` pixels to either side.
   */
  borders(
    labels: Uint8Array,
    lab: Lab,
    width: number,
    height: number,
    regions: Regions,
    count: number,
    look: { reach: number; clear: number; chromaWeight: number },
  ): Float32Array;
  /**
   * Majority of the labels around each pixel on a border of labels; 255 is no label. A label gives
   * way to a very different one only when clearly outnumbered, which keeps thin strokes of print.
   * `apart` is the distance of the colours of two labels, row by row.
   */
  majority(
    labels: Uint8Array,
    width: number,
    height: number,
    radius: number,
    apart: Float32Array,
    out: Uint8Array,
  ): void;
};
