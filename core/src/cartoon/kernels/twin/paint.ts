import type { Kernels, Lab, Paint } from "../kernels.ts";

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

/** The fill, under a 3×3 tent where another entry is near, then the ink. */
function fillPixel(paint: Paint, width: number, i: number, pixel: Float32Array): void {
  const { fill, ink, colours, perEntry } = paint;
  const mine = fill[i]!;
  const entry = (mine / perEntry) | 0;
  pixel.fill(0);
  let total = 0;
  let mixed = false;
  for (let dy = -1; dy <= 1; dy++) {
    for (let dx = -1; dx <= 1; dx++) {
      const k = fill[i + dy * width + dx]!;
      if (((k / perEntry) | 0) !== entry) mixed = true;
      if (k === 255) continue;
      const weight = (2 - Math.abs(dx)) * (2 - Math.abs(dy));
      for (let c = 0; c < 3; c++) pixel[c]! += colours[k * 4 + c]! * weight;
      total += weight;
    }
  }
  for (let c = 0; c < 3; c++) {
    pixel[c] = mixed ? pixel[c]! / total : colours[mine * 4 + c]!;
  }
  const around = ink[i - 1]! + ink[i + 1]! + ink[i - width]! + ink[i + width]!;
  const stroke = (paint.inkAt + mine) * 4;
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

export const sums: Kernels["sums"] = (labels, lab, distance, limit, count) => {
  const out = new Float32Array(count * 4);
  for (let i = 0; i < labels.length; i++) {
    const k = labels[i]!;
    if (k === 255 || distance[i]! > limit) continue;
    out[k * 4]! += lab.L[i]!;
    out[k * 4 + 1]! += lab.a[i]!;
    out[k * 4 + 2]! += lab.b[i]!;
    out[k * 4 + 3]!++;
  }
  return out;
};

export const sharedEdges: Kernels["sharedEdges"] = (
  labels,
  lab,
  distance,
  side,
  limit,
  span,
  centres,
  scaleL,
  scaleAb,
) => {
  const count = centres.length / 3;
  const out = new Float32Array(count * count * 2);
  for (let y = span + 1; y < side - span - 2; y++) {
    for (let x = span + 1; x < side - span - 2; x++) {
      const i = y * side + x;
      const one = labels[i]!;
      if (one === 255 || distance[i]! > limit) continue;
      for (const next of [1, side]) {
        const two = labels[i + next]!;
        if (two === 255 || two === one) continue;
        const pair = Math.min(one, two) * count + Math.max(one, two);
        const line = { start: i - span * next, next, length: 2 * span + 2 };
        out[pair * 2]! += rise(lab, line, centres, one, two, scaleL, scaleAb);
        out[pair * 2 + 1]!++;
      }
    }
  }
  return out;
};

function rise(
  { L, a, b }: Lab,
  line: { start: number; next: number; length: number },
  centres: Float32Array,
  one: number,
  two: number,
  scaleL: number,
  scaleAb: number,
): number {
  const ux = centres[two * 3]! - centres[one * 3]!;
  const uy = centres[two * 3 + 1]! - centres[one * 3 + 1]!;
  const uz = centres[two * 3 + 2]! - centres[one * 3 + 2]!;
  let low = Infinity;
  let high = -Infinity;
  for (let t = 0; t < line.length; t++) {
    const j = line.start + t * line.next;
    const along = L[j]! * scaleL * ux + (a[j]! * uy + b[j]! * uz) * scaleAb;
    low = Math.min(low, along);
    high = Math.max(high, along);
  }
  return Math.min(1.2, (high - low) / (ux * ux + uy * uy + uz * uz + 1e-5));
}
