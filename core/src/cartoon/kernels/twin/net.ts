import type { Kernels, Tensor } from "../kernels.ts";

/** The highest of the whole numbers that stand for a layer's inputs. */
const MOST = 8191;

/** To whole numbers, ties to even, as single floats of this size have no fractions. */
const nearest = (v: number): number => Math.fround(Math.fround(v) + 1.5 * 2 ** 23) - 1.5 * 2 ** 23;

export const conv: Kernels["conv"] = (input, output, weights, walk) => {
  const { size, pairs, scales, bias } = weights;
  const { stride, dilation, least, most: highest } = walk;
  const half = size >> 1;
  const most = Math.max(
    1e-9,
    input.data.reduce((high, v) => Math.max(high, Math.abs(v)), 0),
  );
  const scale = Math.fround(MOST / most);
  const shorts = Int16Array.from(input.data, (v) => nearest(v * scale));
  for (let y = 0; y < output.side; y++) {
    for (let x = 0; x < output.side; x++) {
      const at = place(output, x, y);
      for (let o = 0; o < output.channels; o++) {
        let sum = 0;
        for (let tap = 0; tap < size * size; tap++) {
          const ky = ((tap / size) | 0) - half;
          const kx = (tap % size) - half;
          const from = place(input, x * stride + kx * dilation, y * stride + ky * dilation);
          const row = tap * input.channels * output.channels + 2 * o;
          for (let c = 0; c < input.channels; c++) {
            sum += shorts[from + c]! * pairs[row + (c >> 1) * 2 * output.channels + (c & 1)]!;
          }
        }
        const answer = sum * ((most / MOST) * scales[o]!) + bias[o]!;
        output.data[at + o] = Math.min(highest, Math.max(least, answer));
      }
    }
  }
};

export const depthwise: Kernels["depthwise"] = (input, output, { taps, bias }, stride) => {
  const { channels, side } = output;
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const at = place(output, x, y);
      for (let c = 0; c < channels; c++) {
        let sum = bias[c]!;
        for (let tap = 0; tap < 9; tap++) {
          const from = place(input, x * stride + (tap % 3) - 1, y * stride + ((tap / 3) | 0) - 1);
          sum += input.data[from + c]! * taps[tap * channels + c]!;
        }
        output.data[at + c] = Math.min(6, Math.max(0, sum));
      }
    }
  }
};

export const putBeside: Kernels["putBeside"] = (input, output, channel) => {
  for (let y = 0; y < input.side; y++) {
    for (let x = 0; x < input.side; x++) {
      const [from, to] = [place(input, x, y), place(output, x, y) + channel];
      for (let c = 0; c < input.channels; c++) output.data[to + c] = input.data[from + c]!;
    }
  }
};

function place(tensor: Tensor, x: number, y: number): number {
  return ((y + 2) * (tensor.side + 4) + x + 2) * tensor.channels;
}

export const upsample: Kernels["upsample"] = (input, output) => {
  const last = input.side - 1;
  for (let y = 0; y < output.side; y++) {
    const v = Math.max(0, y / 2 - 0.25);
    const fy = v % 1;
    for (let x = 0; x < output.side; x++) {
      const u = Math.max(0, x / 2 - 0.25);
      const fx = u % 1;
      const to = place(output, x, y);
      const nearest = (dx: number, dy: number): number =>
        place(input, Math.min(last, Math.floor(u) + dx), Math.min(last, Math.floor(v) + dy));
      const corners = [nearest(0, 0), nearest(1, 0), nearest(0, 1), nearest(1, 1)] as const;
      for (let c = 0; c < input.channels; c++) {
        const above = input.data[corners[0] + c]! * (1 - fx) + input.data[corners[1] + c]! * fx;
        const below = input.data[corners[2] + c]! * (1 - fx) + input.data[corners[3] + c]! * fx;
        output.data[to + c] = above * (1 - fy) + below * fy;
      }
    }
  }
};
