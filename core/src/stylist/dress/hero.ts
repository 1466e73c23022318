import { type Brief, isOfPiece } from "../understand/brief.ts";
import { isBright } from "./colour.ts";
import { isMeant } from "./constraints.ts";
import type { Needs } from "./needs.ts";
import type { Worn } from "./outfit.ts";
import type { Piece } from "./piece.ts";

/** The piece the outfit turns on: what was asked for, then what stands out, then what matters in this weather. */
export function heroOf(
  worn: readonly Worn[],
  brief: Brief,
  needs: Needs,
  seed: number,
): Piece | null {
  const rankOf = ({ slot, piece }: Worn, at: number): number => {
    let rank = slot === "head" || slot === "feet" || slot === "accessory" ? -2 : 0;
    if (brief.wants.some((mention) => isOfPiece(mention) && isMeant(piece, mention, true)))
      rank += 8;
    if (piece.patterns.size > 0) rank += 1.2;
    if (piece.colours[0] && isBright(piece.colours[0])) rank += 0.8;
    if (slot === "outer" && needs.outer === "required") rank += needs.indoors ? 0.4 : 1.4;
    if (slot === "base") rank += 0.9;
    if (piece.kind.area === "dress") rank += 3;
    return rank + (((seed >>> 1) + at) % 3) * 0.35;
  };
  return (
    worn
      .map((one, at) => ({ piece: one.piece, rank: rankOf(one, at) }))
      .toSorted((a, b) => b.rank - a.rank)[0]?.piece ?? null
  );
}
