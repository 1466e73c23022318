/** Unit vectors along the edges of a picture of twice the resolution. */
export type Flow = { x: Float32Array; y: Float32Array };

/** Strokes of ink along the edges. */
export type FlowKernels = {
  /** Unit vectors along the edges, at half the resolution: the minor eigenvector of the structure tensor. Width at least 16. */
  flow(lightness: Float32Array, width: number, height: number, taps: Float32Array): Flow;
  /** How many pixels of the square of `radius` (≤ 7) around each lie on a border of labels; 255 is no label. */
  crowding(
    labels: Uint8Array,
    width: number,
    height: number,
    radius: number,
    out: Uint8Array,
  ): void;
  /** 1 where the plane is at most `deepest`, the distance at most `limit` and the crowd under `most`. */
  candidates(
    plane: Float32Array,
    distance: Float32Array,
    crowd: Uint8Array,
    limits: { deepest: number; limit: number; most: number },
    marked: Uint8Array,
  ): void;
  /**
   * How strong a stroke is where `marked`: the weighted mean of −`plane` over `reach` pixels each way along
   * the flow, less `share` of it for each of the crowd. What is not above `weak` is marked no more.
   */
  alongFlow(
    plane: Float32Array,
    flow: Flow,
    crowd: Uint8Array,
    width: number,
    height: number,
    stroke: { reach: number; share: number; weak: number },
    marked: Uint8Array,
    out: Float32Array,
  ): void;
  /** The ink of each marked pixel, 0 at a strength of `from` and 1 from `ramp` more on; @returns how many are marked. */
  inked(
    strength: Float32Array,
    marked: Uint8Array,
    from: number,
    ramp: number,
    out: Float32Array,
  ): number;
};
