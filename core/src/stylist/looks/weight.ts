import type { Area } from "../../wardrobe/kind.ts";
import type { Piece } from "../dress/piece.ts";

/** Grams of a garment without its warmth, and what each clo of it weighs; as kitchen scales say of ordinary clothes in size M. */
const WEIGHS: Readonly<Record<Area, readonly [bare: number, perClo: number]>> = {
  top: [120, 800],
  mid: [220, 750],
  outer: [300, 1000],
  dress: [180, 700],
  legs: [280, 1000],
  shoes: [650, 3000],
  head: [90, 0],
  neck: [130, 0],
  hands: [80, 0],
  bag: [450, 0],
  waist: [180, 0],
  jewellery: [30, 0],
  eyes: [40, 0],
  hosiery: [60, 0],
  underwear: [60, 0],
  swim: [120, 0],
  carried: [300, 0],
};

/** What a piece usually weighs, in grams. */
export function gramsOf({ kind, clo }: Piece): number {
  const [bare, perClo] = WEIGHS[kind.area];
  return Math.round(bare + clo * perClo);
}
