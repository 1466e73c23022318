import type { Language } from "../lexicon/index.ts";
import type { Piece } from "../dress/piece.ts";
import type { Np } from "./noun-phrase.ts";
import { suitOf } from "./suit-of-halves.ts";

/** A list with the halves of a suit as one, where the first of them stood. */
export function joinHalves(
  items: readonly Np[],
  language: Language,
  together: (suit: Piece, halves: readonly [Piece, Piece]) => Np,
): readonly Np[] {
  for (const [at, one] of items.entries()) {
    const rest = items.slice(at + 1);
    for (const other of rest) {
      if (!one.piece || !other.piece) continue;
      const suit = suitOf(one.piece, other.piece, language);
      if (!suit) continue;
      const before = items.slice(0, at);
      const behind = rest.filter((item) => item !== other);
      return [
        ...before,
        together(suit, [one.piece, other.piece]),
        ...joinHalves(behind, language, together),
      ];
    }
  }
  return items;
}
