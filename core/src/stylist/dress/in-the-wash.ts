import { type Brief, isOfPiece } from "../understand/brief.ts";
import { isForbidden, isMeant } from "./constraints.ts";
import type { Worn } from "./outfit.ts";
import type { Piece } from "./piece.ts";
import type { Rest } from "./rest.ts";

/** As many as one sentence bears. */
const TOLD = 3;

/** What is in the wash and was asked for, or would fill a place for which something new is proposed. */
export function missedInTheWash(
  washing: readonly Piece[],
  { worn, brief, rest }: { worn: readonly Worn[]; brief: Brief; rest: Rest },
): Piece[] {
  const filled = new Set(worn.map(({ slot }) => slot));
  const open = new Set(
    rest.suggested.map(({ idea }) => idea.slot).filter((slot) => !filled.has(slot)),
  );
  open.delete("accessory");
  const wants = brief.wants.filter(isOfPiece);
  const isMissed = (piece: Piece): boolean =>
    wants.some((mention) => isMeant(piece, mention, true)) ||
    (!isForbidden(piece, brief) && piece.slots.slice(0, 1).some((slot) => open.has(slot)));
  return washing.filter(isMissed).slice(0, TOLD);
}
