import type { Kernels, Tensor } from "../kernels/kernels.ts";
import { pack } from "./pack.ts";

type Layer = { n: string; ic: number; oc: number; s?: number; d?: number; w: number; b: number };

/** A layer that is ready to run, and where its answer will lie. */
export type Step = { output: Tensor; run: () => void };

/** Taps along a side, and what the answers are kept between. */
type Kind = { size: 1 | 3; least: number; most: number };

/** The layers of a net by their names in its table. */
export type Layers = {
  /** A linear layer's weights, input by output, and its bias. @throws Error where there is none of that name */
  linear: (name: string) => { weights: Float32Array; bias: Float32Array };
  /** A convolution of `input`, 3×3 with a ReLU unless said otherwise. @throws Error where there is none of that name */
  conv: (name: string, input: Tensor, kind?: Kind) => Step;
  /** 3×3, each channel by itself, with a ReLU6. @throws Error where there is none of that name */
  depthwise: (name: string, input: Tensor) => Step;
  /** Zeros, two pixels wider on every side than `side`. */
  tensor: (side: number, channels: number) => Tensor;
  has: (name: string) => boolean;
};

/**
 * Batch norm is folded into the weights (ky, kx, input, output); `table` gives each layer's name, channels, stride,
 * dilation and the offsets of its weights and bias.
 */
export function openLayers(kernels: Kernels, values: Float32Array, table: string): Layers {
  const rows = new Map((JSON.parse(table) as Layer[]).map((layer) => [layer.n, layer]));
  const row = (name: string): Layer => {
    const found = rows.get(name);
    if (!found) throw new Error(`The segmentation weights have no layer ${name}.`);
    return found;
  };
  const tensor = (side: number, channels: number): Tensor => ({
    data: kernels.floats((side + 4) ** 2 * channels),
    side,
    channels,
  });
  return {
    tensor,
    has: (name) => rows.has(name),
    linear(name) {
      const { ic, oc, w, b } = row(name);
      return { weights: values.subarray(w, w + ic * oc), bias: values.subarray(b, b + oc) };
    },
    conv(name, input, { size, least, most } = { size: 3, least: 0, most: Infinity }) {
      const { ic, oc, s = 1, d = 1, w, b } = row(name);
      const output = tensor(input.side / s, oc);
      const weights = values.subarray(w, w + size * size * ic * oc);
      const packed = pack(kernels, weights, values.subarray(b, b + oc), ic, input.channels);
      const walk = { stride: s, dilation: d, least, most };
      return { output, run: () => kernels.conv(input, output, packed, walk) };
    },
    depthwise(name, input) {
      const { oc, s = 1, w, b } = row(name);
      const output = tensor(input.side / s, oc);
      const weights = { taps: kernels.floats(9 * oc), bias: kernels.floats(oc) };
      weights.taps.set(values.subarray(w, w + 9 * oc));
      weights.bias.set(values.subarray(b, b + oc));
      return { output, run: () => kernels.depthwise(input, output, weights, s) };
    },
  };
}

/** Puts a square picture of four floats a pixel inside the border of a net's input. */
export function fill({ data, side }: Tensor, picture: Float32Array): void {
  for (let y = 0; y < side; y++) {
    const row = picture.subarray(y * side * 4, (y + 1) * side * 4);
    data.set(row, ((y + 2) * (side + 4) + 2) * 4);
  }
}
