import { type Canvas, under } from "../canvas.ts";
import type { Pixels } from "../contract.ts";
import type { Kernels } from "../kernels/kernels.ts";
import { resample, resampleField, whole } from "../resample.ts";
import { fill, openLayers } from "../segment/layers.ts";

/** The input's side in pixels, and that of the deepest features. */
const INPUT = 128;
const CELLS = 8;
/** Cells from the top, and of a band those in the middle: a collar, a front and a hem each have their own place. */
const BANDS = [
  [0, 2],
  [2, 5],
  [5, 8],
] as const;
const MIDDLE = [2, 6] as const;

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
  const { has, conv, tensor } = openLayers(own, values, layers);
  if (!has("c1")) return null;
  const input = tensor(INPUT, 4);
  const steps = ["c1", "c2a", "c2b", "c3a", "c3b", "c4a", "c4b"].reduce<ReturnType<typeof conv>[]>(
    (all, name) => [...all, conv(name, all.at(-1)?.output ?? input)],
    [],
  );
  const { data, side, channels } = steps.at(-1)!.output;
  return (kernels, photo, canvas, inside) => {
    fill(
      input,
      kernels.scope(() => closeUp(kernels, photo, canvas, inside).slice()),
    );
    for (const { run } of steps) run();
    const cell = (x: number, y: number): Float32Array => {
      const at = ((y + 2) * (side + 4) + x + 2) * channels;
      return data.subarray(at, at + channels);
    };
    const { width, height } = canvas.sheet;
    return Float32Array.of(...banded(cell, channels), Math.log(height / width));
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

function banded(cell: (x: number, y: number) => Float32Array, channels: number): number[] {
  return BANDS.flatMap(([top, bottom]) => {
    const [sides, middle] = [new Float32Array(channels), new Float32Array(channels)];
    for (let y = top; y < bottom; y++) {
      for (let x = 0; x < CELLS; x++) {
        const to = x >= MIDDLE[0] && x < MIDDLE[1] ? middle : sides;
        const cells = (bottom - top) * (CELLS / 2);
        cell(x, y).forEach((v, k) => (to[k]! += v / cells));
      }
    }
    return [...sides, ...middle];
  });
}
