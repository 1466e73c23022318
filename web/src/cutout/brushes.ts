/** How many sizes the brush has, from a pixel or two of the mask to an eighth of it. */
export const BRUSH_SIZES = 12;

const LEAST = 1.5;
const GROWTH = 1.45;

/** @param size 0 to BRUSH_SIZES − 1; @returns the radius in pixels of a mask whose longer side is `side` */
export function radiusOf(size: number, side: number): number {
  return (LEAST * GROWTH ** size * side) / 768;
}

export function sizeWithinBrushes(size: number): number {
  return Math.min(BRUSH_SIZES - 1, Math.max(0, size));
}
