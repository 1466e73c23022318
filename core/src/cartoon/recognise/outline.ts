import type { CategoryId } from "../../wardrobe/categories.ts";
import type { Length } from "../../wardrobe/cuts.ts";

/** How tall a garment's outline is by its width, at a tenth of its height and at four fifths. */
export type Outline = { byTop: number; byLow: number };

const TOP = 0.1;
const LOW = 0.8;

/** @param inside one byte a pixel, not 0 on the garment. @returns null where nothing is inside. */
export function outlineOf(inside: Uint8Array, width: number): Outline | null {
  const rows = Array.from({ length: inside.length / width }, (_, y) =>
    inside.subarray(y * width, (y + 1) * width),
  ).filter((row) => row.some(Boolean));
  if (!rows.length) return null;
  const row = (at: number): Uint8Array => rows[Math.floor(at * rows.length)]!;
  const top = row(TOP);
  const across = top.findLastIndex(Boolean) - top.findIndex(Boolean) + 1;
  // only what is cloth: sleeves hang beside a coat
  const cloth = row(LOW).reduce((sum, v) => sum + (v ? 1 : 0), 0);
  return { byTop: rows.length / across, byLow: rows.length / Math.max(1, cloth) };
}

type Ends = readonly (readonly [below: number, length: Length])[];

/** A waistband is worn at the waist, so a skirt's length by its top is what of the legs it covers. Bounds of 107 skirts. */
const SKIRTS: Ends = [
  [1.36, "thigh"],
  [1.95, "knee"],
  [2.5, "calf"],
  [Infinity, "ankle"],
];
/** What of 181 coats and jackets is a coat to the knee, save one in seven. */
const LONG_COAT = 1.65;

/** The length that the outline tells of a garment filed under `category`. */
export function lengthOf(outline: Outline, category: CategoryId): Length | undefined {
  if (category === "skirt") return SKIRTS.find(([below]) => outline.byTop < below)?.[1];
  return category === "coat" && outline.byLow >= LONG_COAT ? "knee" : undefined;
}
