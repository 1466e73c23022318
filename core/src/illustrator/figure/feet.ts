import type { Canvas } from "../canvas.ts";
import { paint, plain } from "../cloth/cloth.ts";
import type { Pen } from "../geometry.ts";

/** How far the toes reach from the ankle, by how much the foot is turned out. */
export const footLength = (turn: number): number => 18 + 26 * turn;

/** A bare foot in the frame of the ankle, `toe` long. */
export function bareFoot(
  canvas: Canvas,
  p: Pen,
  colour: string,
  toe: number,
  layer: "legs" | "socks" = "legs",
): void {
  const d = p
    .move(-12, -10)
    .curve([-13, 8], [-18, 22], [-16, 32])
    .curve([-14, 37], [toe, 38], [toe + 6, 34])
    .curve([toe + 8, 25], [toe - 14, 18], [12, 2])
    .line([12, -10])
    .close().data;
  paint(canvas, layer, d, plain(colour, false), {
    shade: 0,
    lift: 1,
    ghost: layer === "legs",
  });
}
