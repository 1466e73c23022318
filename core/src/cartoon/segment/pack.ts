import type { ConvWeights, Kernels } from "../kernels/kernels.ts";

/** The inputs that `conv` multiplies are at most this, and no sum of products may leave 31 bits. */
const MOST_INPUT = 8191;
const MOST_SUM = 2 ** 31 - 1;
const MOST_WEIGHT = 32767;

/**
 * The weights of a convolution as whole numbers, each output on a scale of its own: as fine as 16 bits
 * and its longest sum allow (Jacob et al. 2018, without zero points, whose half of the range 14 bits can spare).
 * @param weights ky, kx, input, output. @param inputs of the layer, of which the weights have the first `given`.
 */
export function pack(
  kernels: Kernels,
  weights: Float32Array,
  bias: Float32Array,
  given: number,
  inputs: number,
): ConvWeights {
  const outputs = bias.length;
  const taps = weights.length / (given * outputs);
  const packed = {
    size: Math.sqrt(taps),
    pairs: kernels.shorts(taps * inputs * outputs),
    scales: kernels.floats(outputs),
    bias: kernels.floats(outputs),
  };
  packed.bias.set(bias);
  for (let o = 0; o < outputs; o++) {
    const own = Float32Array.from({ length: taps * given }, (_, k) => weights[k * outputs + o]!);
    const largest = own.reduce((most, w) => Math.max(most, Math.abs(w)), 1e-9);
    const sum = own.reduce((all, w) => all + Math.abs(w), 1e-9);
    // half a step of rounding a weight
    const room = MOST_SUM / MOST_INPUT - own.length / 2;
    const scale = Math.min(MOST_WEIGHT / largest, room / sum);
    packed.scales[o] = 1 / scale;
    own.forEach((w, k) => {
      const [tap, c] = [Math.floor(k / given), k % given];
      const row = (tap * (inputs >> 1) + (c >> 1)) * outputs + o;
      packed.pairs[2 * row + (c & 1)] = Math.round(w * scale);
    });
  }
  return packed;
}
