import type { Kernels } from "../kernels.ts";

export const resampleRow: Kernels["resampleRow"] = (row, axis, out) => {
  for (let i = 0; i < axis.length; i++) {
    for (let c = 0; c < 4; c++) {
      let sum = 0;
      for (let t = 0; t < axis.taps; t++) {
        sum += row[(axis.first[i]! + t) * 4 + c]! * axis.weights[i * axis.taps + t]!;
      }
      out[i * 4 + c] = sum;
    }
  }
};

export const unpackRow: Kernels["unpackRow"] = (bytes, count, out) => {
  for (let i = 0; i < count; i++) {
    for (let c = 0; c < 3; c++) out[i * 4 + c] = bytes[i * 3 + c]!;
  }
};

export const mixRows: Kernels["mixRows"] = (rows, weights, out) => {
  for (let i = 0; i < out.length; i++) {
    let sum = 0;
    for (let k = 0; k < weights.length; k++) sum += rows[k * out.length + i]! * weights[k]!;
    out[i] = sum;
  }
};

export const sample: Kernels["sample"] = (field, from, window, width, height, out, outside) => {
  const [stepX, stepY] = [window.width / width, window.height / height];
  for (let y = 0; y < height; y++) {
    const cy = window.top + (y + 0.5) * stepY - 0.5;
    for (let x = 0; x < width; x++) {
      const cx = window.left + (x + 0.5) * stepX - 0.5;
      const beyond = cx < -0.5 || cx > from.width - 0.5 || cy < -0.5 || cy > from.height - 0.5;
      const held = outside === undefined || !beyond;
      out[y * width + x] = held ? bilinear(field, from, cx, cy) : outside;
    }
  }
};

function bilinear(
  field: Float32Array,
  { width, height }: { width: number; height: number },
  cx: number,
  cy: number,
): number {
  const u = Math.min(Math.max(cx, 0), width - 1);
  const v = Math.min(Math.max(cy, 0), height - 1);
  const [x, y] = [Math.floor(u), Math.floor(v)];
  const right = Math.min(x + 1, width - 1);
  const below = Math.min(y + 1, height - 1) * width;
  const upper = field[y * width + x]! * (1 - u + x) + field[y * width + right]! * (u - x);
  const lower = field[below + x]! * (1 - u + x) + field[below + right]! * (u - x);
  return upper + (lower - upper) * (v - y);
}
