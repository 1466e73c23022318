import type { Slot } from "../../outfit.ts";
import type { Brief, Mention } from "../understand/brief.ts";
import { isMeant } from "./constraints.ts";
import type { Piece } from "./piece.ts";

/** The pieces that none of these names. */
export const notNamed = (pieces: readonly Piece[], mentions: readonly Mention[]): Piece[] =>
  pieces.filter((piece) => !mentions.some((one) => isMeant(piece, one)));

/** How well the best of these for each place suits the request. */
export function bestFits(
  pieces: readonly Piece[],
  fits: NonNullable<Brief["fits"]>,
): ReadonlyMap<Slot, number> {
  const best = new Map<Slot, number>();
  for (const piece of pieces) {
    const slot = piece.slots[0]!;
    best.set(slot, Math.max(best.get(slot) ?? -Infinity, fits(piece)));
  }
  return best;
}
