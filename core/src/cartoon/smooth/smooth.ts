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

/** Pixels between two that are compared, at most. */
const MOST_APART = 4;

/** @param distance signed, positive outside. */
export function cloth(
  kernels: Kernels,
  { L, a, b }: Lab,
  distance: Float32Array,
  { sheet, fine }: Canvas,
): Cloth {
  const { width, height } = sheet;
  return kernels.scope(() => {
    const soft = kernels.room(L.length);
    kernels.blur(L, soft, width, height, gaussian(kernels, Math.max(1, fine)));
    const apart = Math.max(2, Math.round(2 * fine));
    const across = (i: number, step: number): number =>
      Math.abs(soft[i + step]! - soft[i - step]!) +
      CHROMA_IN_STEP *
        (Math.abs(a[i + step]! - a[i - step]!) + Math.abs(b[i + step]! - b[i - step]!));
    let [edges, grain, all] = [0, 0, 0];
    for (let y = MOST_APART; y < height - MOST_APART; y += 2) {
      for (let x = MOST_APART; x < width - MOST_APART; x += 2) {
        const i = y * width + x;
        if (distance[i]! > -5.5) continue;
        all++;
        if (Math.max(across(i, apart), across(i, apart * width)) > 0.11) edges++;
        grain += Math.min(0.04, Math.abs(L[i]! - soft[i]!));
      }
    }
    return { busy: edges / Math.max(1, all), grain: grain / Math.max(1, all) };
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
