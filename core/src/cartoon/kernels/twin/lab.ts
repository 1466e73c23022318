import type { Kernels } from "../kernels.ts";

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
