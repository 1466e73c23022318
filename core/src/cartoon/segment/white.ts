import { labToLinear } from "../colour.ts";
import type { Gains, Lab } from "../kernels/kernels.ts";

/** A wall or sheet this light and this pale counts as white in poor light. */
const LIGHTNESS = 0.7;
const CHROMA = 0.045;
/** Share of the background that must be such. */
const SHARE = 0.4;
/** What white becomes, and how far a channel may be moved for it. */
const WHITE = 0.96;
const MOST = 1.35;

/**
 * White balance from the background, since a photo's own white is a better guess than grey-world
 * (Barnard, Cardei & Funt 2002): where much of it is light and nearly grey, its brighter half becomes
 * neutral and close to white. Elsewhere nothing changes.
 * @param cut above 0 on the garment, a value for each pixel of `lab`.
 */
export function whiteBalance(lab: Lab, cut: Float32Array): Gains {
  const pale: number[] = [];
  let background = 0;
  for (let i = 0; i < lab.L.length; i++) {
    if (cut[i]! > 0.01) continue;
    background++;
    if (lab.L[i]! > LIGHTNESS && Math.hypot(lab.a[i]!, lab.b[i]!) < CHROMA) pale.push(i);
  }
  if (pale.length < Math.max(50, background * SHARE)) return [1, 1, 1];
  pale.sort((i, j) => lab.L[j]! - lab.L[i]!);
  const bright = pale.slice(0, pale.length >> 1);
  const mean = (plane: Float32Array): number =>
    bright.reduce((sum, i) => sum + plane[i]!, 0) / bright.length;
  const white = labToLinear({ L: mean(lab.L), a: mean(lab.a), b: mean(lab.b) });
  const gain = (light: number): number => Math.min(MOST, Math.max(1 / MOST, WHITE ** 3 / light));
  return [gain(white[0]), gain(white[1]), gain(white[2])];
}
