import type { Kernels } from "./kernels.ts";
import { LINEAR } from "./twin.ts";

/** What the pipeline needs of WebAssembly, which core's language library does not declare. */
declare const WebAssembly: {
  Module: new (bytes: Uint8Array) => object;
  Memory: new (size: { initial: number }) => { buffer: ArrayBuffer };
  Instance: new (module: object, imports: object) => { exports: unknown };
};

type Exports = Record<
  | "conv3"
  | "upsample"
  | "resampleRow"
  | "addRow"
  | "toLab"
  | "blur"
  | "domainTransform"
  | "distance"
  | "assign"
  | "compose",
  (...numbers: number[]) => void
>;

const PAGE = 65536;
/** Some loops read or write up to three lanes past their end. */
const SLACK = 64;

export type KernelModule = { module: object };

/** @throws where the bytes are no WASM or this machine has no SIMD. */
export const compileKernels = (bytes: Uint8Array): KernelModule => ({
  module: new WebAssembly.Module(bytes),
});

/**
 * Kernels over `megabytes` of memory that never grows, so that no view is ever detached.
 * Pages are only taken from the machine once touched.
 */
export function wasmKernels({ module }: KernelModule, megabytes: number): Kernels {
  const memory = new WebAssembly.Memory({ initial: (megabytes << 20) / PAGE });
  const { buffer } = memory;
  const run = new WebAssembly.Instance(module, { env: { memory } }).exports as Exports;
  let top = PAGE;
  const take = (bytes: number): number => {
    const at = top;
    top = (top + bytes + SLACK + 15) & ~15;
    if (top > buffer.byteLength) throw new RangeError("The cartoon kernels are out of memory.");
    return at;
  };
  const floats = (length: number): Float32Array =>
    new Float32Array(buffer, take(length * 4), length).fill(0);
  const scope = <T>(work: () => T): T => {
    const mark = top;
    try {
      return work();
    } finally {
      top = mark;
    }
  };
  const at = (view: Float32Array | Int32Array | Uint8Array): number => {
    if (view.buffer !== buffer) throw new TypeError("The array is not from these kernels.");
    return view.byteOffset;
  };
  const linear = floats(LINEAR.length);
  linear.set(LINEAR);

  return {
    floats,
    ints: (length) => new Int32Array(buffer, take(length * 4), length).fill(0),
    bytes: (length) => new Uint8Array(buffer, take(length), length).fill(0),
    scope,
    conv3(input, output, weights, bias, stride, dilation) {
      run.conv3(
        at(input.data),
        input.side,
        input.channels,
        at(output.data),
        output.channels,
        stride,
        dilation,
        at(weights),
        at(bias),
      );
      // four columns at a time: a side that is no multiple of 4 spills into the border
      if (output.side % 4 === 0) return;
      const { data, side, channels } = output;
      for (let y = 2; y < side + 2; y++) {
        const border = (y * (side + 4) + side + 2) * channels;
        data.fill(0, border, border + 2 * channels);
      }
    },
    upsample(input, output) {
      run.upsample(at(input.data), input.side, input.channels, at(output.data), output.channels);
    },
    resampleRow(row, axis, out) {
      run.resampleRow(at(row), at(axis.first), at(axis.weights), axis.taps, axis.length, at(out));
    },
    addRow: (sum, row, weight) => run.addRow(at(sum), at(row), weight, sum.length),
    toLab(rgbx, { L, a, b }) {
      run.toLab(at(rgbx), L.length, at(linear), at(L), at(a), at(b));
    },
    blur(source, out, width, height, taps) {
      scope(() => {
        const across = take(width * height * 4);
        const line = take((width + 2 * taps.length) * 4);
        run.blur(at(source), at(out), width, height, at(taps), taps.length - 1, across, line);
      });
    },
    domainTransform({ L, a, b }, width, height, options) {
      scope(() => {
        const plane = (): number => take(L.length * 4);
        run.domainTransform(
          at(L),
          at(a),
          at(b),
          width,
          height,
          options.sigmaSpace,
          options.sigmaRange,
          options.threshold,
          options.chromaWeight,
          options.rounds,
          plane(),
          plane(),
          plane(),
          plane(),
          take(L.length * 16),
        );
      });
    },
    distance(inside, width, height, reach, out) {
      scope(() => {
        const column = take(inside.length * 4);
        const line = (width + 2 * reach + 8) * 4;
        run.distance(at(inside), width, height, reach, at(out), column, take(line), take(line));
      });
    },
    assign({ L, a, b }, inside, centres, scaleL, scaleAb, out) {
      run.assign(
        at(L),
        at(a),
        at(b),
        at(inside),
        inside.length,
        at(centres),
        centres.length / 3,
        scaleL,
        scaleAb,
        at(out),
      );
    },
    compose(paint, width, height, out) {
      scope(() => {
        const outline = floats(4);
        outline.set(paint.outline);
        run.compose(
          at(paint.fill),
          at(paint.ink),
          at(paint.distance),
          at(paint.colours),
          paint.inkAt,
          at(outline),
          paint.outlineWidth,
          paint.borderWidth,
          width,
          height,
          at(out),
        );
      });
    },
  };
}
