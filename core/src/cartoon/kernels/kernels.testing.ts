import { readFileSync } from "node:fs";
import { expect } from "vitest";
import type { Kernels, Lab } from "./kernels.ts";
import { plainKernels } from "./twin.ts";
import { compileKernels, wasmKernels } from "./wasm.ts";

const code = readFileSync(new URL("../../../assets/kernels.wasm", import.meta.url));
export const plain = plainKernels();
export const wasm = wasmKernels(compileKernels(code), 64);

/** Reproducible noise (the LCG of Numerical Recipes). */
export function fill<T extends Float32Array | Uint8Array>(array: T, low: number, high: number): T {
  let state = array.length;
  for (let i = 0; i < array.length; i++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    array[i] = low + ((high - low) * state) / 2 ** 32;
  }
  return array;
}

/** Runs the same work on both and gives the largest difference of the results. */
export function apart(work: (kernels: Kernels) => ArrayLike<number>): number {
  const one = Float64Array.from(work(plain));
  const two = wasm.scope(() => Float64Array.from(work(wasm)));
  expect(two.length).toBe(one.length);
  return one.reduce((most, v, i) => Math.max(most, Math.abs(v - two[i]!)), 0);
}

export function lab(kernels: Kernels, length: number): Lab {
  return {
    L: fill(kernels.floats(length), 0, 1),
    a: fill(kernels.floats(length), -0.2, 0.2),
    b: fill(kernels.floats(length), -0.2, 0.2),
  };
}

/** A disc, a bar one pixel wide and one that touches the border. */
export function shapes(kernels: Kernels, width: number, height: number): Uint8Array {
  const inside = kernels.bytes(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const disc = Math.hypot(x - 20, y - 18) < 11;
      inside[y * width + x] = disc || x === 40 || y > height - 4 ? 1 : 0;
    }
  }
  return inside;
}
