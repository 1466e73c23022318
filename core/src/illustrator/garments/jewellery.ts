import { paint, stroke, trim } from "../cloth/cloth.ts";
import { SIDES } from "../figure/figure.ts";
import { Pen } from "../geometry.ts";
import type { Drawing, Fitting } from "./garment.ts";
import { torso } from "./garment.ts";

/** Rings round the wrist, one or several. */
export function banded(count: number): Drawing["draw"] {
  return ({ canvas, figure, cloth }) => {
    const side = SIDES.find((s) => figure.hands[s].does === "rest") ?? "left";
    for (let i = 0; i < count; i++) {
      const from = 0.965 - i * 0.028;
      const d = figure.arms[side].outline(from, from + 0.012, () => 3, { bulge: 3 });
      paint(canvas, "arms", d, cloth, { lift: 40 + i, shade: 0 });
    }
  };
}

export function drawRing({ canvas, figure, cloth }: Fitting): void {
  const side = SIDES.find((s) => figure.hands[s].does === "rest") ?? "left";
  const [x, y] = figure.hands[side].frame(0, 18);
  paint(canvas, "held", new Pen().oval(x, y, 8, 4).data, cloth, { lift: 6, shade: 0 });
  paint(canvas, "held", new Pen().oval(x, y - 4, 4.5).data, trim(cloth, "#dff0f4"), {
    lift: 6.1,
    shade: 0,
    ghost: true,
  });
}

export function drawAnklet({ canvas, figure, cloth }: Fitting): void {
  const d = figure.legs.right.outline(0.955, 0.968, () => 2.5, { bulge: 3 });
  paint(canvas, "socks", d, cloth, { lift: 6, shade: 0 });
}

/** A small thing on the chest: a brooch at the side, a tie pin in the middle. */
export function pinned(x: number, y: number, wide: number, high: number): Drawing["draw"] {
  return (fitting) => {
    const d = torso(fitting).oval(x, y, wide, high).data;
    paint(fitting.canvas, "strap", d, fitting.cloth, { lift: 5, shade: 2 });
  };
}

export function drawCufflinks({ canvas, figure, cloth }: Fitting): void {
  for (const side of SIDES) {
    const [x, y] = figure.arms[side].at(0.955);
    paint(canvas, "arms", new Pen().oval(x, y, 6.5).data, cloth, { lift: 45, shade: 0 });
  }
}

/** A folded point in the breast pocket. */
export function drawPocketSquare(fitting: Fitting): void {
  const { canvas, cloth } = fitting;
  const d = torso(fitting).move(30, 316).line([38, 296], [46, 308], [56, 294], [60, 316]).close();
  paint(canvas, "strap", d.data, cloth, { lift: 5, shade: 3 });
  canvas.add("strap", stroke(cloth, { d: d.data, width: 1.6 }), { lift: 5.1 });
}
