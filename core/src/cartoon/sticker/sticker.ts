import type { Canvas } from "../canvas.ts";
import { type LabColour, labToRgb } from "../colour.ts";
import type { Kernels } from "../kernels/kernels.ts";
import { type Fills, PER_ENTRY } from "../palette/fills.ts";

const OUTLINE = 4.5;
const BORDER = 9;
/** How far from the contour the distance must be known, in pixels of the reference size. */
export const REACH = 16;

/**
 * Paints the fills and the ink, then a tinted dark outline and the white border of a sticker;
 * transparent beyond. Edges are smooth by their distance to the contour. @returns RGBA.
 */
export function sticker(
  kernels: Kernels,
  { plane, colours }: Fills,
  ink: Float32Array,
  distance: Float32Array,
  main: LabColour,
  { side, unit, sheet }: Canvas,
): Uint8Array {
  const table = kernels.floats(colours.length * 2 * 4);
  colours.forEach((colour, k) => {
    const fill = lifted(colour);
    table.set(labToRgb(fill), k * 4);
    table.set(labToRgb(inked(fill)), (colours.length + k) * 4);
  });
  const out = kernels.bytes(side * side * 4);
  const paint = {
    fill: plane,
    ink,
    distance,
    colours: table,
    inkAt: colours.length,
    perEntry: PER_ENTRY,
    outline: labToRgb({ L: 0.17, a: main.a * 0.25, b: main.b * 0.25 }),
    outlineWidth: OUTLINE * unit,
    borderWidth: BORDER * unit,
  };
  const start = (sheet.top * side + sheet.left) * 4;
  kernels.compose(paint, sheet.width, sheet.height, out, start, side);
  return out.slice();
}

/** Near black is drawn a little lighter, so that its folds and lines stay visible. */
const lifted = ({ L, a, b }: LabColour): LabColour => ({ L: Math.max(L, 0.15 + 0.45 * L), a, b });

const inked = ({ L, a, b }: LabColour): LabColour => ({
  L: Math.max(0.12, L * 0.55),
  a: a * 0.9,
  b: b * 0.9,
});
