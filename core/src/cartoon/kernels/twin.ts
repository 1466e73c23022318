import type { Kernels } from "./kernels.ts";
import { contrastArcs, minCut } from "./twin/cut.ts";
import { conv3, upsample } from "./twin/net.ts";
import { alongFlow, assign, compose, sharedEdges, sums } from "./twin/paint.ts";
import { addRow, blur, resampleRow, sample, toLab } from "./twin/planes.ts";
import { distance, majority, regions } from "./twin/shapes.ts";
import { domainTransform } from "./twin/smooth.ts";

/** The kernels in plain TypeScript: what WASM must equal, and what runs where there is none. */
export const plainKernels = (): Kernels => ({
  floats: (length) => new Float32Array(length),
  ints: (length) => new Int32Array(length),
  bytes: (length) => new Uint8Array(length),
  scope: (work) => work(),
  conv3,
  upsample,
  resampleRow,
  addRow,
  toLab,
  blur,
  sample,
  domainTransform,
  distance,
  regions,
  majority,
  contrastArcs,
  minCut,
  assign,
  alongFlow,
  sums,
  sharedEdges,
  compose,
});
