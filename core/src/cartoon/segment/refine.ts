import { type Canvas, photograph, under } from "../canvas.ts";
import { CHROMA_WEIGHT } from "../colour.ts";
import type { Pixels } from "../contract.ts";
import type { Kernels, Lab } from "../kernels/kernels.ts";
import { type Cut, view } from "../resample.ts";
import { type ColourModel, likelier } from "./graph-cut.ts";
import { gaussian } from "../smooth/gaussian.ts";

/** The refinement works at this side, whatever the sticker's. */
export const FINE = 256;
const RADIUS = 4;
const EPSILON = 8e-4;
/** Softens the steps of the cut, in its own pixels. */
const SOFTEN = 0.8;
/** Above it is garment: a little over half, since shadows beside it pull the edge outwards. */
const EDGE = 0.53;
/** Under it a colour is the background's: a dozen times likelier there. */
const BACKGROUND = -2.5;
/** Parts smaller than this share of the largest are dropped, smaller holes are filled. */
const SMALLEST_PART = 0.18;
const SMALLEST_HOLE = 0.006;
const SMALLEST_GAP = 0.004;

/**
 * Gives the coarse cut the edges of the photo under the canvas: a guided filter (He, Sun & Tang,
 * PAMI 2013) for each OKLab plane, the three answers weighed by the covariance that each explains.
 * Small parts and holes go.
 * @param canvas of the side FINE. @param colours as in the cut. @returns 1 or 0.
 */
export function refine(
  kernels: Kernels,
  cut: Cut,
  photo: Pixels,
  canvas: Canvas,
  colours: ColourModel,
): Cut {
  const { width, height } = canvas.sheet;
  const data = kernels.room(width * height);
  kernels.scope(() => {
    const lab = photograph(kernels, photo, canvas);
    const coarse = coarseCut(kernels, cut, canvas);
    const options = { radius: RADIUS, epsilon: EPSILON, chromaWeight: CHROMA_WEIGHT };
    kernels.guidedFilter(coarse, lab, width, height, options, data);
    const inside = kernels.bytes(data.length);
    kernels.above(data, EDGE, 1, inside);
    tidy(kernels, inside, width, height);
    openGaps(kernels, inside, width, height, lab, colours);
    data.set(inside);
  });
  return { data, width, height, over: under(canvas) };
}

/** The canvas's part of a cut, softened to the canvas's own resolution. */
function coarseCut(kernels: Kernels, cut: Cut, canvas: Canvas): Float32Array {
  const { width, height } = canvas.sheet;
  const soft = kernels.floats(cut.data.length);
  soft.set(cut.data);
  kernels.blur(soft, soft, cut.width, cut.height, gaussian(kernels, SOFTEN));
  return view(kernels, { ...cut, data: soft }, under(canvas), width, height);
}

/**
 * Gives back to the background what has its colour and lies open to it or is large: slits between
 * sleeve and body or between trouser legs, too thin for the cut. Small inner patches may be print.
 */
function openGaps(
  kernels: Kernels,
  inside: Uint8Array,
  width: number,
  height: number,
  lab: Lab,
  colours: ColourModel,
): void {
  const gap = kernels.bytes(inside.length);
  const belonging = likelier(kernels, lab, colours);
  let area = 0;
  for (let i = 0; i < gap.length; i++) {
    area += inside[i]!;
    gap[i] = inside[i] && belonging[i]! < BACKGROUND ? 1 : 0;
  }
  const parts = kernels.regions(gap, width, height);
  const open = kernels.bytes(parts.areas.length).fill(255);
  for (let i = 2 * width; i < gap.length - 2 * width; i++) {
    if (!gap[i]) continue;
    const part = parts.labels[i]!;
    const beside =
      inside[i - 2]! & inside[i + 2]! & inside[i - 2 * width]! & inside[i + 2 * width]!;
    if (!beside || parts.areas[part]! >= area * SMALLEST_GAP) open[part] = 0;
  }
  kernels.repaint(inside, parts.labels, open);
}

/** Keeps the large parts and closes pinholes, in place. */
function tidy(kernels: Kernels, inside: Uint8Array, width: number, height: number): void {
  kernels.scope(() => {
    const { labels, areas, atBorder, values: value } = kernels.regions(inside, width, height);
    let largest = 0;
    for (let k = 1; k < areas.length; k++) if (value[k]) largest = Math.max(largest, areas[k]!);
    for (let k = 1; k < areas.length; k++) {
      if (value[k] && areas[k]! < largest * SMALLEST_PART) value[k] = 0;
      else if (!value[k] && !atBorder[k] && areas[k]! < largest * SMALLEST_HOLE) value[k] = 1;
    }
    kernels.repaint(inside, labels, value);
  });
}
