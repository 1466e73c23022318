import type { Lab } from "../kernels/kernels.ts";
import { mixture } from "./mixture.ts";
import { measureSquares } from "./squares.ts";

/** Pixels nearer to the contour than this, on a sticker of 512, belong to hems and shadows. */
const RIM = 12;
/** The whole garment is looked at on a quarter of the canvas's resolution, in squares of COARSE pixels. */
const STEP = 4;
const COARSE = 12;
/** Fine stripes and checks are looked for at the sticker's own 512, on every fourth square of FINE pixels. */
const FINE = 32;

/** Planes of cloth: `depth` is the signed distance to the contour in canvas pixels, negative inside. */
export type Cloth = Lab & { depth: Float32Array; width: number; height: number };

/**
 * What tells plain, striped, checked and printed cloth apart: how many edges there are and how far they spread,
 * whether they agree on one direction or on two at right angles, how regularly light and dark take turns, on
 * two scales; and how other colours mix with the main one.
 * @param unit canvas pixels for one pixel of a sticker of 512. @returns 41 numbers.
 */
export function texture(cloth: Cloth, unit: number): Float32Array {
  const rim = -RIM * unit;
  const fine = reduced(cloth, Math.round(unit));
  const coarse = reduced(cloth, Math.round(STEP * unit));
  return Float32Array.from([
    ...measureSquares(coarse, rim, COARSE, 1),
    ...measureSquares(fine, rim, FINE, 2),
    ...mixture(coarse, rim, COARSE),
  ]);
}

/** One pixel for step² of them: the mean of four, which is enough where the canvas is smooth. */
function reduced(cloth: Cloth, step: number): Cloth {
  if (step < 2) return cloth;
  const { L, a, b, depth, width, height } = cloth;
  const [w, h] = [Math.floor(width / step), Math.floor(height / step)];
  const plane = (): Float32Array => new Float32Array(w * h);
  const out = { L: plane(), a: plane(), b: plane(), depth: plane(), width: w, height: h };
  const half = step >> 1;
  for (let y = 0, i = 0; y < h; y++) {
    for (let x = 0; x < w; x++, i++) {
      const p = y * step * width + x * step;
      const [q, r, s] = [p + half, p + half * width, p + half * width + half];
      out.depth[i] = depth[s]!;
      out.L[i] = (L[p]! + L[q]! + L[r]! + L[s]!) / 4;
      out.a[i] = (a[p]! + a[q]! + a[r]! + a[s]!) / 4;
      out.b[i] = (b[p]! + b[q]! + b[r]! + b[s]!) / 4;
    }
  }
  return out;
}
