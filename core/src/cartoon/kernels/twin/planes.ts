import type { Kernels } from "../kernels.ts";

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
