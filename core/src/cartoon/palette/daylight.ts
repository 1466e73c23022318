import type { LabColour } from "../colour.ts";

/**
 * A garment's colour as its owner sees it by day, from the colour that a photo in a room has. Indoors, a camera lifts black cloth to a dark
 * grey, dims white cloth to a light one, and pales faded blues. The bounds are fitted on 238 photos of which somebody said what the
 * owner would call the colour (`training/README.md`).
 */
export function inDaylight({ L, a, b }: LabColour): LabColour {
  const chroma = Math.hypot(a, b);
  const dark = share(DARK.below - L, DARK.within) * share(DARK.chroma - chroma, TINT);
  const lit = LIGHT.above - LIGHT.lamp * share(a + b - WARM.from, WARM.within);
  const light = share(L - lit, LIGHT.within) * share(LIGHT.chroma - chroma, TINT);
  const more = isBlue(a, b) ? 1 + PALED.by * share(PALED.chroma - chroma, TINT) : 1;
  const blue = chroma > PALED.from ? more * (1 - light) + light : 1;
  return {
    L: Math.min(WHITE, L - DARK.by * dark + LIGHT.by * light),
    a: a * blue,
    b: b * blue,
  };
}

/** OKLab lightness from 0 to 1 and chroma up to about 0.37. */
const DARK = { below: 0.48, within: 0.05, chroma: 0.027, by: 0.09 };
/** Lamps dim white cloth and leave it warm; what is as light and cool is grey by day too. */
const LIGHT = { above: 0.79, lamp: 0.06, within: 0.03, chroma: 0.026, by: 0.22 };
const WARM = { from: 0.003, within: 0.006 };
const PALED = { from: 0.016, chroma: 0.055, by: 1.2 };
/** Over so much more chroma a tint grows from none to a colour of its own. */
const TINT = 0.015;
const WHITE = 0.985;

const share = (beyond: number, within: number): number => Math.min(1, Math.max(0, beyond / within));

/** Hues from 215° to 300°: sky, denim and navy. */
const BLUES = [215, 300] as const;

function isBlue(a: number, b: number): boolean {
  const hue = ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
  return hue > BLUES[0] && hue < BLUES[1];
}
