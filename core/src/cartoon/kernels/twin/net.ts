import type { Kernels, Tensor } from "../kernels.ts";

export const conv3: Kernels["conv3"] = (input, output, weights, bias, stride, dilation) => {
  for (let y = 0; y < output.side; y++) {
    for (let x = 0; x < output.side; x++) {
      const at = place(output, x, y);
      for (let o = 0; o < output.channels; o++) {
        let sum = bias[o]!;
        for (let tap = 0; tap < 9; tap++) {
          const ky = ((tap / 3) | 0) - 1;
          const kx = (tap % 3) - 1;
          const from = place(input, x * stride + kx * dilation, y * stride + ky * dilation);
          let w = tap * input.channels * output.channels + o;
          for (let c = 0; c < input.channels; c++, w += output.channels) {
            sum += input.data[from + c]! * weights[w]!;
          }
        }
        output.data[at + o] = Math.max(0, sum);
      }
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
