import type { Mention } from "../understand/brief.ts";
import { isMeant } from "./constraints.ts";
import type { Piece } from "./piece.ts";

const isNamed = (piece: Piece, mentions: readonly Mention[]): boolean =>
  mentions.some((one) => isMeant(piece, one));

/** The pieces that any of these may mean. */
export const namedBy = (mentions: readonly Mention[], pieces: readonly Piece[]): Piece[] =>
  pieces.filter((piece) => isNamed(piece, mentions));

/** The pieces that none of these means. */
export const notNamed = (mentions: readonly Mention[], pieces: readonly Piece[]): Piece[] =>
  pieces.filter((piece) => !isNamed(piece, mentions));
