import type { CategoryId } from "../../wardrobe/categories.ts";
import type { Length } from "../../wardrobe/cuts.ts";

/**
 * How tall a garment's outline is by its width at a tenth of its height, by its cloth at four fifths and at nine tenths; and
 * how much broader that cloth is at four fifths than at one.
 */
export type Outline = { byTop: number; byLow: number; byEnd: number; flare: number };

const [TOP, HIP, LOW, END] = [0.1, 0.2, 0.8, 0.9];

/** @param inside one byte a pixel, not 0 on the garment. @returns null where nothing is inside. */
export function outlineOf(inside: Uint8Array, width: number): Outline | null {
  const rows = Array.from({ length: inside.length / width }, (_, y) =>
    inside.subarray(y * width, (y + 1) * width),
  ).filter((row) => row.some(Boolean));
  if (!rows.length) return null;
  const row = (at: number): Uint8Array => rows[Math.floor(at * rows.length)]!;
  const top = row(TOP);
  const across = top.findLastIndex(Boolean) - top.findIndex(Boolean) + 1;
  // only what is cloth: sleeves hang beside a coat, and between legs there is air
  const [hip, low, end] = [HIP, LOW, END].map((at) => row(at).filter(Boolean).length || 1);
  const tall = rows.length;
  return { byTop: tall / across, byLow: tall / low!, byEnd: tall / end!, flare: low! / hip! };
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
/** All 16 coats to the knee with long sleeves, 9 of 20 to the thigh, and one jacket in five, hoods that lie spread among them. */
const BELOW_HIP = 1.5;

/** The length that the outline tells of a garment filed under `category`. */
export function lengthOf(outline: Outline, category: CategoryId): Length | undefined {
  if (category === "skirt") return SKIRTS.find(([below]) => outline.byTop < below)?.[1];
  return category === "coat" && outline.byLow >= LONG_COAT ? "knee" : undefined;
}

/** Whether a coat with long sleeves is tall enough to end at the thigh, should it not end at the hip. */
export const reachesThigh = ({ byLow }: Outline): boolean => byLow >= BELOW_HIP;

/** Ten of thirteen wide legs by their label, none of 36 chinos and other trousers, three of 112 jeans and joggers. */
const WIDE_LEGS = { flare: 1.15, byEnd: 2.2 };

export const hasWideLegs = ({ flare, byEnd }: Outline): boolean =>
  flare >= WIDE_LEGS.flare && byEnd <= WIDE_LEGS.byEnd;
