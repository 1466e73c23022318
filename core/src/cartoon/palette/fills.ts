import type { LabColour } from "../colour.ts";
import type { Kernels, Lab } from "../kernels/kernels.ts";
import { TONES } from "../shade/shade.ts";
import type { Palette } from "./palette.ts";

/** A tone at least and at most so much darker than its entry is read as shade, not as print. */
const DARKEST = 0.8;
const LIGHTEST = 0.94;
/** How much farther fine print is from its cloth than the photo shows. */
const CRISP = 1.3;
/** Fewer pixels than this have no tone of their own. */
const FEWEST = 20;

/** Tones of a palette entry; a fill's number is entry · PER_ENTRY + tone. */
export const PER_ENTRY = 3;

export type Fills = {
  /** A fill for each pixel, 255 outside the garment. */
  plane: Uint8Array;
  colours: LabColour[];
};

/**
 * The tones of each palette entry as the photo has them: the mean of its lit pixels and the mean of
 * its folds, which also colours the rim.
 */
export function fills(
  kernels: Kernels,
  { labels, entries, cloths }: Palette,
  tone: Uint8Array,
  photo: Lab,
  distance: Float32Array,
): Fills {
  const plane = kernels.bytes(labels.length);
  kernels.fillNumbers(labels, tone, PER_ENTRY, plane);
  const sums = kernels.sums(plane, photo, distance, -2.5, entries.length * PER_ENTRY);
  const colours: LabColour[] = [];
  entries.forEach((entry, k) => {
    const seen = mean(sums, k * PER_ENTRY + TONES.lit) ?? entry;
    const lit = k < cloths ? seen : crisp(seen, colours[(k % cloths) * PER_ENTRY]!);
    const fold = mean(sums, k * PER_ENTRY + TONES.fold) ?? { ...lit, L: lit.L * 0.88 };
    const dark = { ...fold, L: Math.min(lit.L * LIGHTEST, Math.max(lit.L * DARKEST, fold.L)) };
    colours.push(lit, dark, dark);
  });
  return { plane, colours };
}

/** The photo's lens and pixels have mixed fine print with its cloth: its own colour lies farther away. */
const crisp = (print: LabColour, cloth: LabColour): LabColour => ({
  L: Math.min(1, Math.max(0, cloth.L + CRISP * (print.L - cloth.L))),
  a: cloth.a + CRISP * (print.a - cloth.a),
  b: cloth.b + CRISP * (print.b - cloth.b),
});

function mean(sums: Float32Array, fill: number): LabColour | null {
  const n = sums[fill * 4 + 3]!;
  if (n < FEWEST) return null;
  return { L: sums[fill * 4]! / n, a: sums[fill * 4 + 1]! / n, b: sums[fill * 4 + 2]! / n };
}
