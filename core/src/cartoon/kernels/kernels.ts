import type { NetKernels } from "./contract/net.ts";
import type { PlanesKernels } from "./contract/planes.ts";
import type { SmoothKernels } from "./contract/smooth.ts";
import type { ShapesKernels } from "./contract/shapes.ts";
import type { CutKernels } from "./contract/cut.ts";
import type { FlowKernels } from "./contract/flow.ts";
import type { PaintKernels } from "./contract/paint.ts";
import type { KernelMemory } from "./contract/memory.ts";

export type { Tensor, ConvWeights } from "./contract/net.ts";
export type { Lab, Gains, Axis } from "./contract/planes.ts";
export type { Grid, BinRange } from "./contract/cut.ts";
export type { Flow } from "./contract/flow.ts";
export type { Paint, HistogramCells } from "./contract/paint.ts";

/**
 * The hot loops. WASM and plain TypeScript implement them alike; tests hold one against the other.
 * Every array passed in comes from `floats`, `ints`, `shorts` or `bytes` of the same kernels.
 */
export type Kernels = KernelMemory &
  NetKernels &
  PlanesKernels &
  SmoothKernels &
  ShapesKernels &
  CutKernels &
  FlowKernels &
  PaintKernels;
