import type { Canvas } from "../canvas.ts";
import type { Flow, Kernels } from "../kernels/kernels.ts";
import type { Palette } from "../palette/palette.ts";
import { gaussian } from "../smooth/gaussian.ts";
import type { Cloth } from "../smooth/smooth.ts";

/** Radius within which borders of the palette count as print. */
const CROWD = 3;
/** Steps that a stroke is followed each way. */
const REACH = 7;

/** A stroke's least strength, and what it must reach somewhere. */
const WEAK = 0.0135;
const STRONG = 0.0265;
/** What is so many times STRONG over a few pixels is drawn however short: dots, buttons, stitches. */
const DOT = 1.25;
/** Multiples of WEAK at which ink begins and over which it becomes full: crisp lines leave flat cloth beside them. */
const CORE = 1.5;
const RAMP = 0.3;
/** Where lines cover less of the garment than this, fainter ones are drawn; not on coarse cloth, whose grain they would be. */
const SPARSE = 0.012;
const FAINT = 0.8;
const COARSE = 0.006;
const BUSY = 0.3;

/**
 * Lines along seams and folds: difference of Gaussians 1.2 / 2.2 px (Winnemöller, Olsen & Gooch
 * 2006), averaged along the flow of the structure tensor (Kang, Lee & Chui 2007), with hysteresis.
 * Suppressed where the palette already draws an edge; finer on dark cloth.
 * @param lightness of the photo. @returns 0 to 1 a pixel.
 */
export function ink(
  kernels: Kernels,
  palette: Palette,
  lightness: Float32Array,
  distance: Float32Array,
  canvas: Canvas,
  { busy, grain }: Cloth,
): Float32Array {
  const { width, height } = canvas.sheet;
  const out = kernels.floats(lightness.length);
  kernels.scope(() => {
    const dog = differenceOfGaussians(kernels, lightness, canvas);
    const flow = kernels.flow(lightness, width, height, gaussian(kernels, 1.6));
    const crowd = kernels.bytes(lightness.length);
    const radius = Math.round(CROWD * canvas.fine);
    kernels.crowding(palette.labels, width, height, radius, crowd);
    const scene = { dog, flow, crowd, share: 7 / (2 * radius + 1) ** 2, distance, canvas, busy };
    const scale = lineScale(palette) * (busy < 0.03 ? 0.75 : 1);
    const area = palette.entries.reduce((sum, entry) => sum + entry.area, 0);
    const drawn = strokes(kernels, scene, scale, out);
    if (drawn < area * SPARSE && grain < COARSE)
      strokes(kernels, scene, scale * FAINT, out.fill(0));
  });
  return out;
}

type Scene = {
  dog: Float32Array;
  flow: Flow;
  crowd: Uint8Array;
  /** Of a stroke's strength that each border of the palette around it takes away. */
  share: number;
  distance: Float32Array;
  canvas: Canvas;
  busy: number;
};

/** Draws what is stronger than `scale` times the usual; @returns pixels drawn on. */
function strokes(kernels: Kernels, scene: Scene, scale: number, out: Float32Array): number {
  const { dog, flow, crowd, share, distance, canvas, busy } = scene;
  const { width, height } = canvas.sheet;
  const [weak, strong] = [WEAK * scale, STRONG * scale];
  return kernels.scope(() => {
    const marked = kernels.bytes(dog.length);
    const most = Math.ceil(0.95 / share);
    kernels.candidates(dog, distance, crowd, { deepest: -weak * 0.35, limit: -2.5, most }, marked);
    const strength = kernels.floats(dog.length);
    const stroke = { reach: REACH, share, weak };
    kernels.alongFlow(dog, flow, crowd, width, height, stroke, marked, strength);
    const { unit } = canvas;
    const length = (busy >= BUSY ? 48 : 16) * unit;
    const least = { peak: strong, length, peaks: 5 * unit, dots: 4 * unit * unit };
    keepLong(kernels, marked, strength, canvas.sheet, least);
    return kernels.inked(strength, marked, CORE * weak, RAMP * weak, out);
  });
}

function differenceOfGaussians(
  kernels: Kernels,
  lightness: Float32Array,
  { sheet: { width, height }, unit, fine }: Canvas,
): Float32Array {
  // halfway between strokes as broad as at 512 pixels and all that the photo has
  const scale = Math.sqrt(unit * fine);
  const near = kernels.room(lightness.length);
  const broad = kernels.room(lightness.length);
  kernels.blur(lightness, near, width, height, gaussian(kernels, 1.2 * scale));
  kernels.blur(lightness, broad, width, height, gaussian(kernels, 2.2 * scale));
  kernels.subtract(near, broad);
  return near;
}

/** Dark cloth shows less contrast, so its lines count from a lower step on. */
function lineScale({ entries }: Palette): number {
  const area = entries.reduce((sum, entry) => sum + entry.area, 0);
  const light = entries.reduce((sum, entry) => sum + entry.L * entry.area, 0) / Math.max(1, area);
  return Math.max(0.62, Math.min(1, 0.4 + (area ? light : 0.5)));
}

/** Keeps strokes that are long and somewhere strong, and dots that are very strong, in place. */
function keepLong(
  kernels: Kernels,
  marked: Uint8Array,
  strokes: Float32Array,
  { width, height }: { width: number; height: number },
  least: { peak: number; length: number; peaks: number; dots: number },
): void {
  const { labels, areas } = kernels.regions(marked, width, height);
  const count = areas.length;
  const peaks = new Int32Array(count);
  const dots = new Int32Array(count);
  const left = new Int32Array(count).fill(width);
  const right = new Int32Array(count).fill(-1);
  const top = new Int32Array(count).fill(-1);
  const bottom = new Int32Array(count);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      if (!marked[i]) continue;
      const k = labels[i]!;
      if (strokes[i]! > least.peak) peaks[k]!++;
      if (strokes[i]! > least.peak * DOT) dots[k]!++;
      if (x < left[k]!) left[k] = x;
      if (x > right[k]!) right[k] = x;
      if (top[k]! < 0) top[k] = y;
      bottom[k] = y;
    }
  }
  const values = kernels.bytes(count);
  for (let k = 1; k < count; k++) {
    const long = Math.hypot(right[k]! - left[k]!, bottom[k]! - top[k]!) >= least.length;
    values[k] = (long && peaks[k]! >= least.peaks) || dots[k]! >= least.dots ? 1 : 0;
  }
  kernels.repaint(marked, labels, values);
}
