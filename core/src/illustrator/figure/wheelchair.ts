import type { Canvas } from "../canvas.ts";
import { paint, plain } from "../cloth/cloth.ts";
import { Pen } from "../geometry.ts";
import type { Figure } from "./figure.ts";
import { BODY } from "./figure.ts";

const FRAME = plain("#3f4754", false);
const TYRE = plain("#2b3038", false);
const RIM = "#aeb6c2";
/** The large wheels' half height, and how thick they look from the front. */
const WHEEL = { tall: 146, thick: 11 } as const;

/** An active wheelchair from the front: what is behind the body, and the wheels beside it. */
export function drawWheelchair(canvas: Canvas, figure: Figure): void {
  const [middle] = figure.torso(0, BODY.hip);
  const half = figure.half(BODY.hip) + 12;
  drawBack(canvas, middle, figure.half(BODY.armpit) + 8);
  drawSeat(canvas, middle, half, figure.ground);
  for (const k of [-1, 1]) drawWheel(canvas, middle + k * (half + 22), k, figure.ground);
}

/** The backrest, whose handles show beside the arms. */
function drawBack(canvas: Canvas, middle: number, half: number): void {
  const d = new Pen()
    .move(middle - half, BODY.hip)
    .line([middle - half - 4, 366])
    .quad([middle, 350], [middle + half + 4, 366])
    .line([middle + half, BODY.hip])
    .close().data;
  paint(canvas, "behind", d, FRAME, { shade: 0 });
}

/** The seat, and two tubes down to the plate that the feet stand on. */
function drawSeat(canvas: Canvas, middle: number, half: number, ground: number): void {
  const seat = BODY.hip + 18;
  const plate = ground - 4;
  const seatEdge = new Pen()
    .move(middle - half, seat)
    .line([middle + half, seat], [middle + half, seat + 26], [middle - half, seat + 26])
    .close().data;
  paint(canvas, "behind", seatEdge, FRAME, { lift: 1, shade: 0 });
  for (const k of [-1, 1]) {
    const tube = new Pen()
      .move(middle + k * (half - 4), seat + 10)
      .line([middle + k * 74, plate], [middle + k * 64, plate], [middle + k * (half - 16), seat])
      .close().data;
    paint(canvas, "behind", tube, FRAME, { lift: 2, shade: 0 });
    const caster = new Pen().oval(middle + k * (half + 2), ground - 30, 9, 30).data;
    paint(canvas, "behind", caster, TYRE, { lift: 3, shade: 0 });
  }
  const footplate = new Pen()
    .move(middle - 84, plate)
    .line([middle + 84, plate], [middle + 80, plate + 11], [middle - 80, plate + 11])
    .close().data;
  paint(canvas, "behind", footplate, FRAME, { lift: 4, shade: 0 });
}

/** Leaning in a little towards the top, with the rim that hands push on its outer side. */
function drawWheel(canvas: Canvas, x: number, k: number, ground: number): void {
  const y = ground - WHEEL.tall;
  const lean = 0.055 * k;
  const pen = new Pen((px, py) => [px + lean * (py - y), py]);
  paint(canvas, "held", pen.oval(x, y, WHEEL.thick, WHEEL.tall).data, TYRE, { shade: 0 });
  const rim = new Pen((px, py) => [px + lean * (py - y), py]);
  const hoop = rim.oval(x + k * 9, y, 7, WHEEL.tall - 22).data;
  canvas.add("held", `<path d="${hoop}" fill="none" stroke="${RIM}" stroke-width="4.5"/>`, {
    lift: 1,
  });
}
