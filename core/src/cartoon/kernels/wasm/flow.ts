import type { FlowKernels } from "../contract/flow.ts";
import type { WasmMemory } from "./memory.ts";
import { blurIn } from "./planes.ts";

export const flowIn = (memory: WasmMemory): FlowKernels => {
  const { run, at } = memory;
  const blur = blurIn(memory);
  return {
    flow(lightness, width, height, taps) {
      const [w, h] = [width >> 1, height >> 1];
      const flow = { x: memory.floats(w * h), y: memory.floats(w * h) };
      memory.scope(() => {
        const [x, y, g] = [flow.x, flow.y, memory.floats(w * h)];
        run.structure(at(lightness), width, height, memory.take(w * h * 4), at(x), at(y), at(g));
        for (const part of [x, y, g]) blur(part, part, w, h, taps);
        run.minorAxis(at(x), at(y), at(g), w * h);
      });
      return flow;
    },
    crowding(labels, width, height, radius, out) {
      memory.scope(() => {
        const plane = (): number => memory.take(labels.length);
        run.crowding(at(labels), width, height, radius, plane(), plane(), at(out));
      });
    },
    candidates(plane, distance, crowd, { deepest, limit, most }, marked) {
      const { length } = plane;
      run.candidates(at(plane), at(distance), at(crowd), length, deepest, limit, most, at(marked));
    },
    alongFlow(plane, flow, crowd, width, height, { reach, share, weak }, marked, out) {
      const [x, y, ...stroke] = [at(flow.x), at(flow.y), reach, share, weak] as const;
      run.alongFlow(at(plane), x, y, at(crowd), width, height, ...stroke, at(marked), at(out));
    },
    inked: (strength, marked, from, ramp, out) =>
      run.inked(at(strength), at(marked), marked.length, from, ramp, at(out)),
  };
};
