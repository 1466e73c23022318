import type { Canvas } from "../canvas.ts";
import { type LabColour, labToRgb } from "../colour.ts";
import type { Kernels } from "../kernels/kernels.ts";
import type { Tones } from "../palette/fills.ts";
import type { Entry, Palette } from "../palette/palette.ts";

const OUTLINE = 4.5;
const BORDER = 9;
/** How far from the contour the distance must be known, in pixels of the reference size. */
export const REACH = 16;

/**
 * Paints the flat colours, their darker tone and the ink, then a tinted dark outline and the white
 * border of a sticker; transparent beyond. Edges are smooth by their distance to the contour.
 * @param dark 1 where the darker tone lies. @returns RGBA.
 */
export function sticker(
  kernels: Kernels,
  { labels, entries }: Palette,
  dark: Uint8Array,
  tones: Tones[],
  ink: Float32Array,
  distance: Float32Array,
  { side, unit }: Canvas,
): Uint8Array {
  const colours = kernels.floats(entries.length * 4 * 4);
  tones.forEach(({ base, dark: shaded }, k) => {
    colours.set(labToRgb(lifted(base)), k * 8);
    colours.set(labToRgb(lifted(shaded)), k * 8 + 4);
    for (const at of [k * 2, k * 2 + 1]) {
      colours.set(labToRgb(inked(lifted(base))), (entries.length * 2 + at) * 4);
    }
  });
  const fill = kernels.bytes(labels.length);
  labels.forEach((k, i) => (fill[i] = k === 255 ? 255 : k * 2 + dark[i]!));
  const out = kernels.bytes(labels.length * 4);
  const paint = {
    fill,
    ink,
    distance,
    colours,
    inkAt: entries.length * 2,
    outline: labToRgb(outlineOf(entries)),
    outlineWidth: OUTLINE * unit,
    borderWidth: BORDER * unit,
  };
  kernels.compose(paint, side, side, out);
  return Uint8Array.from(out);
}

/** Near black is drawn a little lighter, so that its folds and lines stay visible. */
const lifted = ({ L, a, b }: LabColour): LabColour => ({ L: Math.max(L, 0.15 + 0.45 * L), a, b });

const inked = ({ L, a, b }: LabColour): LabColour => ({
  L: Math.max(0.12, L * 0.55),
  a: a * 0.9,
  b: b * 0.9,
});

/** Nearly black, with a breath of the garment's main colour. */
function outlineOf(entries: Entry[]): LabColour {
  const main = entries.reduce((most, entry) => (entry.area > most.area ? entry : most));
  return { L: 0.17, a: main.a * 0.25, b: main.b * 0.25 };
}
