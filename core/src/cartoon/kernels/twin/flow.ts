import type { Flow, Kernels } from "../kernels.ts";
import { blur } from "./planes.ts";

export const flow: Kernels["flow"] = (lightness, width, height, taps) => {
  const [w, h] = [width >> 1, height >> 1];
  const small = halved(lightness, w, h);
  const [e, f, g] = structure(small, w, h);
  for (const part of [e, f, g]) blur(part, part, w, h, taps);
  return minorAxis(e, f, g);
};

function halved(plane: Float32Array, width: number, height: number): Float32Array {
  const out = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = 4 * y * width + 2 * x;
      const upper = plane[i]! + plane[i + 1]!;
      out[y * width + x] = (upper + plane[i + 2 * width]! + plane[i + 2 * width + 1]!) / 4;
    }
  }
  return out;
}

type Tensors = [e: Float32Array, f: Float32Array, g: Float32Array];

/** Products of the Sobel gradients; none on the picture's border. */
function structure(plane: Float32Array, width: number, height: number): Tensors {
  const none = (): Float32Array => new Float32Array(plane.length);
  const [e, f, g] = [none(), none(), none()];
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      const column = (j: number): number => plane[j - width]! + 2 * plane[j]! + plane[j + width]!;
      const row = (j: number): number => plane[j - 1]! + 2 * plane[j]! + plane[j + 1]!;
      const gx = column(i + 1) - column(i - 1);
      const gy = row(i + width) - row(i - width);
      e[i] = gx * gx;
      f[i] = gx * gy;
      g[i] = gy * gy;
    }
  }
  return [e, f, g];
}

function minorAxis(e: Float32Array, f: Float32Array, g: Float32Array): Flow {
  for (let i = 0; i < e.length; i++) {
    const spread = Math.sqrt((e[i]! - g[i]!) ** 2 + 4 * f[i]! ** 2);
    const tx = 0.5 * (e[i]! + g[i]! - spread) - g[i]!;
    const ty = f[i]!;
    const length = Math.sqrt(tx * tx + ty * ty);
    e[i] = length < 1e-12 ? 1 : tx / length;
    f[i] = length < 1e-12 ? 0 : ty / length;
  }
  return { x: e, y: f };
}

export const crowding: Kernels["crowding"] = (labels, width, height, radius, out) => {
  const marks = new Uint8Array(labels.length);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 0; x < width - 1; x++) {
      const i = y * width + x;
      const border = (j: number): boolean => labels[j] !== labels[i] && labels[j] !== 255;
      if (labels[i] !== 255 && (border(i + 1) || border(i + width))) marks[i] = 1;
    }
  }
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let count = 0;
      const last = Math.min(width - 1, x + radius);
      for (let v = Math.max(0, y - radius); v <= Math.min(height - 1, y + radius); v++) {
        for (let u = Math.max(0, x - radius); u <= last; u++) count += marks[v * width + u]!;
      }
      out[y * width + x] = count;
    }
  }
};

export const candidates: Kernels["candidates"] = (plane, distance, crowd, limits, marked) => {
  const { deepest, limit, most } = limits;
  for (let i = 0; i < marked.length; i++) {
    marked[i] = plane[i]! <= deepest && distance[i]! <= limit && crowd[i]! < most ? 1 : 0;
  }
};

export const alongFlow: Kernels["alongFlow"] = (
  plane,
  flow,
  crowd,
  width,
  height,
  { reach, share, weak },
  marked,
  out,
) => {
  const half = width >> 1;
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
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
          if (px < 1 || py < 1 || px >= width - 1 || py >= height - 1) break;
          const weight = 1 - step / (reach + 2);
          sum += plane[(py | 0) * width + (px | 0)]! * weight;
          weights += weight;
          const k = ((py | 0) >> 1) * half + ((px | 0) >> 1);
          const turn = flow.x[k]! * ux + flow.y[k]! * uy < 0 ? -1 : 1;
          [ux, uy] = [flow.x[k]! * turn, flow.y[k]! * turn];
        }
      }
      out[i] = (sum / weights) * (crowd[i]! * share - 1);
      if (out[i]! <= weak) marked[i] = 0;
    }
  }
};

export const inked: Kernels["inked"] = (strength, marked, from, ramp, out) => {
  let count = 0;
  for (let i = 0; i < marked.length; i++) {
    if (!marked[i]) continue;
    count++;
    out[i] = Math.min(1, Math.max(0, (strength[i]! - from) / ramp));
  }
  return count;
};
