import { paint, trim } from "../cloth/cloth.ts";
import { lightness } from "../cloth/colour.ts";
import { bareFoot, footLength } from "../figure/feet.ts";
import type { Side } from "../figure/figure.ts";
import { Pen } from "../geometry.ts";
import type { Fitting } from "./garment.ts";
import { GROUND, type Last, LEG, pen, shaftInto, type ShoeCut, soleColour } from "./last.ts";
import { drawHeel } from "./heels.ts";
import { linesOf } from "./shoe-lines.ts";

const HIGH = 12;

/** One shoe. Heels stand on a raised foot, sandals on a bare one. */
export function drawShoe(fitting: Fitting, side: Side, cut: ShoeCut): void {
  const { turn } = fitting.figure.feet[side];
  const last: Last = {
    fitting,
    side,
    cut,
    toe: footLength(turn),
    lift: side === "left" ? 0 : 3,
    layer: cut.shaft > 60 ? "boots" : "shoes",
  };
  if ((cut.heel ?? 0) > HIGH) return drawHeel(last);
  if ((cut.open || cut.sandal) && !fitting.flat) drawFoot(last);
  drawSole(last);
  if (cut.sandal) return drawStraps(last);
  paint(fitting.canvas, last.layer, upper(last), fitting.cloth, {
    lift: last.lift + 1,
    shade: 6,
    lines: linesOf(last),
  });
  if (cut.details.includes("fur")) drawFur(last);
}

/** The shoe over the foot: round or pointed toe, a throat or a shaft at the ankle. */
function upper(last: Last): string {
  const { cut, toe } = last;
  const { wide = 0, shaft, open } = cut;
  const low = GROUND - cut.sole;
  const p = pen(last);
  if (shaft > 12) shaftInto(p, last);
  else if (open) p.move(-14, 8).curve([-8, 22], [4, 27], [toe - 20, 26]);
  else p.move(-14 - wide, -shaft - 2).quad([0, -shaft + 5], [14 + wide, -shaft - 1]);
  if (open) p.curve([toe - 12, 20], [toe - 4, 19], [toe + 2, 23]);
  else p.curve([15 + wide, 11], [toe - 18, 9], [toe - 4, 16]);
  p.curve([toe + 7, 20], [toe + 13, low - 7], [toe + 11, low]);
  p.line([-12 - wide, low]).curve(
    [-20 - wide, low],
    [-20 - wide, low - 18],
    [-14 - wide, Math.min(-shaft - 2, 6)],
  );
  return p.close().data;
}

function drawSole(last: Last): void {
  const { fitting, cut, toe, layer, lift } = last;
  const { sole, wide = 0, heel } = cut;
  const colour = cut.rubber ?? soleColour(fitting.cloth);
  const back = -20 - wide;
  const p = pen(last)
    .move(back + 2, GROUND - sole - 3)
    .line([toe + 10, GROUND - sole - 2])
    .curve([toe + 14, GROUND - sole + 1], [toe + 14, GROUND], [toe + 8, GROUND]);
  if (heel) p.line([8, GROUND], [6, GROUND - heel * 0.6], [0, GROUND - heel * 0.6], [-2, GROUND]);
  p.line([back + 4, GROUND]).curve(
    [back, GROUND],
    [back - 1, GROUND - sole],
    [back + 2, GROUND - sole - 3],
  );
  const tone = trim({ ...fitting.cloth, edged: lightness(colour) > 0.88 }, colour);
  paint(fitting.canvas, layer, p.close().data, tone, { lift: lift + 0.5, shade: 0, ghost: true });
}

function drawFur({ fitting, side, cut, lift }: Last): void {
  const limb = fitting.figure.legs[side];
  const t = 1 - cut.shaft / LEG;
  const p = new Pen();
  for (let i = -2; i <= 2; i++)
    p.oval(...limb.beside(t, 1, ((limb.half(t) + 9) * i) / 2 - limb.half(t)), 8, 9);
  const fur = trim({ ...fitting.cloth, edged: true }, "#efe7d8");
  paint(fitting.canvas, "boots", p.data, fur, { lift: lift + 2, shade: 0, ghost: true });
}

/** The bare foot, flat on the ground, under sandals and in low-cut shoes. */
function drawFoot({ fitting, side, toe }: Last): void {
  const { canvas, figure } = fitting;
  bareFoot(canvas, new Pen(figure.feet[side].frame), figure.person.skin, toe);
}

function drawStraps(last: Last): void {
  const { fitting, cut, toe, lift } = last;
  const strap = (p: Pen): void =>
    paint(fitting.canvas, "shoes", p.close().data, fitting.cloth, { lift: lift + 1, shade: 0 });
  const low = GROUND - cut.sole;
  const band = (x: number, width: number): Pen =>
    pen(last)
      .move(x, low)
      .curve([x - 3, low - 10], [x - 1, low - 16], [x + 3, low - 19 + x * 0.16])
      .line([x + 3 + width, low - 15 + x * 0.16])
      .curve([x + width, low - 12], [x + width - 1, low - 6], [x + width, low]);
  if (cut.details.includes("straps")) {
    strap(band(toe - 16, 9));
    strap(
      pen(last).move(-13.5, -2).quad([0, 6], [13.5, -1]).line([14.5, 7]).quad([0, 14], [-14.5, 6]),
    );
    strap(pen(last).move(-15, 4).line([-9, 7], [-8, low], [-17, low]));
  } else if (cut.details.includes("thong")) {
    const y = low - 8;
    strap(
      pen(last)
        .move(toe - 4, y)
        .curve([toe - 14, y - 8], [4, y - 12], [-4, low])
        .line([2, low])
        .curve([8, y - 3], [toe - 14, y + 1], [toe - 4, y]),
    );
  } else strap(band(toe - 26, 20));
}
