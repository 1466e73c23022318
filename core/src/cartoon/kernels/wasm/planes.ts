import type { PlanesKernels } from "../contract/planes.ts";
import type { WasmMemory } from "./memory.ts";

export const blurIn =
  ({ run, at, take, scope }: WasmMemory): PlanesKernels["blur"] =>
  (source, out, width, height, taps) =>
    scope(() => {
      const across = take(width * height * 4);
      const line = take((width + 2 * taps.length) * 4);
      run.blur(at(source), at(out), width, height, at(taps), taps.length - 1, across, line);
    });

export const planesIn = (memory: WasmMemory): PlanesKernels => {
  const { run, at, atLab } = memory;
  return {
    unpackRow: (bytes, count, out) => run.unpackRow(at(bytes), count, at(out)),
    resampleRow(row, axis, out) {
      run.resampleRow(at(row), at(axis.first), at(axis.weights), axis.taps, axis.length, at(out));
    },
    mixRows(rows, weights, out) {
      run.mixRows(at(rows), weights.length, out.length, at(weights), at(out));
    },
    toLab(rgbx, gains, lab) {
      run.toLab(at(rgbx), lab.L.length, ...gains, ...atLab(lab));
    },
    blur: blurIn(memory),
    boxMean(source, out, width, height, radius) {
      memory.scope(() => {
        const across = memory.take(width * height * 4);
        const line = memory.take((width + 2 * radius + 4) * 4);
        run.boxMean(at(source), at(out), width, height, radius, across, line);
      });
    },
    above: (plane, limit, value, out) => run.above(at(plane), plane.length, limit, value, at(out)),
    subtract: (plane, other) => run.subtract(at(plane), at(other), plane.length),
    sample(field, from, { left, top, ...window }, width, height, out, outside) {
      memory.scope(() => {
        run.sample(
          at(field),
          from.width,
          from.height,
          left,
          top,
          window.width / width,
          window.height / height,
          width,
          height,
          outside === undefined ? 1 : 0,
          outside ?? 0,
          at(out),
          memory.take(from.width * 4),
          memory.take(width * 8),
        );
      });
    },
  };
};
