import { tryOnOnly } from "../dress/compose.ts";
import { byId, type Outfit } from "../dress/outfit.ts";
import type { Piece } from "../dress/piece.ts";
import type { Agenda } from "./agenda.ts";
import { gramsOf } from "./weight.ts";
import { type Brought, extrasOf } from "./extras.ts";
import type { Fitted } from "./look-options.ts";
import { distinct } from "./choose-looks.ts";

export type Bag = {
  pieces: readonly Piece[];
  /** Those of them that no look wears. */
  extras: readonly Piece[];
  /** Worn on the way, because nothing else takes as much room. */
  worn: readonly Piece[];
  /** Pieces without which a look, by its place, has nothing as good. */
  needed: readonly { piece: Piece; look: number }[];
  isOverPieces: boolean;
  isOverWeight: boolean;
};

/** The bag that the chosen looks make together. */
export function bagOf(
  fitted: readonly Fitted[],
  chosen: readonly Outfit[],
  { limits }: Agenda,
  brought: Brought,
): Bag {
  const worn = distinct(chosen.flatMap((outfit) => outfit.worn).map(({ piece }) => piece));
  const room = limits.pieces === null ? Infinity : limits.pieces - worn.length;
  const extras = extrasOf(fitted, chosen, brought, room);
  const pieces = distinct([...worn, ...extras]);
  const onTheWay = [heaviest(pieces, "outer"), heaviest(pieces, "feet")].flatMap(
    (one) => one ?? [],
  );
  const grams = pieces
    .filter((piece) => !onTheWay.includes(piece))
    .reduce((sum, piece) => sum + gramsOf(piece), 0);
  return {
    pieces,
    extras,
    worn: onTheWay,
    needed: neededIn(fitted, chosen, pieces),
    isOverPieces: limits.pieces !== null && pieces.length > limits.pieces,
    isOverWeight: limits.grams !== null && grams > limits.grams,
  };
}

function heaviest(pieces: readonly Piece[], slot: "outer" | "feet"): Piece | undefined {
  return pieces
    .filter(({ slots }) => slots[0] === slot)
    .toSorted((a, b) => gramsOf(b) - gramsOf(a) || byId(a, b))[0];
}

/** What a look loses at least where a piece was all that it had. */
const LOST = 3;

/** Pieces that only one look wears, and that nothing else in the bag stands in for there. */
function neededIn(
  fitted: readonly Fitted[],
  chosen: readonly Outfit[],
  pieces: readonly Piece[],
): Bag["needed"] {
  const needed = pieces.flatMap((piece) => {
    const looks = chosen.flatMap(({ worn }, look) =>
      worn.some((one) => one.piece.id === piece.id) ? [look] : [],
    );
    if (looks.length !== 1 || piece.slots[0] === "accessory") return [];
    const look = looks[0]!;
    const ids = new Set(pieces.map(({ id }) => id).filter((id) => id !== piece.id));
    const [best] = tryOnOnly(fitted[look]!.fitting, ({ id }) => ids.has(id));
    const lost = chosen[look]!.score - (best?.score ?? -Infinity);
    return lost >= LOST ? [{ piece, look, lost }] : [];
  });
  return needed.toSorted((a, b) => b.lost - a.lost || byId(a.piece, b.piece));
}
