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
export function whiteBalance({ L, a, b }: Lab, cut: Float32Array): Gains {
  const counts = new Uint32Array(256);
  const pale = (i: number): boolean =>
    cut[i]! <= 0.01 && L[i]! > LIGHTNESS && a[i]! * a[i]! + b[i]! * b[i]! < CHROMA ** 2;
  let [background, found] = [0, 0];
  for (let i = 0; i < L.length; i++) {
    if (cut[i]! <= 0.01) background++;
    if (!pale(i)) continue;
    found++;
    counts[level(L[i]!)]!++;
  }
  if (found < Math.max(50, background * SHARE)) return [1, 1, 1];
  let least = 255;
  for (let above = counts[255]!; above < found / 2; above += counts[--least]!);
  const sum = { L: 0, a: 0, b: 0 };
  let bright = 0;
  for (let i = 0; i < L.length; i++) {
    if (!pale(i) || level(L[i]!) < least) continue;
    sum.L += L[i]!;
    sum.a += a[i]!;
    sum.b += b[i]!;
    bright++;
  }
  const white = labToLinear({ L: sum.L / bright, a: sum.a / bright, b: sum.b / bright });
  const gain = (light: number): number => Math.min(MOST, Math.max(1 / MOST, WHITE ** 3 / light));
  return [gain(white[0]), gain(white[1]), gain(white[2])];
}

const level = (lightness: number): number => Math.min(255, (lightness * 256) | 0);
