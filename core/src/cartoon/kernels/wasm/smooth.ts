import type { SmoothKernels } from "../contract/smooth.ts";
import type { WasmMemory } from "./memory.ts";

export const smoothIn = (memory: WasmMemory): SmoothKernels => {
  const { run, at, atLab } = memory;
  return {
    guidedFilter(mask, lab, width, height, { radius, epsilon, chromaWeight }, out) {
      memory.scope(() => {
        const planes = memory.take(7 * width * height * 4 + (width + 2 * radius + 4) * 4);
        run.guidedFilter(
          at(mask),
          ...atLab(lab),
          width,
          height,
          radius,
          epsilon,
          chromaWeight,
          planes,
          at(out),
        );
      });
    },
    domainTransform(lab, width, height, options) {
      memory.scope(() => {
        const plane = (): number => memory.take(lab.L.length * 4);
        run.domainTransform(
          ...atLab(lab),
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
          memory.take(lab.L.length * 16),
        );
      });
    },
    weave(lab, soft, far, crowd, width, height, { reach, limit, edge, most, chromaWeight }) {
      return memory.scope(() => {
        const planes = [...atLab(lab), at(soft), at(far), at(crowd)] as const;
        const sums = memory.floats(16);
        run.weave(...planes, width, height, reach, limit, edge, most, chromaWeight, at(sums));
        const sum = (from: number): number => sums.subarray(from, from + 4).reduce((s, v) => s + v);
        const pixels = Math.max(1, sum(12));
        return { edges: sum(0) / pixels, lone: sum(4) / pixels, grain: sum(8) / pixels };
      });
    },
  };
};
