import { boxOf, type Canvas, canvasFor, cardBox, photograph } from "./canvas.ts";
import type { CartoonOptions, Mask, Pixels } from "./contract.ts";
import type { Gains, Kernels, Lab } from "./kernels/kernels.ts";
import type { OpenKit } from "./kit.ts";
import { type Field, resample, resampleField, whole } from "./resample.ts";
import { coarseCut, FINE, refine } from "./segment/refine.ts";
import { segment, smallLab } from "./segment/segment.ts";
import { whiteBalance as balance } from "./segment/white.ts";
import { gaussian } from "./smooth/gaussian.ts";

/** The net and the cut see at most this many pixels along the longest side. */
const LONGEST = 768;
/** Softens the contour, in pixels of FINE. */
const CONTOUR = 1.6;
/** Corner radius of a card and its width around the photo, in pixels of FINE. */
const CORNER = 14;

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
    return given(kernels, photo, side, options.mask) ?? card(kernels, photo, side, 1);
  }
  const found = segment(kit.kernels, kit.net, shrunk(kit.kernels, photo));
  const { cut, confidence, gains: whiteBalance } = found;
  const box = found.sure ? boxOf(cut, photo) : null;
  if (!box) return card(kernels, photo, side, confidence);
  const canvas = canvasFor(box, side);
  const lab = photograph(kernels, photo, canvas, whiteBalance);
  const coarse = coarseCut(kernels, cut, photo, canvas);
  const unbalanced = photograph(kernels, photo, canvasFor(box, FINE));
  const fine = refine(kernels, coarse, unbalanced, found.colours);
  const mask = maskOf(kernels, { data: fine, width: FINE, height: FINE }, photo, canvas);
  const inside = contour(kernels, fine, canvas);
  return { canvas, lab, inside, mask, cutOut: true, confidence, whiteBalance };
}

function shrunk(kernels: Kernels, photo: Pixels): Pixels {
  const scale = LONGEST / Math.max(photo.width, photo.height);
  if (scale >= 1) return photo;
  const width = Math.max(1, Math.round(photo.width * scale));
  const height = Math.max(1, Math.round(photo.height * scale));
  return kernels.scope(() => {
    const rgbx = resample(kernels, photo, whole(photo), width, height);
    const data = new Uint8ClampedArray(width * height * 3);
    for (let i = 0, p = 0; p < data.length; i += 4, p += 3) {
      data[p] = rgbx[i]!;
      data[p + 1] = rgbx[i + 1]!;
      data[p + 2] = rgbx[i + 2]!;
    }
    return { data, width, height, channels: 3 };
  });
}

/** The person's word is final: nothing is dropped, filled or moved to an edge. */
function given(kernels: Kernels, photo: Pixels, side: number, mask: Mask): Silhouette | null {
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
  const fine = coarseCut(kernels, field, photo, canvas);
  const inside = contour(kernels, fine, canvas);
  const sure = { cutOut: true, confidence: 1, whiteBalance };
  return { canvas, lab, inside, mask, ...sure };
}

/** At most LONGEST pixels a side, each the nearest of the person's. */
function smallMask(kernels: Kernels, mask: Mask): Field {
  const scale = Math.min(1, LONGEST / Math.max(mask.width, mask.height));
  const width = Math.max(1, Math.round(mask.width * scale));
  const height = Math.max(1, Math.round(mask.height * scale));
  const data = kernels.floats(width * height);
  for (let y = 0; y < height; y++) {
    const row = Math.floor(((y + 0.5) * mask.height) / height) * mask.width;
    for (let x = 0; x < width; x++) {
      const at = Math.floor(((x + 0.5) * mask.width) / width);
      data[y * width + x] = mask.data[row + at]! / 255;
    }
  }
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
  };
}

function roundedBox(
  kernels: Kernels,
  box: { width: number; height: number },
  { side, unit, window }: Canvas,
): Uint8Array {
  const inside = kernels.bytes(side * side);
  const corner = CORNER * 2 * unit;
  const halfWidth = (box.width / window.width) * (side / 2);
  const halfHeight = (box.height / window.height) * (side / 2);
  const round = Math.min(corner, halfWidth, halfHeight);
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const dx = Math.max(0, Math.abs(x + 0.5 - side / 2) - halfWidth + round);
      const dy = Math.max(0, Math.abs(y + 0.5 - side / 2) - halfHeight + round);
      if (dx * dx + dy * dy <= round * round) inside[y * side + x] = 1;
    }
  }
  return inside;
}

/** A smooth contour: the cut softened, brought to the canvas and thresholded. */
function contour(kernels: Kernels, fine: Float32Array, { side }: Canvas): Uint8Array {
  const inside = kernels.bytes(side * side);
  kernels.scope(() => {
    const soft = kernels.floats(fine.length);
    soft.set(fine);
    kernels.blur(soft, soft, FINE, FINE, gaussian(kernels, CONTOUR));
    const field = { data: soft, width: FINE, height: FINE };
    const large = resampleField(kernels, field, whole(field), side, side);
    for (let i = 0; i < large.length; i++) inside[i] = large[i]! > 0.5 ? 1 : 0;
  });
  return inside;
}

/** Row by row, since a large photo's mask would not fit the kernels. */
function maskOf(kernels: Kernels, fine: Field, photo: Pixels, { window }: Canvas): Mask {
  const { width, height } = photo;
  const scale = fine.width / window.width;
  const data = new Uint8Array(width * height);
  kernels.scope(() => {
    const row = kernels.floats(width);
    for (let y = 0; y < height; y++) {
      const top = (y - window.top) * scale;
      const part = { left: -window.left * scale, top, width: width * scale, height: scale };
      kernels.sample(fine.data, fine, part, width, 1, row, 0);
      for (let x = 0; x < width; x++) data[y * width + x] = row[x]! > 0.5 ? 255 : 0;
    }
  });
  return { data, width, height };
}
