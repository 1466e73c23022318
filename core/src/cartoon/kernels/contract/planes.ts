/** OKLab planes of one picture (Ottosson 2020): L 0 to 1, a and b about ±0.4. */
export type Lab = { L: Float32Array; a: Float32Array; b: Float32Array };

/** Factors of linear red, green and blue: white balance and exposure in one. */
export type Gains = readonly [red: number, green: number, blue: number];

/** One axis of a resize: output pixel i is Σ weights[i·taps + t] · source[first[i] + t]. */
export type Axis = { first: Int32Array; weights: Float32Array; taps: number; length: number };

/** Planes of floats: resized, blurred, compared, and as colours that eyes see alike. */
export type PlanesKernels = {
  /** `count` RGB pixels to four floats each; `bytes` holds one byte more. */
  unpackRow(bytes: Uint8Array, count: number, out: Float32Array): void;
  /** `out` = one row of four-channel pixels resized along x. */
  resampleRow(row: Float32Array, axis: Axis, out: Float32Array): void;
  /** `out` = Σ weights[k] · row k of `rows`, which lie one after the other. */
  mixRows(rows: Float32Array, weights: Float32Array, out: Float32Array): void;
  /** sRGB 0 to 255 in four-channel pixels to OKLab planes, linear light times `gains` and held at 1. */
  toLab(rgbx: Float32Array, gains: Gains, out: Lab): void;
  /** Separable symmetric filter, edges repeated; `taps[0]` is the centre. `out` may be `source`. */
  blur(
    source: Float32Array,
    out: Float32Array,
    width: number,
    height: number,
    taps: Float32Array,
  ): void;
  /** Mean over a square of `radius` by running sums, edges repeated. `out` may be `source`. */
  boxMean(
    source: Float32Array,
    out: Float32Array,
    width: number,
    height: number,
    radius: number,
  ): void;
  /** `value` where the plane is above the limit, else 0. */
  above(plane: Float32Array, limit: number, value: number, out: Uint8Array): void;
  /** `plane` -= `other`. */
  subtract(plane: Float32Array, other: Float32Array): void;
  /** Bilinear view of a field through a window in the field's pixels; beyond it `outside`, or the edge. */
  sample(
    field: Float32Array,
    from: { width: number; height: number },
    window: { left: number; top: number; width: number; height: number },
    width: number,
    height: number,
    out: Float32Array,
    outside?: number,
  ): void;
};
