import { type Taste, TASTE_LOOKS } from "../../taste.ts";
import { featuresOfPiece } from "../taste/features.ts";
import type { Piece } from "./piece.ts";
import { type Feature, WEIGHTS } from "./weights.ts";

/** What one person likes, beside what everybody does. */
export type Liking = {
  /** What a piece gains or loses by itself; never as much as a rule weighs. */
  piece: (piece: Piece) => number;
  /** What features weigh for this person. */
  weights: Readonly<Record<Feature, number>>;
};

/** Nobody's own taste. */
export const NO_LIKING: Liking = { piece: () => 0, weights: WEIGHTS };

/** No piece gains or loses more than this: what is too cold or out of place loses twice as much. */
const MOST_OF_PIECE = 1.6;

/** As it is where it is small, and never more than `most` either way. */
export const bounded = (amount: number, most: number): number => most * Math.tanh(amount / most);

export function likingOf(taste: Taste | undefined): Liking {
  if (!taste || Object.keys(taste).length === 0) return NO_LIKING;
  const weights: Record<Feature, number> = { ...WEIGHTS };
  for (const look of TASTE_LOOKS) weights[look] += taste[`look:${look}`] ?? 0;
  const piece = (one: Piece): number =>
    bounded(
      featuresOfPiece(one).reduce(
        (sum, [feature, amount]) => sum + (taste[feature] ?? 0) * amount,
        0,
      ),
      MOST_OF_PIECE,
    );
  return { piece, weights };
}
