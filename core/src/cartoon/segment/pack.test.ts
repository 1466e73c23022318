import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Kernels, Tensor } from "../kernels/kernels.ts";
import { plainKernels } from "../kernels/twin.ts";
import { compileKernels, wasmKernels } from "../kernels/wasm.ts";
import { pack } from "./pack.ts";

const bytes = readFileSync(new URL("../../../assets/kernels.wasm", import.meta.url));
const [SIDE, INPUTS, OUTPUTS] = [4, 160, 4];
const BIAS = Float32Array.of(0, 0.5, -1, 2);

/** The first pixel's answers where the input is `value(k)` in channel k everywhere. */
function answers(kernels: Kernels, weights: Float32Array, value: (k: number) => number): number[] {
  const tensor = (channels: number): Tensor => ({
    data: kernels.floats((SIDE + 4) ** 2 * channels),
    side: SIDE,
    channels,
  });
  const [input, output] = [tensor(INPUTS), tensor(OUTPUTS)];
  input.data.forEach((_, i) => (input.data[i] = value(i % INPUTS)));
  const walk = { stride: 1, dilation: 1, least: 0, most: Infinity };
  kernels.conv(input, output, pack(kernels, weights, BIAS, INPUTS, INPUTS), walk);
  const first = (2 * (SIDE + 4) + 2) * OUTPUTS;
  return [...output.data.subarray(first, first + OUTPUTS)];
}

const wave = Float32Array.from({ length: 9 * INPUTS * OUTPUTS }, (_, i) => Math.sin(i * i * 0.37));

test.each([
  ["plain", plainKernels()],
  ["WASM", wasmKernels(compileKernels(bytes), 8)],
])(
  "on %s kernels the longest sums neither overflow nor lose a third of a percent",
  (_, kernels) => {
    const alike = new Float32Array(wave.length).fill(0.02);
    const value = (k: number): number => 1 + Math.cos(k);
    for (const weights of [wave, alike, alike.map((w) => 100 * w)]) {
      answers(kernels, weights, value).forEach((found, o) => {
        let [sum, size] = [BIAS[o]!, 0];
        for (let k = 0; k < 9 * INPUTS; k++) {
          const product = value(k % INPUTS) * weights[k * OUTPUTS + o]!;
          sum += product;
          size += Math.abs(product);
        }
        expect(Math.abs(found - Math.max(0, sum)) / size).toBeLessThan(0.0033);
      });
    }
  },
);
