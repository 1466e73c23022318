import type { PaintKernels } from "../contract/paint.ts";
import type { WasmMemory } from "./memory.ts";

export const paintIn = (memory: WasmMemory): PaintKernels => {
  const { run, at, atLab } = memory;
  return {
    histogram(lab, distance, width, height, limit, cells) {
      const out = memory.floats(cells.L * cells.ab ** 2 * 4);
      run.histogram(
        ...atLab(lab),
        at(distance),
        width,
        height,
        limit,
        cells.L,
        cells.ab,
        cells.spanAb,
        at(out),
      );
      return out;
    },
    rim(labels, far, width, height, { dx, dy, limit, value }, out) {
      run.rim(at(labels), at(far), width, height, dx, dy, limit, value, at(out));
    },
    present(plane) {
      const out = memory.bytes(256);
      run.present(at(plane), plane.length, at(out));
      return out;
    },
    renumber(labels, table, out) {
      memory.scope(() => {
        const numbers = memory.bytes(16);
        table.forEach((number, k) => (numbers[k] = ~number));
        run.renumber(at(labels), labels.length, at(numbers), at(out));
      });
    },
    fillNumbers(labels, tones, perEntry, out) {
      run.fillNumbers(at(labels), at(tones), perEntry, labels.length, at(out));
    },
    assign(lab, inside, centres, scaleL, scaleAb, out) {
      run.assign(
        ...atLab(lab),
        at(inside),
        inside.length,
        at(centres),
        centres.length / 3,
        scaleL,
        scaleAb,
        at(out),
      );
    },
    sums(labels, lab, distance, limit, count) {
      const out = memory.floats(count * 4);
      run.sums(at(labels), ...atLab(lab), at(distance), limit, labels.length, at(out));
      return out;
    },
    sharedEdges(labels, lab, distance, width, height, limit, span, centres, scaleL, scaleAb) {
      const count = centres.length / 3;
      const out = memory.floats(count * count * 2);
      run.sharedEdges(
        at(labels),
        ...atLab(lab),
        at(distance),
        width,
        height,
        limit,
        span,
        at(centres),
        count,
        scaleL,
        scaleAb,
        at(out),
      );
      return out;
    },
    compose(paint, width, height, out, start, stride) {
      memory.scope(() => {
        const outline = memory.floats(4);
        outline.set(paint.outline);
        run.compose(
          at(paint.fill),
          at(paint.ink),
          at(paint.distance),
          at(paint.colours),
          paint.inkAt,
          paint.perEntry,
          at(outline),
          paint.outlineWidth,
          paint.borderWidth,
          width,
          height,
          at(out) + start,
          stride,
        );
      });
    },
  };
};
