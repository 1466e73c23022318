import type { Canvas } from "../canvas.ts";
import type { Kernels, Lab } from "../kernels/kernels.ts";
import { average, broadAverage } from "../smooth/average.ts";
import { type Cloth, edgesOf } from "../smooth/smooth.ts";
import { entryOf, type Palette } from "./palette.ts";

/** What stands out from the cloth around it by more than LEAST is print, if it does so by PEAK somewhere. */
const LEAST = 0.035;
const PEAK = 0.06;
/** Grain counts so many times, up to a step that only print has. */
const GRAIN = 3;
const MOST_GRAIN = 0.045;
/** Of the cloth around, in pixels of a sticker of 512. */
const AROUND = 9;
const SOFT = 0.7;
/** Beside what the palette draws the photo is a mixture, and nothing more is drawn. */
const BESIDE = 2;
/** Smaller parts, in pixels, are grain. */
const SMALLEST = 8;

/** How near to an edge of the photo the drawing must have one, in pixels. */
const NEAR = 3;
/** Shares of the garment, and of its strong edges, that together are print and no seams or folds: all over, or in one place. */
const MISSED = [
  { area: 0.016, edges: 0.25 },
  { area: 0.005, edges: 0.4 },
] as const;
/** A label that no palette gives. */
const STROKE = 254;

/** Whether the photo has many strong edges that no border of labels and no stroke is near. */
export function lacksPrint(
  kernels: Kernels,
  { labels }: Palette,
  strokes: Float32Array,
  photo: Lab,
  distance: Float32Array,
  canvas: Canvas,
  { busy }: Cloth,
): boolean {
  // what is missed is part of what is busy
  if (MISSED.every(({ area }) => busy <= area)) return false;
  return kernels.scope(() => {
    const drawn = kernels.bytes(labels.length);
    kernels.above(strokes, 0, STROKE, drawn);
    for (let i = 0; i < drawn.length; i++) if (!drawn[i]) drawn[i] = labels[i]!;
    const crowd = kernels.bytes(labels.length);
    kernels.crowding(
      drawn,
      canvas.sheet.width,
      canvas.sheet.height,
      Math.round(NEAR * canvas.fine),
      crowd,
    );
    const { lone } = edgesOf(kernels, photo, distance, crowd, canvas);
    return MISSED.some(({ area, edges }) => lone > area && lone > edges * busy);
  });
}

const NONE = 0;
const DARK = 1;
const LIGHT = 2;

/**
 * Adds the fine print that the flat colours missed: what is darker or lighter than the cloth around it, a threshold
 * that follows the light (Bradley & Roth 2007) on what the flat colours leave over. So dots, checks, letters and
 * marled yarn are drawn where they are too small, too soft or too unevenly lit for clusters of the whole garment.
 * @param photo not smoothed. @returns a palette with up to two more entries for each.
 */
export function finePrint(
  kernels: Kernels,
  { labels, entries }: Palette,
  photo: Lab,
  distance: Float32Array,
  { sheet, unit, fine }: Canvas,
  { grain }: Cloth,
): Palette {
  const { width, height } = sheet;
  const out = kernels.bytes(labels.length);
  out.set(labels);
  kernels.scope(() => {
    const beside = kernels.bytes(labels.length);
    kernels.crowding(labels, width, height, Math.round(BESIDE * fine), beside);
    const values = kernels.floats(labels.length);
    const there = kernels.floats(labels.length);
    const flat = Float32Array.from(entries, ({ L }) => L);
    for (let i = 0; i < labels.length; i++) {
      if (labels[i] === 255 || beside[i] || distance[i]! > -2) continue;
      values[i] = photo.L[i]! - flat[labels[i]!]!;
      there[i] = 1;
    }
    const known = { values, there, width, height };
    const over = average(kernels, known, SOFT * fine);
    const around = broadAverage(kernels, known, AROUND * unit);
    kernels.subtract(over, around);
    const least = Math.min(MOST_GRAIN, Math.max(LEAST, GRAIN * grain));
    const print = kernels.bytes(labels.length);
    for (let i = 0; i < print.length; i++) {
      if (there[i] && Math.abs(over[i]!) > least) print[i] = over[i]! < 0 ? DARK : LIGHT;
    }
    keepClear(kernels, print, over, sheet, (least * PEAK) / LEAST, SMALLEST * fine * fine);
    for (let i = 0; i < out.length; i++) {
      if (print[i] !== NONE) out[i] = entries.length * print[i]! + labels[i]!;
    }
  });
  const count = 3 * entries.length;
  const sums = kernels.sums(out, photo, distance, Infinity, count);
  return {
    labels: out,
    entries: Array.from({ length: count }, (_, k) => entryOf(sums, k)),
    cloths: entries.length,
  };
}

/** Drops what is small or nowhere clear, in place. */
function keepClear(
  kernels: Kernels,
  print: Uint8Array,
  over: Float32Array,
  { width, height }: { width: number; height: number },
  peak: number,
  smallest: number,
): void {
  const { labels, areas, values } = kernels.regions(print, width, height);
  const clear = new Uint8Array(areas.length);
  for (let i = 0; i < print.length; i++) {
    if (print[i] !== NONE && Math.abs(over[i]!) > peak) clear[labels[i]!] = 1;
  }
  for (let k = 1; k < areas.length; k++) {
    if (!clear[k] || areas[k]! < smallest) values[k] = NONE;
  }
  kernels.repaint(print, labels, values);
}
