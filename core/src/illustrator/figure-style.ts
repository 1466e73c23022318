import { Canvas } from "./canvas.ts";
import { drawArm, drawBody } from "./figure/body.ts";
import { stroke } from "./cloth/cloth.ts";
import type { Figure, Side } from "./figure/figure.ts";
import { poseFigure, SIDES } from "./figure/figure.ts";
import { drawHair } from "./figure/hair.ts";
import { drawHead } from "./figure/head.ts";
import { choose, personOf, scramble } from "./figure/people.ts";
import type { PoseName } from "./figure/poses.ts";
import { POSES } from "./figure/poses.ts";
import { Pen } from "./geometry.ts";
import type { Worn } from "./garments/garment.ts";

/** A person who wears the outfit. */
export function drawFigure(worn: readonly Worn[], seed: number): Canvas {
  const canvas = new Canvas();
  const figure = poseFigure(
    personOf(seed),
    POSES[poseFor(worn, seed)],
    scramble(seed, 9) % 2 === 1,
  );
  const glove = worn.find(({ kind }) => kind.gloves)?.cloth.colour;
  drawBody(canvas, figure, !worn.some(({ kind }) => kind.slot === "feet"));
  for (const side of SIDES) drawArm(canvas, figure, side, glove);
  drawHead(canvas, figure);
  drawHair(canvas, figure, worn.find(({ kind }) => kind.hair)?.kind.hair ?? "none");
  for (const garment of worn) {
    canvas.piece = garment.piece;
    garment.kind.draw({ canvas, figure, outfit: worn, seed, flat: false, ...garment });
  }
  canvas.piece = -1;
  for (const side of SIDES) drawPocket(canvas, figure, side, worn);
  return canvas;
}

/** The pocket's edge over a hand that is in it, in the cloth that has the pocket. */
function drawPocket(canvas: Canvas, figure: Figure, side: Side, worn: readonly Worn[]): void {
  const { does, frame } = figure.hands[side];
  const coat = worn.find(({ kind }) => kind.slot === "outer" && kind.pockets);
  const owner = coat ?? worn.findLast(({ kind }) => kind.pockets);
  if (does !== "pocket" || !owner) return;
  const d = new Pen(frame).move(-19, 21).quad([0, 23.5], [19, 16]).data;
  canvas.add("arms", stroke(owner.cloth, { d, width: 3.2 }), { lift: -1.95 });
}

/** What is carried decides the pose; otherwise any that the clothes allow. */
function poseFor(worn: readonly Worn[], seed: number): PoseName {
  const carries = worn.map(({ kind }) => kind.carry);
  if (carries.includes("aloft")) return "aloft";
  if (carries.includes("hold")) return "carry";
  if (carries.includes("strap")) return "strap";
  const pockets = worn.some(({ kind }) => kind.pockets && (kind.slot === "legs" || kind.whole));
  const poses: PoseName[] = pockets
    ? ["easy", "pocket", "pocket", "pockets", "hip", "stroll"]
    : ["easy", "hip", "stroll", "easy"];
  return choose(poses, seed, 8);
}
