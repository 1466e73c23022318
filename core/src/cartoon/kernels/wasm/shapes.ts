import type { ShapesKernels } from "../contract/shapes.ts";
import type { WasmMemory } from "./memory.ts";

export const shapesIn = (memory: WasmMemory): ShapesKernels => {
  const { run, at, atLab } = memory;
  return {
    distance(inside, width, height, reach, out) {
      memory.scope(() => {
        const column = memory.take(inside.length * 4);
        const line = (width + 2 * reach + 8) * 4;
        run.distance(
          at(inside),
          width,
          height,
          reach,
          at(out),
          column,
          memory.take(line),
          memory.take(line),
        );
      });
    },
    regions(plane, width, height) {
      const labels = memory.intRoom(plane.length);
      const areas = memory.ints(plane.length + 1);
      const atBorder = memory.bytes(plane.length + 1);
      const values = memory.bytes(plane.length + 1);
      const count = memory.scope(() =>
        run.regions(
          at(plane),
          width,
          height,
          at(labels),
          memory.take(plane.length * 4 + 8),
          memory.take(plane.length * 4 + 8),
          at(areas),
          at(atBorder),
          at(values),
        ),
      );
      return {
        labels,
        areas: areas.subarray(0, count + 1),
        atBorder: atBorder.subarray(0, count + 1),
        values: values.subarray(0, count + 1),
      };
    },
    repaint: (plane, regions, values) =>
      run.repaint(at(plane), at(regions), at(values), plane.length),
    borders(labels, lab, width, height, regions, count, look) {
      const out = memory.floats(regions.areas.length * count * 2);
      run.borders(
        at(labels),
        ...atLab(lab),
        width,
        height,
        at(regions.labels),
        count,
        look.reach,
        look.clear,
        look.chromaWeight,
        at(out),
      );
      return out;
    },
    majority(labels, width, height, radius, apart, out) {
      memory.scope(() => {
        const count = Math.sqrt(apart.length);
        run.majority(
          at(labels),
          width,
          height,
          radius,
          count,
          at(apart),
          at(memory.bytes(4112)),
          at(out),
        );
      });
    },
  };
};
