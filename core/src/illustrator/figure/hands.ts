import type { Canvas } from "../canvas.ts";
import { paint, plain, stroke } from "../cloth/cloth.ts";
import { shade } from "../cloth/colour.ts";
import { Pen } from "../geometry.ts";
import type { Figure, Side } from "./figure.ts";

/**
 * Hands in the frame of the wrist: y runs down the hand, x outward, the thumb towards the body.
 * Each is a palm with its fingers as one outline, a thumb, and the lines between the fingers.
 */
type Shape = { palm: (pen: Pen) => Pen; thumb?: (pen: Pen) => Pen; fingers: (pen: Pen) => Pen };

const REST: Shape = {
  palm: (pen) =>
    pen
      .move(-10, -6)
      .curve([-13, 8], [-15, 16], [-13.5, 26])
      .curve([-13, 34], [-12, 42], [-10, 47])
      .curve([-9, 51], [-5, 51], [-4, 47.5])
      .curve([-3.5, 53], [2, 54], [3, 48.5])
      .curve([4, 52], [9, 51], [9.2, 45])
      .curve([12, 46], [14, 42], [13.6, 37])
      .curve([14.5, 28], [15, 20], [13.5, 14])
      .curve([12.5, 6], [10.5, 2], [10, -6])
      .close(),
  thumb: (pen) =>
    pen
      .move(-9, 6)
      .curve([-15, 10], [-19, 19], [-19.5, 27])
      .curve([-20, 33], [-16, 37], [-13.5, 34])
      .curve([-10, 29], [-7, 24], [-5, 18])
      .close(),
  fingers: (pen) =>
    pen.move(-4, 47).line([-3.4, 33]).move(3, 48).line([3.2, 33]).move(9.2, 45).line([8.8, 32]),
};

const HOLD: Shape = {
  palm: (pen) =>
    pen
      .move(-10, -6)
      .curve([-14, 4], [-16, 10], [-15, 18])
      .curve([-15, 28], [-12, 32], [-6, 32])
      .curve([2, 34], [10, 33], [13, 28])
      .curve([16, 22], [15, 12], [13, 8])
      .curve([12, 4], [10, 0], [10, -6])
      .close(),
  thumb: (pen) =>
    pen
      .move(-12, 6)
      .curve([-17, 12], [-16, 20], [-10, 22])
      .curve([-3, 23], [3, 22], [3, 18])
      .curve([3, 14], [-3, 14], [-6, 10])
      .close(),
  fingers: (pen) =>
    pen.move(-8, 32).line([-7, 24]).move(-1, 33).line([-1, 24]).move(6, 32).line([6, 22]),
};

/** Four fingers on the front of the hip, the thumb behind. */
const HIP: Shape = {
  palm: (pen) =>
    pen
      .move(-10, -6)
      .curve([-12, 2], [-13, 10], [-12, 18])
      .curve([-12, 28], [-13, 38], [-10, 42])
      .curve([-7, 45], [-4, 42], [-4, 38])
      .curve([-4, 46], [2, 47], [3, 40])
      .curve([4, 44], [9, 44], [9, 37])
      .curve([11, 39], [14, 37], [13.5, 31])
      .curve([14.5, 22], [14, 14], [12.5, 8])
      .curve([11, 3], [10, 0], [10, -6])
      .close(),
  fingers: (pen) =>
    pen.move(-4, 38).line([-3.4, 24]).move(3, 40).line([3.2, 25]).move(9, 37).line([8.6, 24]),
};

/** The back of the hand down to the pocket, the thumb outside. */
const POCKET: Shape = {
  palm: (pen) =>
    pen
      .move(-10, -6)
      .curve([-13, 4], [-15, 12], [-15, 19])
      .line([14, 17])
      .curve([14, 8], [11, 2], [10, -6])
      .close(),
  thumb: (pen) =>
    pen
      .move(-9, 4)
      .curve([-15, 8], [-20, 17], [-20, 25])
      .curve([-20, 31], [-15, 33], [-13, 29])
      .curve([-11, 24], [-9, 20], [-6, 15])
      .close(),
  fingers: (pen) => pen.move(-18, 19.5).quad([0, 23], [17, 17]),
};

const SHAPES = {
  pocket: POCKET,
  rest: REST,
  hip: HIP,
  hold: HOLD,
  strap: HOLD,
} as const;

export function drawHand(canvas: Canvas, figure: Figure, side: Side, colour: string): void {
  const { does, frame } = figure.hands[side];
  const shape = SHAPES[does];
  const layer = does === "strap" ? "raised" : "arms";
  const cloth = plain(colour, false);
  const line = { d: shape.fingers(new Pen(frame)).data, width: 1.7, colour: shade(colour, -0.13) };
  paint(canvas, layer, shape.palm(new Pen(frame)).data, cloth, {
    lift: -2,
    shade: 6,
    lines: [line],
  });
  if (!shape.thumb) return;
  const d = shape.thumb(new Pen(frame)).data;
  const edge = stroke(cloth, { d, width: 1.5, colour: shade(colour, -0.11) });
  canvas.add(layer, edge + `<path d="${d}" fill="${colour}"/>`, { lift: -1.9 });
}
