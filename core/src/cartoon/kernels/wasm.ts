import type { Kernels } from "./kernels.ts";
import { cutIn } from "./wasm/cut.ts";
import { flowIn } from "./wasm/flow.ts";
import { type KernelModule, openMemory } from "./wasm/memory.ts";
import { netIn } from "./wasm/net.ts";
import { paintIn } from "./wasm/paint.ts";
import { planesIn } from "./wasm/planes.ts";
import { shapesIn } from "./wasm/shapes.ts";
import { smoothIn } from "./wasm/smooth.ts";

export { compileKernels } from "./wasm/memory.ts";

/** Kernels over `megabytes` of memory of their own. */
export function wasmKernels(module: KernelModule, megabytes: number): Kernels {
  const memory = openMemory(module, megabytes);
  const { floats, room, ints, shorts, bytes, scope } = memory;
  return {
    floats,
    room,
    ints,
    shorts,
    bytes,
    scope,
    ...netIn(memory),
    ...planesIn(memory),
    ...smoothIn(memory),
    ...shapesIn(memory),
    ...cutIn(memory),
    ...flowIn(memory),
    ...paintIn(memory),
  };
}
