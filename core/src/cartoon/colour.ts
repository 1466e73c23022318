/** One OKLab colour (Ottosson 2020): L 0 to 1, a and b about ±0.4. */
export type LabColour = { L: number; a: number; b: number };

/** OKLab weighs a and b too low for distances between cloth colours; measured on the reference photos. */
export const CHROMA_WEIGHT = 2.2;
/** Of chroma in a step between pixels, which is a sum of differences and no distance. */
export const CHROMA_IN_STEP = 1.6;

/** 0.05 is hardly seen, 0.16 is another colour. */
export const difference = (p: LabColour, q: LabColour): number =>
  Math.hypot(p.L - q.L, CHROMA_WEIGHT * (p.a - q.a), CHROMA_WEIGHT * (p.b - q.b));

/** @returns sRGB, three whole numbers 0 to 255; colours out of gamut are clipped. */
export const labToRgb = (colour: LabColour): [number, number, number] => {
  const [r, g, b] = labToLinear(colour);
  return [gamma(r), gamma(g), gamma(b)];
};

/** @returns linear light, 0 to 1 in gamut. */
export function labToLinear({ L, a, b }: LabColour): [number, number, number] {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function gamma(light: number): number {
  if (light <= 0) return 0;
  if (light >= 1) return 255;
  const value = light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
  return Math.round(value * 255);
}

export const hex = (colour: LabColour): string =>
  `#${labToRgb(colour)
    .map((v) => v.toString(16).padStart(2, "0"))
    .join("")}`;
