import type { Lab } from "./planes.ts";

/** The colours and the strokes of one sticker; see `sticker/sticker.ts`. */
export type Paint = {
  /** Palette entry · perEntry + tone, or 255 outside the garment. */
  fill: Uint8Array;
  /** 0 to 1: how much ink lies on the pixel. */
  ink: Float32Array;
  /** Signed distance to the contour, positive outside, in pixels. */
  distance: Float32Array;
  /** sRGB 0 to 255, four floats an entry: the fills, then from entry `inkAt` on the ink over each fill. */
  colours: Float32Array;
  inkAt: number;
  /** Tones of an entry: steps between them stay hard, since a soft one would blur the flat area. */
  perEntry: number;
  outline: readonly [number, number, number];
  outlineWidth: number;
  borderWidth: number;
};

/** Cells along L from 0 to 1, and along a and b from −spanAb to spanAb; colours beyond fall into the last. */
export type HistogramCells = { L: number; ab: number; spanAb: number };

/** The few colours of a sticker, and the sticker itself. */
export type PaintKernels = {
  /**
   * Pixels at most `limit` from the contour by their cell of an OKLab histogram, every second of a row:
   * four floats a cell, the sums of L, a and b and their number.
   */
  histogram(
    lab: Lab,
    distance: Float32Array,
    width: number,
    height: number,
    limit: number,
    cells: HistogramCells,
  ): Float32Array;
  /**
   * `value` on labels from `limit` (below 0) to the contour that have no label (255) `dx` columns and `dy`
   * rows on; the rest stays.
   */
  rim(
    labels: Uint8Array,
    distance: Float32Array,
    width: number,
    height: number,
    look: { dx: number; dy: number; limit: number; value: number },
    out: Uint8Array,
  ): void;
  /** 1 for each value that the plane has, by value: 256 bytes. */
  present(plane: Uint8Array): Uint8Array;
  /** table[label] for each label; 255, or any other beyond the table's at most 16, becomes 255. */
  renumber(labels: Uint8Array, table: Uint8Array, out: Uint8Array): void;
  /** label · perEntry + tone; 255 where the label is 255. */
  fillNumbers(labels: Uint8Array, tones: Uint8Array, perEntry: number, out: Uint8Array): void;
  /** Nearest centre for each pixel inside, 255 elsewhere; centres are scaled (L, a, b) triples. */
  assign(
    lab: Lab,
    inside: Uint8Array,
    centres: Float32Array,
    scaleL: number,
    scaleAb: number,
    out: Uint8Array,
  ): void;
  /**
   * For each of `count` labels the sums of L, a, b and the number of its pixels whose `distance` is at
   * most `limit`: four floats a label.
   */
  sums(
    labels: Uint8Array,
    lab: Lab,
    distance: Float32Array,
    limit: number,
    count: number,
  ): Float32Array;
  /**
   * Where two labels touch, a pair at most `limit` from the contour: the range of the picture over
   * `span` pixels to either side along the line of both centres, in units of their distance, held at
   * 1.2. Two floats for each pair of labels (smaller · count + larger): the sum and the number.
   */
  sharedEdges(
    labels: Uint8Array,
    lab: Lab,
    distance: Float32Array,
    width: number,
    height: number,
    limit: number,
    span: number,
    centres: Float32Array,
    scaleL: number,
    scaleAb: number,
  ): Float32Array;
  /** Paints RGBA into rows of `stride` pixels from byte `start` on; what is transparent is left as it is. */
  compose(
    paint: Paint,
    width: number,
    height: number,
    out: Uint8Array,
    start: number,
    stride: number,
  ): void;
};
