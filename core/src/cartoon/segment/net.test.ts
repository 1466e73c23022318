import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Kernels } from "../kernels/kernels.ts";
import { plainKernels } from "../kernels/twin.ts";
import { compileKernels, wasmKernels } from "../kernels/wasm.ts";
import { INPUT, openNet, OUTPUT } from "./net.ts";

const assets = new URL("../../../assets/", import.meta.url);
const read = (name: string): Buffer => readFileSync(new URL(name, assets));
const wasm = wasmKernels(compileKernels(read("kernels.wasm")), 32);

/** The smooth picture that the training script gave PyTorch: sin(37·linspace(−1, 1)), plane by plane. */
function picture(kernels: Kernels): Float32Array {
  const out = kernels.floats(INPUT * INPUT * 4);
  const planes = new Float32Array(new Uint8Array(read("test/segment.input.f32")).buffer);
  for (let i = 0; i < INPUT * INPUT; i++) {
    for (let c = 0; c < 3; c++) out[i * 4 + c] = planes[c * INPUT * INPUT + i]!;
  }
  return out;
}

test.each([
  ["WASM", wasm],
  ["plain", plainKernels()],
])("the net on %s kernels answers as PyTorch does", (_, kernels) => {
  const net = openNet(kernels, read("segment.f16"), read("segment.json").toString());
  const { garment: answer } = net(picture(kernels));
  const expected = new Float32Array(new Uint8Array(read("test/segment.output.f32")).buffer);
  expect(answer.length).toBe(OUTPUT * OUTPUT);
  const probability = (logit: number): number => 1 / (1 + Math.exp(-logit));
  const difference = answer.reduce(
    (most, v, i) => Math.max(most, Math.abs(v - probability(expected[i]!))),
    0,
  );
  expect(difference).toBeLessThan(5e-3);
});

test("weights without a layer are refused by name", () => {
  expect(() => openNet(plainKernels(), read("segment.f16"), "[]")).toThrow("layer s1");
});
