import type { KernelMemory } from "../contract/memory.ts";
import type { Kernels, Lab } from "../kernels.ts";

/** What the pipeline needs of WebAssembly, which core's language library does not declare. */
declare const WebAssembly: {
  Module: new (bytes: Uint8Array) => object;
  Memory: new (size: { initial: number }) => { buffer: ArrayBuffer };
  Instance: new (module: object, imports: object) => { exports: unknown };
};

/** What kernels.as.ts exports, by numbers and byte offsets. */
type Exports = Record<
  Exclude<keyof Kernels, keyof KernelMemory | "flow"> | "structure" | "minorAxis",
  (...numbers: number[]) => number
>;

/** The memory of running kernels, and the way to call them. */
export type WasmMemory = KernelMemory & {
  run: Exports;
  /** Bytes that live until the surrounding `scope` ends; holding anything. @returns where they begin */
  take: (bytes: number) => number;
  /** Like `room`, of whole numbers. */
  intRoom: (length: number) => Int32Array;
  /** Where an array begins. @throws where it is of another memory */
  at: (view: Float32Array | Int32Array | Int16Array | Uint8Array) => number;
  /** Where the planes of a picture begin. */
  atLab: (picture: Lab) => readonly [L: number, a: number, b: number];
};

const PAGE = 65536;
/** Some loops read or write up to three lanes past their end. */
const SLACK = 64;

export type KernelModule = { module: object };

/** @throws where the bytes are no WASM or this machine has no SIMD. */
export const compileKernels = (code: Uint8Array): KernelModule => ({
  module: new WebAssembly.Module(code),
});

/** `megabytes` of memory that never grows, so that no view is ever detached. Pages are only taken from the machine once touched. */
export function openMemory({ module }: KernelModule, megabytes: number): WasmMemory {
  const memory = new WebAssembly.Memory({ initial: (megabytes << 20) / PAGE });
  const { buffer } = memory;
  let top = PAGE;
  const take = (bytes: number): number => {
    const at = top;
    top = (top + bytes + SLACK + 15) & ~15;
    if (top > buffer.byteLength) throw new RangeError("The cartoon kernels are out of memory.");
    return at;
  };
  const room = (length: number): Float32Array => new Float32Array(buffer, take(length * 4), length);
  const intRoom = (length: number): Int32Array => new Int32Array(buffer, take(length * 4), length);
  const at: WasmMemory["at"] = (view) => {
    if (view.buffer !== buffer) throw new TypeError("The array is not from these kernels.");
    return view.byteOffset;
  };
  return {
    run: new WebAssembly.Instance(module, { env: { memory } }).exports as Exports,
    take,
    room,
    intRoom,
    floats: (length) => room(length).fill(0),
    ints: (length) => intRoom(length).fill(0),
    shorts: (length) => new Int16Array(buffer, take(length * 2), length).fill(0),
    bytes: (length) => new Uint8Array(buffer, take(length), length).fill(0),
    scope: (work) => {
      const mark = top;
      try {
        return work();
      } finally {
        top = mark;
      }
    },
    at,
    atLab: ({ L, a, b }) => [at(L), at(a), at(b)],
  };
}
