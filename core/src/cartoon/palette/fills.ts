import type { LabColour } from "../colour.ts";
import type { Lab } from "../kernels/kernels.ts";
import type { Palette } from "./palette.ts";

/** A tone at least and at most so much darker than its entry is read as shade, not as print. */
const DARKEST = 0.8;
const LIGHTEST = 0.94;

export type Tones = { base: LabColour; dark: LabColour };

/**
 * The two tones of each palette entry as the photo has them: the mean of its lit pixels and the mean
 * of those in shade, the rim left out.
 * @param dark 1 where the darker tone lies.
 */
export function tones(
  { labels, entries }: Palette,
  dark: Uint8Array,
  photo: Lab,
  distance: Float32Array,
  rim: number,
): Tones[] {
  const sums = new Float64Array(entries.length * 8);
  for (let i = 0; i < labels.length; i++) {
    const k = labels[i]!;
    if (k === 255 || distance[i]! > (dark[i] ? -rim : -2.5)) continue;
    const at = k * 8 + dark[i]! * 4;
    sums[at]! += photo.L[i]!;
    sums[at + 1]! += photo.a[i]!;
    sums[at + 2]! += photo.b[i]!;
    sums[at + 3]!++;
  }
  return entries.map((entry, k) => {
    const base = mean(sums, k * 8) ?? entry;
    const shade = mean(sums, k * 8 + 4) ?? { ...base, L: base.L * 0.88 };
    return { base, dark: { ...shade, L: held(shade.L, base.L * DARKEST, base.L * LIGHTEST) } };
  });
}

const held = (v: number, low: number, high: number): number => Math.min(high, Math.max(low, v));

function mean(sums: Float64Array, at: number): LabColour | null {
  const n = sums[at + 3]!;
  if (n < 20) return null;
  return { L: sums[at]! / n, a: sums[at + 1]! / n, b: sums[at + 2]! / n };
}
