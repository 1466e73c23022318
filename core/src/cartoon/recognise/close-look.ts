import { type Canvas, under } from "../canvas.ts";
import type { Pixels } from "../contract.ts";
import type { Kernels, Tensor } from "../kernels/kernels.ts";
import { resample, resampleField, whole } from "../resample.ts";
import { fill, openLayers } from "../segment/layers.ts";
import { mobileNet } from "./mobile-net.ts";

/** The input's side in pixels, and that of the deepest features. */
export const INPUT = 160;
const CELLS = 10;
/** Cells from the top, and of a band those in the middle: a collar, a front and a hem each have their own place. */
const BANDS = [
  [0, 2],
  [2, 6],
  [6, 10],
] as const;
const MIDDLE = [2, 8] as const;

/**
 * What the heads of the cut read: of three bands, from the top, the features' means at the sides and then in the middle;
 * last the logarithm of height by width.
 */
export type CloseLook = (
  kernels: Kernels,
  photo: Pixels,
  canvas: Canvas,
  inside: Uint8Array,
) => Float32Array;

/**
 * A second net that sees the garment alone, cut out and squashed to a square, so that neither the room nor the distance
 * matters to what it says of collars, fronts and hems; see training/README.md.
 * @returns null for weights without it.
 */
export function openCloseLook(
  own: Kernels,
  values: Float32Array,
  layers: string,
): CloseLook | null {
  const look = openCloseNet(own, values, layers);
  return (
    look &&
    ((kernels, photo, canvas, inside) => {
      const picture = kernels.scope(() => closeUp(kernels, photo, canvas, inside).slice());
      const { width, height } = canvas.sheet;
      return Float32Array.of(...look(picture), Math.log(height / width));
    })
  );
}

/**
 * The net by itself: of INPUT² pixels of four floats to the features of the bands.
 * @returns null for weights without it.
 */
export function openCloseNet(
  own: Kernels,
  values: Float32Array,
  table: string,
): ((picture: Float32Array) => number[]) | null {
  const layers = openLayers(own, values, table);
  if (!layers.has("m0")) return null;
  const input = layers.tensor(INPUT, 4);
  const { output, run } = mobileNet(layers, input);
  return (picture) => {
    fill(input, picture);
    run();
    return banded(output);
  };
}

/** Red, green and blue from −1 to 1, grey where the garment is not, and as fourth value −1 there and 1 on it. */
function closeUp(
  kernels: Kernels,
  photo: Pixels,
  canvas: Canvas,
  inside: Uint8Array,
): Float32Array {
  const { width, height } = canvas.sheet;
  const garment = { data: kernels.room(inside.length), width, height };
  garment.data.set(inside);
  const share = resampleField(kernels, garment, whole(garment), INPUT, INPUT);
  const picture = resample(kernels, photo, under(canvas), INPUT, INPUT);
  share.forEach((part, i) => {
    for (let c = 4 * i; c < 4 * i + 3; c++) picture[c] = (picture[c]! / 127.5 - 1) * part;
    picture[4 * i + 3] = 2 * part - 1;
  });
  return picture;
}

function banded({ data, side, channels }: Tensor): number[] {
  const cell = (x: number, y: number): Float32Array => {
    const at = ((y + 2) * (side + 4) + x + 2) * channels;
    return data.subarray(at, at + channels);
  };
  return BANDS.flatMap(([top, bottom]) => {
    const [sides, middle] = [new Float32Array(channels), new Float32Array(channels)];
    const columns = MIDDLE[1] - MIDDLE[0];
    for (let y = top; y < bottom; y++) {
      for (let x = 0; x < CELLS; x++) {
        const among = x >= MIDDLE[0] && x < MIDDLE[1];
        const [to, wide] = among ? [middle, columns] : [sides, CELLS - columns];
        cell(x, y).forEach((v, k) => (to[k]! += v / ((bottom - top) * wide)));
      }
    }
    return [...sides, ...middle];
  });
}
