import { paint, plain, stroke, trim } from "../cloth/cloth.ts";
import { GROUND, type Last, pen, shaftInto, soleColour } from "./last.ts";
import { linesOf } from "./shoe-lines.ts";

/** A foot on its toes: the heel lifted by `heel`, the sole bending down to the ball. */
export function drawHeel(last: Last): void {
  const { fitting, cut, toe, lift } = last;
  const { canvas, cloth, figure } = fitting;
  const up = GROUND - (cut.heel ?? 0);
  const skin = plain(figure.person.skin, false);
  const foot = pen(last)
    .move(-12, -12)
    .curve([-14, -4], [-16, up - 6], [-14, up + 2])
    .curve([-4, up + 6], [toe - 26, 30], [toe - 12, 36])
    .line([toe + 6, 36])
    .curve([toe + 6, 28], [toe - 12, 18], [12, -4])
    .line([12, -12])
    .close().data;
  if (!fitting.flat) paint(canvas, "shoes", foot, skin, { lift: lift - 5, shade: 0, ghost: true });
  const stick = pen(last)
    .move(-18, up - 2)
    .line([-3, up + 4])
    .curve([-9, up + 14], [-10, 30], [-10.5, GROUND])
    .line([-14, GROUND])
    .curve([-15, 26], [-19, up + 8], [-18, up - 2])
    .close().data;
  paint(canvas, "shoes", stick, trim({ ...cloth, edged: false }, soleColour(cloth)), {
    lift: lift + 0.4,
    shade: 0,
    ghost: true,
  });
  if (cut.sandal) return drawHeeledSandal(last, up);
  paint(canvas, "shoes", cut.shaft > 12 ? heeledBoot(last, up) : pump(last, up), cloth, {
    lift: lift + 1,
    shade: 4,
    lines: linesOf(last),
  });
}

function pump(last: Last, up: number): string {
  const { toe } = last;
  return pen(last)
    .move(-14, up - 14)
    .curve([-19, up - 8], [-20, up], [-18, up + 2])
    .curve([-4, up + 9], [toe - 26, 33], [toe - 14, GROUND - 0.5])
    .line([toe + 13, GROUND - 0.5])
    .curve([toe + 15, 33], [toe + 4, 26], [toe - 6, 22])
    .curve([toe - 14, 27], [toe - 28, 26], [2, up])
    .curve([-5, up - 3], [-10, up - 6], [-14, up - 14])
    .close().data;
}

function heeledBoot(last: Last, up: number): string {
  const { toe } = last;
  const p = pen(last);
  shaftInto(p, last);
  return p
    .curve([16, 10], [toe - 14, 20], [toe + 2, 25])
    .curve([toe + 12, 28], [toe + 15, 33], [toe + 12, GROUND - 0.5])
    .line([toe - 14, GROUND - 0.5])
    .curve([toe - 26, 32], [-4, up + 9], [-18, up + 2])
    .curve([-21, up - 4], [-18, up - 14], [-16, 0])
    .close().data;
}

function drawHeeledSandal(last: Last, up: number): void {
  const { fitting, toe, lift } = last;
  const { canvas, cloth } = fitting;
  const sole = pen(last)
    .move(-18, up)
    .curve([-4, up + 6], [toe - 26, 31], [toe - 13, 35.5])
    .line([toe + 10, 35.5], [toe + 10, GROUND], [toe - 15, GROUND])
    .curve([toe - 28, 35], [-4, up + 10], [-18, up + 4])
    .close().data;
  paint(canvas, "shoes", sole, cloth, { lift: lift + 1, shade: 0 });
  const ankle = fitting.flat ? pen(last) : pen(last).move(-13, -3).quad([0, 4], [13, -2]);
  const straps = ankle.move(toe - 14, 34).quad([toe - 10, 26], [toe - 2, 26]).data;
  canvas.add("shoes", stroke(cloth, { d: straps, width: 6, colour: cloth.colour }), {
    lift: lift + 1.1,
    shape: sole,
  });
}
