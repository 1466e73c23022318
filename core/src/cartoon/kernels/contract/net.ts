/** Channels last, `side`×`side`, inside a border of two zero pixels that the convolutions read. */
export type Tensor = { data: Float32Array; side: number; channels: number };

/** Of a convolution, as whole numbers; see `segment/pack.ts`. */
export type ConvWeights = {
  /** 1 or 3: the side of its square of taps. */
  size: number;
  /** ky, kx, input pair, output, input of the pair. */
  pairs: Int16Array;
  /** What 1 stands for, and the bias, by output. */
  scales: Float32Array;
  bias: Float32Array;
};

/** How a convolution walks over its input, and the least and the most that it answers. */
export type ConvWalk = { stride: number; dilation: number; least: number; most: number };

/** Of a convolution of each channel by itself: ky, kx, channel; and the bias by channel. */
export type DepthwiseWeights = { taps: Float32Array; bias: Float32Array };

/** The networks that find garments and look at them closely. */
export type NetKernels = {
  /**
   * Convolution, bias, bounds: inputs of 14 bits against weights of 16 (Jacob et al. 2018), the sums exact.
   * Input channels are even, output channels a multiple of 4.
   */
  conv(input: Tensor, output: Tensor, weights: ConvWeights, walk: ConvWalk): void;
  /** 3×3 convolution of each channel by itself, bias, ReLU6. Channels are a multiple of 4. */
  depthwise(input: Tensor, output: Tensor, weights: DepthwiseWeights, stride: number): void;
  /** Bilinear doubling into the first channels of `output`, pixel centres aligned as in PyTorch. */
  upsample(input: Tensor, output: Tensor): void;
  /** Copies `input` into the channels of `output` from `channel` on; both have one side. */
  putBeside(input: Tensor, output: Tensor, channel: number): void;
};
