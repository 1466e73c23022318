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

/** sRGB in sixteenths of a level to linear light. */
const LINEAR = Float32Array.from({ length: 255 * 16 + 1 }, (_, i) => {
  const c = i / (255 * 16);
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
});

const linear = (value: number): number =>
  LINEAR[(Math.min(255, Math.max(0, value)) * 16 + 0.5) | 0]!;

export const toLab: Kernels["toLab"] = (rgbx, gains, out) => {
  for (let i = 0, j = 0; i < out.L.length; i++, j += 4) {
    const r = Math.min(1, linear(rgbx[j]!) * gains[0]);
    const g = Math.min(1, linear(rgbx[j + 1]!) * gains[1]);
    const b = Math.min(1, linear(rgbx[j + 2]!) * gains[2]);
    const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
    const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
    const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
    out.L[i] = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
    out.a[i] = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
    out.b[i] = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  }
};

export const blur: Kernels["blur"] = (source, out, width, height, taps) => {
  const across = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let sum = source[y * width + x]! * taps[0]!;
      for (let t = 1; t < taps.length; t++) {
        const left = source[y * width + Math.max(0, x - t)]!;
        const right = source[y * width + Math.min(width - 1, x + t)]!;
        sum += (left + right) * taps[t]!;
      }
      across[y * width + x] = sum;
    }
  }
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let sum = across[y * width + x]! * taps[0]!;
      for (let t = 1; t < taps.length; t++) {
        const above = across[Math.max(0, y - t) * width + x]!;
        const below = across[Math.min(height - 1, y + t) * width + x]!;
        sum += (above + below) * taps[t]!;
      }
      out[y * width + x] = sum;
    }
  }
};

export const boxMean: Kernels["boxMean"] = (source, out, width, height, radius) =>
  blur(source, out, width, height, new Float32Array(radius + 1).fill(1 / (2 * radius + 1)));

export const above: Kernels["above"] = (plane, limit, value, out) => {
  for (let i = 0; i < plane.length; i++) out[i] = plane[i]! > limit ? value : 0;
};

export const subtract: Kernels["subtract"] = (plane, other) => {
  for (let i = 0; i < plane.length; i++) plane[i]! -= other[i]!;
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
