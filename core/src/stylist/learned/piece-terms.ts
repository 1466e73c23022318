import type { Piece } from "../dress/piece.ts";
import { STEM } from "./terms.ts";

type Described = Omit<Piece, "id" | "order" | "terms">;

/** What a garment is, and what its owner calls it. */
export function pieceTerms(piece: Described): string[] {
  const { kind, colours, dress, words, language } = piece;
  const [main] = colours;
  return [
    `kind ${kind.id}`,
    ...[...kind.is].map((id) => `is ${id}`),
    `area ${kind.area}`,
    ...piece.qualities,
    ...[...piece.materials].map((id) => `of ${id}`),
    ...piece.patterns,
    `patterns ${piece.patterns.size}`,
    ...(main ? [`colour ${main.name.family}`, `light ${Math.round(4 * main.l)}`] : []),
    `from ${Math.round(dress[0] * 2)}`,
    `to ${Math.round(dress[1] * 2)}`,
    `${kind.area} clo ${Math.round(piece.clo * 10)}`,
    `sleeves ${piece.sleeves}`,
    ...(piece.winter ? ["winter"] : []),
    ...(piece.summer ? ["summer"] : []),
    ...[...words].flatMap((word) =>
      word.length > STEM
        ? [`${language} ${word}`, `${language} ${word.slice(0, STEM)}~`]
        : [`${language} ${word}`],
    ),
  ];
}
