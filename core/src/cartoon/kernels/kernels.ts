/** OKLab planes of one picture (Ottosson 2020): L 0 to 1, a and b about ±0.4. */
export type Lab = { L: Float32Array; a: Float32Array; b: Float32Array };

/** Channels last, `side`×`side`, inside a border of two zero pixels that the convolutions read. */
export type Tensor = { data: Float32Array; side: number; channels: number };

/** One axis of a resize: output pixel i is Σ weights[i·taps + t] · source[first[i] + t]. */
export type Axis = { first: Int32Array; weights: Float32Array; taps: number; length: number };

/** The colours and the strokes of one sticker; see `sticker/sticker.ts`. */
export type Paint = {
  /** One of the fills, or 255 outside the garment. */
  fill: Uint8Array;
  /** 0 to 1: how much ink lies on the pixel. */
  ink: Float32Array;
  /** Signed distance to the contour, positive outside, in pixels. */
  distance: Float32Array;
  /** sRGB 0 to 255, four floats an entry: the fills, then from entry `inkAt` on the ink over each fill. */
  colours: Float32Array;
  inkAt: number;
  outline: readonly [number, number, number];
  outlineWidth: number;
  borderWidth: number;
};

/**
 * The hot loops. WASM and plain TypeScript implement them alike; tests hold one against the other.
 * Every array passed in comes from `floats`, `ints` or `bytes` of the same kernels.
 */
export type Kernels = {
  /** Zeroed arrays that live until the surrounding `scope` ends. */
  floats(length: number): Float32Array;
  ints(length: number): Int32Array;
  bytes(length: number): Uint8Array;
  scope<T>(work: () => T): T;

  /** 3×3 convolution, bias, ReLU. Weights are ky, kx, input, output; output channels a multiple of 4. */
  conv3(
    input: Tensor,
    output: Tensor,
    weights: Float32Array,
    bias: Float32Array,
    stride: number,
    dilation: number,
  ): void;
  /** Bilinear doubling into the first channels of `output`, pixel centres aligned as in PyTorch. */
  upsample(input: Tensor, output: Tensor): void;
  /** `out` = one row of four-channel pixels resized along x. */
  resampleRow(row: Float32Array, axis: Axis, out: Float32Array): void;
  /** `sum` += weight · row. */
  addRow(sum: Float32Array, row: Float32Array, weight: number): void;
  /** sRGB 0 to 255 in four-channel pixels to OKLab planes. */
  toLab(rgbx: Float32Array, out: Lab): void;
  /** Separable symmetric filter, edges repeated; `taps[0]` is the centre. `out` may be `source`. */
  blur(
    source: Float32Array,
    out: Float32Array,
    width: number,
    height: number,
    taps: Float32Array,
  ): void;
  /** Recursive edge-aware smoothing in place (Gastal & Oliveira 2011); width a multiple of 4, height even. */
  domainTransform(lab: Lab, width: number, height: number, options: DomainTransform): void;
  /** Signed Euclidean distance to the contour of `inside`, positive outside, held at ±`reach` (≤ 64). */
  distance(
    inside: Uint8Array,
    width: number,
    height: number,
    reach: number,
    out: Float32Array,
  ): void;
  /** Nearest centre for each pixel inside, 255 elsewhere; centres are scaled (L, a, b) triples. */
  assign(
    lab: Lab,
    inside: Uint8Array,
    centres: Float32Array,
    scaleL: number,
    scaleAb: number,
    out: Uint8Array,
  ): void;
  /** Paints RGBA, four bytes a pixel. */
  compose(paint: Paint, width: number, height: number, out: Uint8Array): void;
};

export type DomainTransform = {
  sigmaSpace: number;
  sigmaRange: number;
  /** Differences below it are texture and cost nothing. */
  threshold: number;
  chromaWeight: number;
  rounds: number;
};
