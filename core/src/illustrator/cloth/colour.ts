import { type Oklab, oklab } from "../../oklab.ts";

const toGamma = (c: number): number =>
  c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055;

function toHex([lightness, a, b]: Oklab): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const rgb = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const byte = (c: number): number =>
    Math.round(255 * Math.min(1, Math.max(0, toGamma(Math.max(0, c)))));
  return `#${rgb.map((c) => byte(c).toString(16).padStart(2, "0")).join("")}`;
}

export const lightness = (hex: string): number => oklab(hex)[0];

/** Lighter (positive) or darker by OKLab lightness; dark steps also lose a little chroma, as shadows do. */
export function shade(hex: string, by: number): string {
  const [l, a, b] = oklab(hex);
  const next = Math.min(0.99, Math.max(0.06, l + by));
  const chroma = by < 0 ? 0.96 : 0.94;
  return toHex([next, a * chroma, b * chroma]);
}

export function blend(a: string, b: string, t: number): string {
  const [p, q] = [oklab(a), oklab(b)];
  return toHex([p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t, p[2] + (q[2] - p[2]) * t]);
}

export function difference(a: string, b: string): number {
  const [p, q] = [oklab(a), oklab(b)];
  return Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
}

/** The shadow side of a cloth. Very dark cloth has no room below, so its shadow is a smaller step. */
export const shadow = (hex: string): string => shade(hex, lightness(hex) < 0.3 ? -0.05 : -0.065);

/** A line that shows on the cloth: lighter on dark cloth, darker on light. */
export function detail(hex: string): string {
  const l = lightness(hex);
  if (l < 0.42) return shade(hex, 0.17);
  return shade(hex, l > 0.85 ? -0.2 : -0.16);
}
