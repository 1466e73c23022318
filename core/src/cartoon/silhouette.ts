import { boxOf, type Canvas, canvasFor, cardBox, photograph, under } from "./canvas.ts";
import type { CartoonOptions, Mask, Pixels } from "./contract.ts";
import type { Gains, Kernels, Lab } from "./kernels/kernels.ts";
import type { OpenKit } from "./kit.ts";
import { type Cut, type Field, resampleField, view, whole } from "./resample.ts";
import { FINE, refine } from "./segment/refine.ts";
import { look, segment, smallLab } from "./segment/segment.ts";
import { whiteBalance as balance } from "./segment/white.ts";
import { gaussian } from "./smooth/gaussian.ts";

/** A person's mask is looked at with at most this many pixels along the longest side. */
const LONGEST = 768;
/** Softens the contour of what the engine found and of what the person drew, in pixels of a sticker of 512. */
const CONTOUR = 3.2;
const BRUSH = 1.2;
/** The least that hides the steps of a coarse cut, in its own pixels. */
const STEP = 0.6;
/** Corner radius of a card, in pixels of a sticker of 512. */
const CORNER = 28;

/** What will be drawn: the photo under the canvas and where the garment lies in it. */
type Silhouette = {
  canvas: Canvas;
  lab: Lab;
  /** 1 on the garment, a value a canvas pixel. */
  inside: Uint8Array;
  /** In the photo's own size. */
  mask: Mask;
  cutOut: boolean;
  confidence: number;
  whiteBalance: Gains;
  /** What the net made of the photo; null where nothing was cut out. */
  features: Float32Array | null;
};

const UNCHANGED: Gains = [1, 1, 1];

/** The person's mask where there is one, else the net's, else the whole photo as a card. */
export function silhouette(
  kit: OpenKit,
  kernels: Kernels,
  photo: Pixels,
  side: number,
  options: CartoonOptions,
): Silhouette {
  if (options.card) return card(kernels, photo, side, 1);
  if (options.mask) {
    const cut = given(kernels, photo, side, options.mask);
    if (!cut) return card(kernels, photo, side, 1);
    return { ...cut, features: look(kit.kernels, kit.net, photo).features };
  }
  const found = segment(kit.kernels, kit.net, photo);
  const { confidence, gains: whiteBalance, features } = found;
  const cut = { ...found.cut, over: whole(photo) };
  const box = found.sure ? boxOf(cut, photo) : null;
  if (!box) return card(kernels, photo, side, confidence);
  const canvas = canvasFor(box, side);
  const lab = photograph(kernels, photo, canvas, whiteBalance);
  const fine = refine(kernels, cut, photo, canvasFor(box, FINE), found.colours);
  const mask = maskOf(kernels, fine, photo);
  const inside = contour(kernels, fine, canvas);
  return { canvas, lab, inside, mask, cutOut: true, confidence, whiteBalance, features };
}

/** The person's word is final: nothing is dropped, filled or moved to an edge; steps of the brush are smoothed. */
function given(
  kernels: Kernels,
  photo: Pixels,
  side: number,
  mask: Mask,
): Omit<Silhouette, "features"> | null {
  const field = smallMask(kernels, mask);
  const box = boxOf(field, photo);
  if (!box) return null;
  const canvas = canvasFor(box, side);
  const whiteBalance = kernels.scope(() => {
    const small = smallLab(kernels, photo);
    return balance(
      small.lab,
      resampleField(kernels, field, whole(field), small.width, small.height),
    );
  });
  const lab = photograph(kernels, photo, canvas, whiteBalance);
  const over = whole(photo);
  const inside = contour(kernels, { ...field, over }, canvas, BRUSH);
  const same = mask.width === photo.width && mask.height === photo.height;
  const fitted = same ? mask : maskOf(kernels, { ...field, over }, photo);
  return { canvas, lab, inside, mask: fitted, cutOut: true, confidence: 1, whiteBalance };
}

/** At most LONGEST pixels a side, each the mean of the person's. */
function smallMask(kernels: Kernels, mask: Mask): Field {
  const scale = Math.min(1, LONGEST / Math.max(mask.width, mask.height));
  const width = Math.max(1, Math.round(mask.width * scale));
  const height = Math.max(1, Math.round(mask.height * scale));
  const data = kernels.floats(width * height);
  const counts = new Uint32Array(data.length);
  const columns = Uint16Array.from({ length: mask.width }, (_, x) => (x * width) / mask.width);
  for (let y = 0, i = 0; y < mask.height; y++) {
    const row = Math.floor((y * height) / mask.height) * width;
    for (let x = 0; x < mask.width; x++, i++) {
      const at = row + columns[x]!;
      data[at]! += mask.data[i]!;
      counts[at]!++;
    }
  }
  for (let i = 0; i < data.length; i++) data[i]! /= 255 * counts[i]!;
  return { data, width, height };
}

function card(kernels: Kernels, photo: Pixels, side: number, confidence: number): Silhouette {
  const box = cardBox(photo);
  const canvas = canvasFor(box, side);
  const { width, height } = photo;
  return {
    canvas,
    lab: photograph(kernels, photo, canvas),
    inside: roundedBox(kernels, box, canvas),
    mask: { data: new Uint8Array(width * height).fill(255), width, height },
    cutOut: false,
    confidence,
    whiteBalance: UNCHANGED,
    features: null,
  };
}

function roundedBox(
  kernels: Kernels,
  box: { width: number; height: number },
  { side, unit, window, sheet }: Canvas,
): Uint8Array {
  const { width, height } = sheet;
  const inside = kernels.bytes(width * height);
  const halfWidth = (box.width / window.width) * (side / 2);
  const halfHeight = (box.height / window.height) * (side / 2);
  const round = Math.min(CORNER * unit, halfWidth, halfHeight);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const dx = Math.max(0, Math.abs(x + 0.5 - width / 2) - halfWidth + round);
      const dy = Math.max(0, Math.abs(y + 0.5 - height / 2) - halfHeight + round);
      if (dx * dx + dy * dy <= round * round) inside[y * width + x] = 1;
    }
  }
  return inside;
}

/** A smooth contour: the cut softened by `sigma` pixels of 512, brought to the canvas and thresholded. */
function contour(kernels: Kernels, cut: Cut, canvas: Canvas, sigma = CONTOUR): Uint8Array {
  const { width, height } = canvas.sheet;
  const inside = kernels.bytes(width * height);
  const cutPixels = (canvas.window.width / canvas.side) * (cut.width / cut.over.width);
  const own = Math.max(STEP, sigma * canvas.unit * cutPixels);
  kernels.scope(() => {
    const soft = { ...cut, data: kernels.room(cut.data.length) };
    kernels.blur(cut.data, soft.data, cut.width, cut.height, gaussian(kernels, own));
    kernels.above(view(kernels, soft, under(canvas), width, height), 0.5, 1, inside);
  });
  return inside;
}

/** Rows of the photo at a time, since a large photo's mask would not fit the kernels. */
const ROWS = 16;

function maskOf(kernels: Kernels, fine: Cut, { width, height }: Pixels): Mask {
  const data = new Uint8Array(width * height);
  const first = Math.max(0, Math.floor(fine.over.top));
  const last = Math.min(height, fine.over.top + fine.over.height);
  kernels.scope(() => {
    const bytes = kernels.bytes(width * ROWS);
    for (let top = first; top < last; top += ROWS) {
      kernels.scope(() => {
        const window = { left: 0, top, width, height: ROWS };
        kernels.above(view(kernels, fine, window, width, ROWS), 0.5, 255, bytes);
      });
      data.set(bytes.subarray(0, (height - top) * width), top * width);
    }
  });
  return { data, width, height };
}
