import type { Kernels, Tensor } from "../kernels/kernels.ts";
import { pack } from "./pack.ts";

type Layer = { n: string; ic: number; oc: number; s?: number; d?: number; w: number; b: number };

/** A layer that is ready to run, and where its answer will lie. */
export type Step = { output: Tensor; run: () => void };

/** The layers of a net by their names in its table. */
export type Layers = {
  /** A linear layer's weights, input by output, and its bias. @throws Error where there is none of that name */
  linear: (name: string) => { weights: Float32Array; bias: Float32Array };
  /** A 3×3 convolution of `input` with its ReLU. @throws Error where there is none of that name */
  conv: (name: string, input: Tensor) => Step;
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
    conv(name, input) {
      const { ic, oc, s = 1, d = 1, w, b } = row(name);
      const output = tensor(input.side / s, oc);
      const weights = values.subarray(w, w + 9 * ic * oc);
      const packed = pack(kernels, weights, values.subarray(b, b + oc), ic, input.channels);
      return { output, run: () => kernels.conv3(input, output, packed, s, d) };
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
