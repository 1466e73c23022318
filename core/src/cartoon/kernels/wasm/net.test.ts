import { describe, expect, test } from "vitest";
import { pack } from "../../segment/pack.ts";
import type { Kernels, Tensor } from "../kernels.ts";
import { apart, fill } from "../kernels.testing.ts";

const tensor = (kernels: Kernels, side: number, channels: number): Tensor => ({
  data: kernels.floats((side + 4) ** 2 * channels),
  side,
  channels,
});

/** Numbers from −1 to 1 inside a border of zeros. */
function filled(kernels: Kernels, side: number, channels: number): Tensor {
  const made = tensor(kernels, side, channels);
  for (let y = 2; y < side + 2; y++) {
    const start = (y * (side + 4) + 2) * channels;
    fill(made.data.subarray(start, start + side * channels), -1, 1);
  }
  return made;
}

/** The sum of what lies in the border. */
function borderOf({ data, side, channels }: Tensor): number {
  const inside = (at: number): boolean => at >= 2 && at < side + 2;
  return data.reduce((sum, v, i) => {
    const pixel = Math.floor(i / channels);
    const [x, y] = [pixel % (side + 4), Math.floor(pixel / (side + 4))];
    return inside(x) && inside(y) ? sum : sum + Math.abs(v);
  }, 0);
}

describe("WASM equals its plain twin", () => {
  test.each([
    [3, 16, 1, 1, 0, Infinity],
    [3, 16, 2, 1, 0, Infinity],
    [3, 20, 2, 1, 0, Infinity],
    [3, 16, 1, 2, 0, Infinity],
    [1, 10, 1, 1, -Infinity, Infinity],
    [1, 5, 1, 1, 0, 0.6],
  ])(
    "conv %i on side %i, stride %i, dilation %i, from %d to %d",
    (size, side, stride, dilation, least, most) => {
      const difference = apart((kernels) => {
        const input = filled(kernels, side, 6);
        const output = tensor(kernels, side / stride, 12);
        const weights = fill(new Float32Array(size * size * 5 * 12), -1, 1);
        const packed = pack(kernels, weights, fill(new Float32Array(12), -1, 1), 5, 6);
        kernels.conv(input, output, packed, { stride, dilation, least, most });
        expect(borderOf(output)).toBe(0);
        return output.data;
      });
      expect(difference).toBeLessThan(1e-4);
    },
  );

  test.each([
    [10, 1],
    [10, 2],
  ])("depthwise on side %i, stride %i", (side, stride) => {
    const difference = apart((kernels) => {
      const output = tensor(kernels, side / stride, 12);
      const weights = {
        taps: fill(kernels.floats(9 * 12), -2, 3),
        bias: fill(kernels.floats(12), -1, 1),
      };
      kernels.depthwise(filled(kernels, side, 12), output, weights, stride);
      expect(Math.max(...output.data)).toBe(6);
      expect(borderOf(output)).toBe(0);
      return output.data;
    });
    expect(difference).toBeLessThan(1e-5);
  });

  test("upsample", () => {
    const difference = apart((kernels) => {
      const input = { data: fill(kernels.floats(9 * 9 * 8), -1, 1), side: 5, channels: 8 };
      const output = { data: kernels.floats(14 * 14 * 12), side: 10, channels: 12 };
      kernels.upsample(input, output);
      return output.data;
    });
    expect(difference).toBeLessThan(1e-5);
  });

  test("putBeside", () => {
    const difference = apart((kernels) => {
      const input = { data: fill(kernels.floats(9 * 9 * 8), -1, 1), side: 5, channels: 8 };
      const output = { data: kernels.floats(9 * 9 * 12), side: 5, channels: 12 };
      kernels.putBeside(input, output, 4);
      const row = (y: number): number[] => [
        ...output.data.subarray((y * 9 + 2) * 12, (y * 9 + 7) * 12),
      ];
      return [2, 3, 4, 5, 6].flatMap(row);
    });
    expect(difference).toBe(0);
  });
});
