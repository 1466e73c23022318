import type { Brief } from "../understand/brief.ts";
import { covers } from "./last-resort.ts";
import { isTooLoud } from "./constraints.ts";
import type { Needs } from "./needs.ts";
import type { Piece } from "./piece.ts";
import { fitsButForCode, isTooPlain, rate, type Rated } from "./rate.ts";

/**
 * Better too casual than bare: where nothing in the closet is dressy enough for torso or legs, the pieces that only the
 * dress code kept out. White tie alone has no such makeshift, and black tie only with a piece that fits or with unnamed ones.
 */
export function plainerPieces(
  allowed: readonly Piece[],
  fitting: readonly Rated[],
  brief: Brief,
  needs: Needs,
): Rated[] {
  const open = (["base", "legs"] as const).filter((slot) => !covers(fitting, slot));
  if (brief.codeName === "white tie" || brief.traits.has("active")) return [];
  const unknownOnly = brief.code[0] >= 5 && open.length > 1;
  return allowed
    .filter(
      (piece) =>
        (!unknownOnly || piece.vague) &&
        open.some((slot) => piece.slots.includes(slot)) &&
        isTooPlain(piece, brief, needs) &&
        fitsButForCode(piece, brief, needs) &&
        !isTooLoud(piece, brief),
    )
    .map((piece) => rate(piece, brief, needs, false));
}
