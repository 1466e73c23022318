import type { Slot } from "../../outfit.ts";
import type { Brief } from "../understand/brief.ts";
import type { Piece } from "./piece.ts";

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
