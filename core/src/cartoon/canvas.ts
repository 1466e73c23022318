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
  /** The same for detail: less than `unit` on a large sticker of a photo that has more to show. */
  fine: number;
  /** In pixels of the photo. */
  window: Window;
  /** What the garment and its border need of the sticker, in its pixels; the rooms work on no more. */
  sheet: Window;
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
  // the kernels take eight columns at a time and halve twice
  const span8 = (length: number): number =>
    Math.min(side, Math.ceil((length * scale + 2 * MARGIN * unit) / 8) * 8);
  const [width, height] = [span8(box.width), span8(box.height)];
  const sheet = { left: (side - width) / 2, top: (side - height) / 2, width, height };
  const fine = Math.min(unit, Math.max(1, side / span));
  return { side, unit, fine, window, sheet };
}

/** The sheet in the photo's pixels. */
export function under({ side, window, sheet }: Canvas): Window {
  const scale = window.width / side;
  return {
    left: window.left + sheet.left * scale,
    top: window.top + sheet.top * scale,
    width: sheet.width * scale,
    height: sheet.height * scale,
  };
}

/** What a card shows of the photo: all of it, or the middle of a very long one. */
export function cardBox({ width, height }: Pixels): Window {
  const w = Math.min(width, height * LONGEST_CARD);
  const h = Math.min(height, width * LONGEST_CARD);
  return { left: (width - w) / 2, top: (height - h) / 2, width: w, height: h };
}

/** The box around the field's values above one half, in the photo's pixels; null where there are none. */
export function boxOf(field: Field, photo: Pixels): Window | null {
  let [left, right, top, bottom] = [field.width, -1, -1, -1];
  for (let y = 0; y < field.height; y++) {
    const start = y * field.width;
    let first = 0;
    while (first < field.width && field.data[start + first]! <= 0.5) first++;
    if (first === field.width) continue;
    let last = field.width - 1;
    while (field.data[start + last]! <= 0.5) last--;
    left = Math.min(left, first);
    right = Math.max(right, last);
    if (top < 0) top = y;
    bottom = y;
  }
  if (right < 0) return null;
  const sx = photo.width / field.width;
  const sy = photo.height / field.height;
  const width = (right + 1 - left) * sx;
  return { left: left * sx, top: top * sy, width, height: (bottom + 1 - top) * sy };
}

/** The photo under the canvas's sheet; beyond the photo its edge repeats. */
export function photograph(
  kernels: Kernels,
  photo: Pixels,
  canvas: Canvas,
  gains: Gains = [1, 1, 1],
): Lab {
  const { width, height } = canvas.sheet;
  const lab = planes(kernels, width * height);
  kernels.scope(() => {
    kernels.toLab(resample(kernels, photo, under(canvas), width, height, CUBIC), gains, lab);
  });
  return lab;
}

export function planes(kernels: Kernels, length: number): Lab {
  return { L: kernels.room(length), a: kernels.room(length), b: kernels.room(length) };
}
