import type { Kernels } from "./kernels.ts";
import { binned, contrastArcs, tie } from "./twin/grid.ts";
import { minCut } from "./twin/cut.ts";
import { conv, depthwise, putBeside, upsample } from "./twin/net.ts";
import { alongFlow, candidates, crowding, flow, inked } from "./twin/flow.ts";
import { guidedFilter } from "./twin/guide.ts";
import {
  assign,
  compose,
  fillNumbers,
  histogram,
  present,
  renumber,
  rim,
  sharedEdges,
  sums,
} from "./twin/paint.ts";
import { above, blur, boxMean, subtract } from "./twin/planes.ts";
import { toLab } from "./twin/lab.ts";
import { mixRows, resampleRow, sample, unpackRow } from "./twin/resize.ts";
import { borders, distance, majority, regions, repaint } from "./twin/shapes.ts";
import { domainTransform, weave } from "./twin/smooth.ts";

/** The kernels in plain TypeScript: what WASM must equal, and what runs where there is none. */
export const plainKernels = (): Kernels => ({
  floats: (length) => new Float32Array(length),
  room: (length) => new Float32Array(length),
  ints: (length) => new Int32Array(length),
  shorts: (length) => new Int16Array(length),
  bytes: (length) => new Uint8Array(length),
  scope: (work) => work(),
  conv,
  depthwise,
  upsample,
  putBeside,
  unpackRow,
  resampleRow,
  mixRows,
  toLab,
  blur,
  boxMean,
  above,
  subtract,
  guidedFilter,
  sample,
  domainTransform,
  weave,
  distance,
  regions,
  repaint,
  borders,
  majority,
  contrastArcs,
  binned,
  tie,
  minCut,
  flow,
  crowding,
  candidates,
  alongFlow,
  inked,
  histogram,
  rim,
  present,
  renumber,
  fillNumbers,
  assign,
  sums,
  sharedEdges,
  compose,
});
