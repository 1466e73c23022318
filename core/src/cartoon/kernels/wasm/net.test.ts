import { describe, expect, test } from "vitest";
import { pack } from "../../segment/pack.ts";
import type { Tensor } from "../kernels.ts";
import { apart, fill } from "../kernels.testing.ts";

describe("WASM equals its plain twin", () => {
  test.each([
    [16, 1, 1],
    [16, 2, 1],
    [20, 2, 1],
    [16, 1, 2],
  ])("conv3 on side %i, stride %i, dilation %i", (side, stride, dilation) => {
    const difference = apart((kernels) => {
      const tensor = (s: number, channels: number): Tensor => ({
        data: kernels.floats((s + 4) ** 2 * channels),
        side: s,
        channels,
      });
      const input = tensor(side, 6);
      for (let y = 2; y < side + 2; y++) {
        const start = (y * (side + 4) + 2) * 6;
        fill(input.data.subarray(start, start + side * 6), -1, 1);
      }
      const output = tensor(side / stride, 12);
      const weights = fill(new Float32Array(9 * 5 * 12), -1, 1);
      const packed = pack(kernels, weights, fill(new Float32Array(12), -1, 1), 5, 6);
      kernels.conv3(input, output, packed, stride, dilation);
      return output.data;
    });
    expect(difference).toBeLessThan(1e-4);
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
