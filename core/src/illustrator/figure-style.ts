import { Canvas } from "./canvas.ts";
import { drawArm, drawBody } from "./figure/body.ts";
import type { Figure } from "./figure/figure.ts";
import { poseFigure, SIDES } from "./figure/figure.ts";
import { drawHair } from "./figure/hair.ts";
import { drawHead } from "./figure/head.ts";
import { choose, personOf, scramble } from "./figure/people.ts";
import type { PoseName } from "./figure/poses.ts";
import { POSES } from "./figure/poses.ts";
import type { Worn } from "./garments/garment.ts";

/** A person who wears the outfit. */
export function drawFigure(worn: readonly Worn[], seed: number): { canvas: Canvas; figure: Figure } {
  const canvas = new Canvas();
  const figure = poseFigure(personOf(seed), POSES[poseFor(worn, seed)], scramble(seed, 9) % 2 === 1);
  const glove = worn.find(({ kind }) => kind.name === "gloves")?.cloth.colour;
  drawBody(canvas, figure);
  for (const side of SIDES) drawArm(canvas, figure, side, glove);
  drawHead(canvas, figure);
  drawHair(canvas, figure, worn.find(({ kind }) => kind.hair)?.kind.hair ?? "none");
  for (const garment of worn) {
    canvas.piece = garment.piece;
    garment.kind.draw({ canvas, figure, outfit: worn, seed, flat: false, ...garment });
  }
  canvas.piece = -1;
  return { canvas, figure };
}

/** What is carried decides the pose; otherwise any that the clothes allow. */
function poseFor(worn: readonly Worn[], seed: number): PoseName {
  const carries = worn.map(({ kind }) => kind.carry);
  if (carries.includes("aloft")) return "aloft";
  if (carries.includes("hold")) return "carry";
  if (carries.includes("strap")) return "strap";
  const pockets = worn.some(({ kind }) => kind.pockets && (kind.slot === "legs" || kind.whole));
  const poses: PoseName[] = pockets ? ["easy", "pocket", "pocket", "pockets", "hip", "stroll"] : ["easy", "hip", "stroll", "easy"];
  return choose(poses, seed, 8);
}
