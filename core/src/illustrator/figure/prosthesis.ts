import type { Prosthesis } from "../../likeness.ts";
import type { Canvas } from "../canvas.ts";
import { paint, plain } from "../cloth/cloth.ts";
import { Pen } from "../geometry.ts";
import { bareFoot, footLength } from "./feet.ts";
import type { Figure, Side } from "./figure.ts";
import { drawHand } from "./hands.ts";
import { KNEE, type Limb } from "./limb.ts";

const SHELL = plain("#5b6675", false);
const JOINT = "#e2a03f";

/** The person looks out of the picture: their left is its right. */
export const prostheticSide = (which: Prosthesis): Side =>
  which.startsWith("left") ? "right" : "left";

/** A lower leg or a forearm with its foot or hand; clothes go over it as over any other. */
export function drawProsthesis(
  canvas: Canvas,
  figure: Figure,
  which: Prosthesis,
  { barefoot, glove }: { barefoot: boolean; glove?: string | undefined },
): void {
  const side = prostheticSide(which);
  if (which.endsWith("arm")) {
    drawShell(canvas, figure.arms[side], "arms", { from: 0.56, lift: -3.5 });
    drawHand(canvas, figure, side, glove ?? SHELL.colour);
    return;
  }
  drawShell(canvas, figure.legs[side], "legs", { from: KNEE + 0.07, lift: 1 });
  const { frame, turn } = figure.feet[side];
  if (barefoot) bareFoot(canvas, new Pen(frame), SHELL.colour, footLength(turn), "socks");
}

/** It stands off the limb by a hair, so that no skin shows beside it, and has a bright ring at either end. */
function drawShell(
  canvas: Canvas,
  limb: Limb,
  layer: "arms" | "legs",
  { from, lift }: { from: number; lift: number },
): void {
  const d = limb.outline(from, 1, () => 1.2);
  const rings = [from + 0.035, 0.93].map((t) => {
    const [a, b] = [limb.beside(t, -1, 1), limb.beside(t, 1, 1)];
    return { d: new Pen().move(...a).line(b).data, width: 6, colour: JOINT };
  });
  paint(canvas, layer, d, SHELL, { lift, shade: 6, lines: rings });
}
