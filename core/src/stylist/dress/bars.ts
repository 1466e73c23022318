import { BARS, type BarId } from "../../wardrobe/bars.ts";
import { isA } from "../../wardrobe/kinds.ts";
import type { Brief } from "../understand/brief.ts";
import type { Piece } from "./piece.ts";

const isOf = ({ kind, qualities }: Piece, id: BarId): boolean => {
  const { kinds, quality } = BARS[id];
  return kinds.some((one) => isA(kind, one)) && (!quality || qualities.has(quality));
};

/** True of a small thing that the setting does not allow. */
export const isBarred = (piece: Piece, { bars }: Pick<Brief, "bars">): boolean =>
  bars.some((id) => isOf(piece, id));
