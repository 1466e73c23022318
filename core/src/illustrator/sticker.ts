import { Canvas } from "./canvas.ts";
import { drawnCut } from "./flat-lay.ts";
import { rank } from "./garments/garment.ts";
import { short } from "./geometry.ts";
import type { Piece } from "./index.ts";
import { garmentsOf } from "./wardrobe.ts";

/** A sticker's side, and the room around the garment for a border, in px. */
const SIDE = 512;
const MARGIN = 34;

/** One garment by itself as a 512 × 512 SVG on nothing, without script, link, font or any text from the person. */
export function drawGarment(piece: Piece): string {
  const canvas = new Canvas();
  const worn = garmentsOf(piece, 0).toSorted((a, b) => rank(a.kind.slot) - rank(b.kind.slot));
  const cuts = worn.map((garment) => drawnCut(garment, 0, canvas));
  const left = Math.min(...cuts.map((cut) => cut.left));
  const top = Math.min(...cuts.map((cut) => cut.top));
  const width = Math.max(...cuts.map((cut) => cut.left + cut.width)) - left;
  const height = Math.max(...cuts.map((cut) => cut.top + cut.height)) - top;
  const scale = (SIDE - 2 * MARGIN) / Math.max(width, height);
  const x = (SIDE - width * scale) / 2 - left * scale;
  const y = (SIDE - height * scale) / 2 - top * scale;
  const body = cuts.map(({ svg }) => svg).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" width="${SIDE}" height="${SIDE}"><defs>${canvas.defs}</defs><g transform="translate(${short(x)} ${short(y)}) scale(${scale.toFixed(3)})">${body}</g></svg>`;
}
