import type { Kernels, Tensor } from "../kernels/kernels.ts";
import { fill, openLayers, type Step } from "./layers.ts";

/** The net's input and output sides in pixels. */
export const INPUT = 160;
export const OUTPUT = INPUT / 2;

export type Answer = {
  /** OUTPUT² probabilities of garment. */
  garment: Float32Array;
  /** The deepest features' mean over the photo, then over the garment: what the heads of `recognise/` read. */
  features: Float32Array;
};

/** @param picture INPUT² pixels of four floats, −1 to 1. */
export type Net = (picture: Float32Array) => Answer;

/**
 * A U-Net (Ronneberger et al. 2015) over four scales with a global branch, batch norm folded into
 * its half-precision weights; see training/README.md. `layers` is the table that
 * `openLayers` reads.
 */
export function openNet(kernels: Kernels, weights: Uint8Array, layers: string): Net {
  const { linear, conv, tensor } = openLayers(kernels, halves(weights), layers);
  /** Doubles `deep`, puts `skip` beside it and convolves. */
  const join = (name: string, deep: Tensor, skip: Tensor): Step => {
    const both = tensor(skip.side, deep.channels + skip.channels);
    const next = conv(name, both);
    const run = (): void => {
      kernels.upsample(deep, both);
      kernels.putBeside(skip, both, deep.channels);
      next.run();
    };
    return { output: next.output, run };
  };

  const input = tensor(INPUT, 4);
  const s1 = conv("s1", input);
  const s2a = conv("s2a", s1.output);
  const s2 = conv("s2b", s2a.output);
  const s3a = conv("s3a", s2.output);
  const s3 = conv("s3b", s3a.output);
  const s4a = conv("s4a", s3.output);
  const s4b = conv("s4b", s4a.output);
  const s4 = conv("s4c", s4b.output);
  const u3 = join("u3", s4.output, s3.output);
  const u2 = join("u2", u3.output, s2.output);
  const u1 = join("u1", u2.output, s1.output);
  const scene = linear("gl");
  const { weights: outer, bias } = linear("out");
  const out = { weights: outer, bias: bias[0]! };

  return (picture) => {
    fill(input, picture);
    for (const step of [s1, s2a, s2, s3a, s3, s4a, s4b, s4]) step.run();
    addScene(s4.output, scene);
    for (const step of [u3, u2, u1]) step.run();
    const garment = probabilities(u1.output, out);
    return { garment, features: pooled(s4.output, garment) };
  };
}

/** Means over all cells and over the garment, weighed by its probability in each cell. */
function pooled({ data, side, channels }: Tensor, garment: Float32Array): Float32Array {
  const shares = new Float32Array(side * side);
  const cell = OUTPUT / side;
  garment.forEach((p, i) => {
    const x = i % OUTPUT;
    const y = (i - x) / OUTPUT;
    shares[Math.floor(y / cell) * side + Math.floor(x / cell)]! += p / (cell * cell);
  });
  const area = shares.reduce((sum, v) => sum + v, 0.001);
  const features = new Float32Array(2 * channels);
  shares.forEach((share, i) => {
    const x = i % side;
    const at = (((i - x) / side + 2) * (side + 4) + x + 2) * channels;
    for (let k = 0; k < channels; k++) {
      features[k]! += data[at + k]! / (side * side);
      features[channels + k]! += (data[at + k]! * share) / area;
    }
  });
  return features;
}

/** IEEE 754 halves, little-endian, to numbers. */
export function halves(bytes: Uint8Array): Float32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Float32Array.from({ length: bytes.byteLength / 2 }, (_, i) => {
    const half = view.getUint16(i * 2, true);
    const exponent = (half >> 10) & 31;
    const fraction = half & 1023;
    const size = exponent ? 2 ** (exponent - 15) * (1 + fraction / 1024) : 2 ** -24 * fraction;
    return half >> 15 ? -size : size;
  });
}

type Dense = { weights: Float32Array; bias: Float32Array };

/** The global branch: a linear map of the mean of all pixels is added to each of them. */
function addScene({ data, side, channels }: Tensor, { weights, bias }: Dense): void {
  const mean = new Float32Array(channels);
  for (let i = 0; i < data.length; i += channels) {
    for (let k = 0; k < channels; k++) mean[k]! += data[i + k]! / (side * side);
  }
  const shift = bias.map((start, o) =>
    mean.reduce((sum, v, k) => sum + v * weights[k * channels + o]!, start),
  );
  for (let y = 2; y < side + 2; y++) {
    const start = (y * (side + 4) + 2) * channels;
    for (let i = start; i < start + side * channels; i += channels) {
      for (let k = 0; k < channels; k++) data[i + k]! += shift[k]!;
    }
  }
}

function probabilities(
  { data, side, channels }: Tensor,
  { weights, bias }: { weights: Float32Array; bias: number },
): Float32Array {
  const out = new Float32Array(side * side);
  for (let y = 0, i = 0; y < side; y++) {
    let at = ((y + 2) * (side + 4) + 2) * channels;
    for (let x = 0; x < side; x++, i++) {
      let logit = bias;
      for (let k = 0; k < channels; k++, at++) logit += data[at]! * weights[k]!;
      out[i] = 1 / (1 + Math.exp(-logit));
    }
  }
  return out;
}
