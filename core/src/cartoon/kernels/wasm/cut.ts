import type { CutKernels } from "../contract/cut.ts";
import type { WasmMemory } from "./memory.ts";

/** What `minCut` notes for each node; see cut.as.ts. */
const NODE_BYTES = 19;

export const cutIn = (memory: WasmMemory): CutKernels => {
  const { run, at, atLab } = memory;
  return {
    contrastArcs(lab, width, height, smoothness, chromaWeight) {
      const arcs = memory.floats((width + 2) * (height + 2) * 8);
      run.contrastArcs(...atLab(lab), width, height, smoothness, chromaWeight, at(arcs));
      return arcs;
    },
    binned(plane, bins, { start, scale }, cells) {
      run.binned(at(plane), plane.length, bins, start, scale, at(cells));
    },
    tie(cells, ratios, weight, prior, held, { width, height, terminal }) {
      const ties = [at(prior), at(held), width, height, at(terminal)] as const;
      run.tie(at(cells), at(ratios), weight, ...ties);
    },
    minCut({ width, height, capacity, terminal }) {
      const side = memory.bytes(width * height);
      memory.scope(() => {
        const planes = memory.bytes(width * height * NODE_BYTES + 8);
        run.minCut(at(capacity), at(terminal), width, height, at(planes), at(side));
      });
      return side;
    },
  };
};
