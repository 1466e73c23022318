/** OKLab planes of one picture (Ottosson 2020): L 0 to 1, a and b about ±0.4. */
export type Lab = { L: Float32Array; a: Float32Array; b: Float32Array };

/** Factors of linear red, green and blue: white balance and exposure in one. */
export type Gains = readonly [red: number, green: number, blue: number];

/** Channels last, `side`×`side`, inside a border of two zero pixels that the convolutions read. */
export type Tensor = { data: Float32Array; side: number; channels: number };

/** Of a 3×3 convolution, as whole numbers; see `segment/pack.ts`. */
export type ConvWeights = {
  /** ky, kx, input pair, output, input of the pair. */
  pairs: Int16Array;
  /** What 1 stands for, and the bias, by output. */
  scales: Float32Array;
  bias: Float32Array;
};

/** One axis of a resize: output pixel i is Σ weights[i·taps + t] · source[first[i] + t]. */
export type Axis = { first: Int32Array; weights: Float32Array; taps: number; length: number };

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

/** Connected pixels of one value, numbered from 1 in reading order. */
type Regions = {
  labels: Int32Array;
  /** In pixels, by number; entry 0 is unused. */
  areas: Int32Array;
  /** 1 where the region reaches the border of the picture, by number. */
  atBorder: Uint8Array;
  /** What its pixels are, by number. */
  values: Uint8Array;
};

/** Unit vectors along the edges of a picture of twice the resolution. */
export type Flow = { x: Float32Array; y: Float32Array };

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

/**
 * The hot loops. WASM and plain TypeScript implement them alike; tests hold one against the other.
 * Every array passed in comes from `floats`, `ints`, `shorts` or `bytes` of the same kernels.
 */
export type Kernels = {
  /** Zeroed arrays that live until the surrounding `scope` ends. */
  floats(length: number): Float32Array;
  /** Floats that hold anything, for planes that are written before they are read. */
  room(length: number): Float32Array;
  ints(length: number): Int32Array;
  shorts(length: number): Int16Array;
  bytes(length: number): Uint8Array;
  scope<T>(work: () => T): T;

  /**
   * 3×3 convolution, bias, ReLU: inputs of 14 bits against weights of 16 (Jacob et al. 2018), the sums exact.
   * Input channels are even, output channels a multiple of 4.
   */
  conv3(
    input: Tensor,
    output: Tensor,
    weights: ConvWeights,
    stride: number,
    dilation: number,
  ): void;
  /** Bilinear doubling into the first channels of `output`, pixel centres aligned as in PyTorch. */
  upsample(input: Tensor, output: Tensor): void;
  /** Copies `input` into the channels of `output` from `channel` on; both have one side. */
  putBeside(input: Tensor, output: Tensor, channel: number): void;
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
  /** The mask with the picture's edges; see `segment/refine.ts`. Width a multiple of 4. */
  guidedFilter(
    mask: Float32Array,
    lab: Lab,
    width: number,
    height: number,
    options: { radius: number; epsilon: number; chromaWeight: number },
    out: Float32Array,
  ): void;
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

/** Cells along L from 0 to 1, and along a and b from −spanAb to spanAb; colours beyond fall into the last. */
export type HistogramCells = { L: number; ab: number; spanAb: number };

type DomainTransform = {
  sigmaSpace: number;
  sigmaRange: number;
  /** Differences below it are texture and cost nothing. */
  threshold: number;
  chromaWeight: number;
  rounds: number;
};
