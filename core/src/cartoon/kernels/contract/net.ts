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

/** The network that finds garments. */
export type NetKernels = {
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
};
