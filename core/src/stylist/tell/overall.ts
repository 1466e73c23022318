import { isA } from "../../wardrobe/kinds.ts";
import type { Worn } from "../dress/compose.ts";

/** Worn over everything for the work there, and not for the weather. */
export const isOverall = ({ piece: { kind } }: Worn): boolean =>
  isA(kind, "apron") || isA(kind, "lab-coat");
