import type { Gains, Kernels, Lab } from "./kernels/kernels.ts";
import type { Pixels } from "./contract.ts";
import { CUBIC, type Field, resample, type Window } from "./resample.ts";

/** Lengths in the rooms are pixels of a sticker this size; others scale with it. */
const REFERENCE = 512;
/** Room around the garment for outline, border and air. */
const MARGIN = 28;
/** A card is at most this many times longer than wide. */
const LONGEST_CARD = 3;

/** The square of the photo that the sticker shows. */
export type Canvas = {
  side: number;
  /** Sticker pixels for one pixel of the reference size. */
  unit: number;
  /** In pixels of the photo. */
  window: Window;
};

/** Fits a box of the photo into a sticker of `side` pixels. */
export function canvasFor(box: Window, side: number): Canvas {
  const unit = side / REFERENCE;
  const inner = side - 2 * MARGIN * unit;
  const scale = inner / Math.max(box.width, box.height);
  const span = side / scale;
  const window = {
    left: box.left + box.width / 2 - span / 2,
    top: box.top + box.height / 2 - span / 2,
    width: span,
    height: span,
  };
  return { side, unit, window };
}

/** What a card shows of the photo: all of it, or the middle of a very long one. */
export function cardBox({ width, height }: Pixels): Window {
  const w = Math.min(width, height * LONGEST_CARD);
  const h = Math.min(height, width * LONGEST_CARD);
  return { left: (width - w) / 2, top: (height - h) / 2, width: w, height: h };
}

/** The box around the field's values above one half, in the photo's pixels; null where there are none. */
export function boxOf(field: Field, photo: Pixels): Window | null {
  let [left, right, top, bottom] = [field.width, -1, field.height, -1];
  for (let y = 0; y < field.height; y++) {
    for (let x = 0; x < field.width; x++) {
      if (field.data[y * field.width + x]! <= 0.5) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  }
  if (right < 0) return null;
  const sx = photo.width / field.width;
  const sy = photo.height / field.height;
  const width = (right + 1 - left) * sx;
  return { left: left * sx, top: top * sy, width, height: (bottom + 1 - top) * sy };
}

/** The photo under the canvas; beyond the photo its edge repeats. */
export function photograph(
  kernels: Kernels,
  photo: Pixels,
  { side, window }: Canvas,
  gains: Gains = [1, 1, 1],
): Lab {
  const lab = planes(kernels, side * side);
  kernels.scope(() => {
    kernels.toLab(resample(kernels, photo, window, side, side, CUBIC), gains, lab);
  });
  return lab;
}

export function planes(kernels: Kernels, length: number): Lab {
  return { L: kernels.floats(length), a: kernels.floats(length), b: kernels.floats(length) };
}

/** The canvas's square in the pixels of a field that covers the whole photo. */
export function windowIn(field: Field, photo: Pixels, { window }: Canvas): Window {
  const sx = field.width / photo.width;
  const sy = field.height / photo.height;
  return {
    left: window.left * sx,
    top: window.top * sy,
    width: window.width * sx,
    height: window.height * sy,
  };
}
