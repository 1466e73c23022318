/** OKLab (Björn Ottosson, 2020): equal steps look equally large. Lightness 0 to 1, a and b about ±0.4. */
export type Oklab = readonly [lightness: number, a: number, b: number];

/** IEC 61966-2-1: sRGB's bytes as linear light. */
const LINEAR = Float64Array.from({ length: 256 }, (_, value) => {
  const c = value / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
});

/** @param hex `#rrggbb` */
export function oklab(hex: string): Oklab {
  const value = Number.parseInt(hex.slice(1), 16);
  const r = LINEAR[(value >> 16) & 255]!;
  const g = LINEAR[(value >> 8) & 255]!;
  const b = LINEAR[value & 255]!;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}
