import type { Brief } from "../understand/brief.ts";
import type { Piece } from "./piece.ts";

/** What pieces are rivals for: a watch takes no bag's place. */
export const placeOf = ({ slots: [slot], kind }: Piece): string =>
  slot === "accessory" ? kind.area : slot!;

/** How well the best of these for each place suits the request. */
export function bestFits(
  pieces: readonly Piece[],
  fits: NonNullable<Brief["fits"]>,
): ReadonlyMap<string, number> {
  const best = new Map<string, number>();
  for (const piece of pieces) {
    const place = placeOf(piece);
    best.set(place, Math.max(best.get(place) ?? -Infinity, fits(piece)));
  }
  return best;
}
