import type { Slot } from "../../outfit.ts";
import type { Piece } from "./piece.ts";

export type Worn = { slot: Slot; piece: Piece };

/** Pieces worn together. Higher scores are better; only differences mean something. The key is the same for the same pieces. */
export type Outfit = { worn: readonly Worn[]; score: number; key: string };

const UNDERWEAR_AND_SHOES = 0.1;

/** Insulation of the whole outfit in clo. */
export function cloOf(worn: readonly Worn[]): number {
  let clo = UNDERWEAR_AND_SHOES;
  for (const { piece } of worn) clo += piece.clo;
  return clo;
}

export function pieceAt(worn: readonly Worn[], slot: Slot): Piece | undefined {
  for (const one of worn) if (one.slot === slot) return one.piece;
  return undefined;
}

export const keyOf = (worn: readonly Worn[]): string =>
  worn
    .map(({ piece }) => piece.id)
    .toSorted()
    .join();

/** For an order that does not depend on the closet's. */
export const byId = (a: Piece, b: Piece): number => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
