import type { Canvas } from "../canvas.ts";
import { CHROMA_IN_STEP } from "../colour.ts";
import type { Kernels, Lab } from "../kernels/kernels.ts";
import { gaussian } from "./gaussian.ts";

/** What the cloth is like, measured where the garment surely is. */
export type Cloth = {
  /** Share of it that lies on strong edges, 0 to 1: 0.02 is plain, above 0.3 is busy cloth. */
  busy: number;
  /** Mean lightness that a blur of 1 px takes away: grain and the camera's noise. */
  grain: number;
};

/** Deeper than this is surely garment; a step over four pixels that is a strong edge; grain beyond which it is print. */
const SURE = -5.5;
const EDGE = 0.11;
const MOST_GRAIN = 0.04;

/** @param distance signed, positive outside. */
export function cloth(kernels: Kernels, lab: Lab, distance: Float32Array, canvas: Canvas): Cloth {
  return kernels.scope(() => {
    const nothing = kernels.bytes(lab.L.length);
    const { edges, grain } = edgesOf(kernels, lab, distance, nothing, canvas);
    return { busy: edges, grain };
  });
}

/** @returns the shares of the garment on strong edges of the photo, `lone` of those where `crowd` is 0, and its mean grain. */
export function edgesOf(
  kernels: Kernels,
  lab: Lab,
  distance: Float32Array,
  crowd: Uint8Array,
  { sheet: { width, height }, fine }: Canvas,
): { edges: number; lone: number; grain: number } {
  return kernels.scope(() => {
    const soft = kernels.room(lab.L.length);
    kernels.blur(lab.L, soft, width, height, gaussian(kernels, Math.max(1, fine)));
    return kernels.weave(lab, soft, distance, crowd, width, height, {
      reach: Math.max(2, Math.round(2 * fine)),
      limit: SURE,
      edge: EDGE,
      most: MOST_GRAIN,
      chromaWeight: CHROMA_IN_STEP,
    });
  });
}

/**
 * Evens out cloth and keeps print: domain transform, recursive form (Gastal & Oliveira 2011),
 * sigma 12 px and 0.10, differences under a few times the grain count as texture. Busy cloth is smoothed less.
 * @returns new planes.
 */
export function smooth(
  kernels: Kernels,
  lab: Lab,
  { sheet, fine }: Canvas,
  { busy, grain }: Cloth,
): Lab {
  const copy = (plane: Float32Array): Float32Array => {
    const out = kernels.room(plane.length);
    out.set(plane);
    return out;
  };
  const even = { L: copy(lab.L), a: copy(lab.a), b: copy(lab.b) };
  kernels.domainTransform(even, sheet.width, sheet.height, {
    sigmaSpace: 12 * fine * (busy > 0.3 ? 0.6 : busy > 0.15 ? 0.8 : 1),
    sigmaRange: 0.1,
    threshold: Math.min(busy > 0.3 ? 0.035 : 0.05, Math.max(0.03, 5 * grain)),
    chromaWeight: CHROMA_IN_STEP,
    rounds: 2,
  });
  return even;
}
