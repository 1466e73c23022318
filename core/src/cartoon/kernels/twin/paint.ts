import type { Kernels, Paint } from "../kernels.ts";

const clamp = (value: number, low: number, high: number): number =>
  value < low ? low : value > high ? high : value;

export const assign: Kernels["assign"] = (lab, inside, centres, scaleL, scaleAb, out) => {
  for (let i = 0; i < inside.length; i++) {
    out[i] = 255;
    if (!inside[i]) continue;
    let best = Infinity;
    for (let k = 0; k * 3 < centres.length; k++) {
      const dl = lab.L[i]! * scaleL - centres[k * 3]!;
      const da = lab.a[i]! * scaleAb - centres[k * 3 + 1]!;
      const db = lab.b[i]! * scaleAb - centres[k * 3 + 2]!;
      const d = dl * dl + da * da + db * db;
      if (d < best) {
        best = d;
        out[i] = k;
      }
    }
  }
};

export const compose: Kernels["compose"] = (paint, width, height, out) => {
  const { distance: far, outlineWidth, borderWidth, outline } = paint;
  const edge = outlineWidth + borderWidth;
  const pixel = new Float32Array(3);
  out.fill(0);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      const d = far[i]!;
      if (d > edge) continue;
      if (paint.fill[i] === 255) pixel.set(outline);
      else fillPixel(paint, width, i, pixel);
      mix(pixel, outline, clamp(d + 1.7, 0, 1));
      mix(pixel, WHITE, clamp(d - outlineWidth + 0.5, 0, 1));
      for (let c = 0; c < 3; c++) out[i * 4 + c] = pixel[c]! + 0.5;
      out[i * 4 + 3] = clamp(edge - d, 0, 1) * 255;
    }
  }
};

const WHITE = [255, 255, 255] as const;

function mix(pixel: Float32Array, to: ArrayLike<number>, share: number): void {
  for (let c = 0; c < 3; c++) pixel[c]! += (to[c]! - pixel[c]!) * share;
}

/** The fill under a 3×3 tent, which softens the steps between fills, then the ink. */
function fillPixel(paint: Paint, width: number, i: number, pixel: Float32Array): void {
  const { fill, ink, colours } = paint;
  pixel.fill(0);
  let total = 0;
  for (let dy = -1; dy <= 1; dy++) {
    for (let dx = -1; dx <= 1; dx++) {
      const k = fill[i + dy * width + dx]!;
      if (k === 255) continue;
      const weight = (2 - Math.abs(dx)) * (2 - Math.abs(dy));
      for (let c = 0; c < 3; c++) pixel[c]! += colours[k * 4 + c]! * weight;
      total += weight;
    }
  }
  for (let c = 0; c < 3; c++) pixel[c]! /= total;
  const around = ink[i - 1]! + ink[i + 1]! + ink[i - width]! + ink[i + width]!;
  const stroke = (paint.inkAt + fill[i]!) * 4;
  mix(pixel, colours.subarray(stroke, stroke + 3), (ink[i]! * 2 + around * 0.5) * 0.225);
}

export const alongFlow: Kernels["alongFlow"] = (plane, flow, marked, side, reach, out) => {
  const half = side >> 1;
  for (let y = 1; y < side - 1; y++) {
    for (let x = 1; x < side - 1; x++) {
      const i = y * side + x;
      if (!marked[i]) continue;
      let sum = plane[i]!;
      let weights = 1;
      const start = (y >> 1) * half + (x >> 1);
      for (const sign of [-1, 1]) {
        let [px, py] = [x + 0.5, y + 0.5];
        let [ux, uy] = [flow.x[start]! * sign, flow.y[start]! * sign];
        for (let step = 1; step <= reach; step++) {
          px = Math.fround(px + ux);
          py = Math.fround(py + uy);
          if (px < 1 || py < 1 || px >= side - 1 || py >= side - 1) break;
          const weight = 1 - step / (reach + 2);
          sum += plane[(py | 0) * side + (px | 0)]! * weight;
          weights += weight;
          const k = ((py | 0) >> 1) * half + ((px | 0) >> 1);
          const turn = flow.x[k]! * ux + flow.y[k]! * uy < 0 ? -1 : 1;
          [ux, uy] = [flow.x[k]! * turn, flow.y[k]! * turn];
        }
      }
      out[i] = sum / weights;
    }
  }
};
