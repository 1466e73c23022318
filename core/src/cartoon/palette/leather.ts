import { kindOf } from "../../wardrobe/kinds.ts";
import type { LabColour } from "../colour.ts";
import type { Recognised } from "../contract.ts";

/** Darker than this and of less chroma, leather and rubber are black; they keep so much of the tint, which is the room's. */
const BLACK = { below: 0.36, chroma: 0.03, keeps: 0.3 };
/** What is lighter than black and this warm is brown, and so much warmer than it looks under its gloss. */
const BROWN = { below: 0.6, chroma: 0.018, upTo: 0.04, by: 1.7 };

/** Shoes and leather jackets, also such as are told only once they are filed under coats: what has a gloss. */
export const isGlossy = ({ category, kind, filed }: Recognised): boolean =>
  category === "shoes" ||
  [kind, filed?.coat?.kind].some((one) => one && kindOf(one).material === "leather");

/**
 * Leather without what it mirrors. Black leather shows the sky, a lawn or a carpet where black cloth swallows them: hardly any
 * is as dark and yet navy or bottle green. On brown leather a white sky lies as a grey veil.
 */
export function withoutMirroring<T extends LabColour>(colour: T): T {
  const times = tintOf(colour);
  return { ...colour, a: colour.a * times, b: colour.b * times };
}

function tintOf({ L, a, b }: LabColour): number {
  const chroma = Math.hypot(a, b);
  if (L <= BLACK.below) return chroma <= BLACK.chroma ? BLACK.keeps : 1;
  const isWarm = a > 0 && b > 0 && chroma >= BROWN.chroma && chroma <= BROWN.upTo;
  return isWarm && L < BROWN.below ? BROWN.by : 1;
}
