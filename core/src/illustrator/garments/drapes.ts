import { paint, stroke, trim } from "../cloth/cloth.ts";
import { shade } from "../cloth/colour.ts";
import { BODY } from "../figure/figure.ts";
import type { Fitting } from "./garment.ts";
import { torso } from "./garment.ts";

/** Over both shoulders, the ends hanging before the chest. */
export function drawShawl(fitting: Fitting): void {
  const { canvas, cloth } = fitting;
  for (const k of [-1, 1]) {
    const d = torso(fitting)
      .move(k * 30, 226)
      .curve([k * 62, 234], [k * 86, 250], [k * 92, 286])
      .curve([k * 88, 340], [k * 74, 400], [k * 62, 470])
      .line([k * 24, 462])
      .curve([k * 34, 390], [k * 34, 310], [k * 16, 262])
      .close().data;
    paint(canvas, "scarf", d, cloth, { lift: 1, shade: 9, origin: fitting.figure.torso(0, 230) });
    canvas.add("scarf", stroke(cloth, { d, width: 1.8, opacity: 0.7 }), { lift: 1.1 });
  }
}

/** A closed ring of knit, high at the throat. */
export function drawSnood(fitting: Fitting): void {
  const { canvas, cloth } = fitting;
  const d = torso(fitting)
    .move(-42, 216)
    .curve([-58, 250], [-40, 286], [0, 290])
    .curve([40, 286], [58, 250], [42, 216])
    .curve([24, 236], [-24, 236], [-42, 216])
    .close().data;
  const folds = torso(fitting)
    .move(-44, 240)
    .quad([0, 276], [44, 240])
    .move(-38, 258)
    .quad([0, 288], [38, 258]).data;
  paint(canvas, "scarf", d, cloth, { lift: 2, shade: 9, lines: [folds] });
}

/** A cord with a clasp and two tips. */
export function drawBolo(fitting: Fitting): void {
  const { canvas, cloth } = fitting;
  const cords = torso(fitting)
    .move(-22, 240)
    .curve([-14, 262], [-4, 268], [-4, 282])
    .line([-10, 372])
    .move(22, 240)
    .curve([14, 262], [4, 268], [4, 282])
    .line([10, 372]).data;
  canvas.add("collar", stroke(cloth, { d: cords, width: 4, colour: cloth.colour }), { lift: 3 });
  paint(canvas, "collar", torso(fitting).oval(0, 280, 11, 13).data, cloth, { lift: 3.1, shade: 3 });
}

/** Folded wide at the throat. */
export function drawCravat(fitting: Fitting): void {
  const { canvas, cloth } = fitting;
  const d = torso(fitting)
    .move(-24, 240)
    .quad([0, 258], [24, 240])
    .curve([34, 280], [28, 316], [0, 336])
    .curve([-28, 316], [-34, 280], [-24, 240])
    .close().data;
  const fold = torso(fitting).move(-14, 256).curve([-6, 290], [2, 310], [4, 330]).data;
  paint(canvas, "collar", d, cloth, { lift: 3, shade: 7, lines: [fold] });
}

/** Two straps from the waist over the shoulders. */
export function drawBraces(fitting: Fitting): void {
  const { canvas, cloth } = fitting;
  for (const k of [-1, 1]) {
    const d = torso(fitting)
      .move(k * 38, BODY.shoulder - 6)
      .curve([k * 46, 320], [k * 44, 380], [k * 40, BODY.waist + 12])
      .line([k * 28, BODY.waist + 12])
      .curve([k * 32, 380], [k * 34, 320], [k * 27, BODY.shoulder - 6])
      .close().data;
    paint(canvas, "strap", d, cloth, { lift: 1, shade: 3 });
    paint(
      canvas,
      "strap",
      torso(fitting).oval(k * 34, BODY.waist + 8, 6).data,
      trim(cloth, "#c9a95a"),
      {
        lift: 2,
        shade: 0,
        ghost: true,
      },
    );
  }
}

/** A wide band at the waist; a sash's ends hang at the side. */
export const waistband =
  (ends: boolean) =>
  (fitting: Fitting): void => {
    const { canvas, cloth, figure } = fitting;
    const w = figure.half(BODY.waist) + 9;
    const d = torso(fitting)
      .move(-w, BODY.waist - 24)
      .quad([0, BODY.waist - 12], [w, BODY.waist - 24])
      .line([w + 2, BODY.waist + 16])
      .quad([0, BODY.waist + 28], [-w - 2, BODY.waist + 16])
      .close().data;
    const pleats = torso(fitting)
      .move(-w, BODY.waist - 10)
      .quad([0, BODY.waist + 2], [w, BODY.waist - 10])
      .move(-w, BODY.waist + 4)
      .quad([0, BODY.waist + 16], [w, BODY.waist + 4]).data;
    paint(canvas, "strap", d, cloth, { lift: 1, shade: 8, lines: [pleats] });
    if (!ends) return;
    const tail = torso(fitting)
      .move(-w + 14, BODY.waist + 16)
      .curve([-w + 4, BODY.waist + 60], [-w + 2, BODY.waist + 100], [-w + 8, BODY.waist + 140])
      .line([-w + 34, BODY.waist + 134])
      .curve([-w + 30, BODY.waist + 90], [-w + 32, BODY.waist + 60], [-w + 36, BODY.waist + 20])
      .close().data;
    paint(canvas, "strap", tail, cloth, { lift: 2, shade: 5 });
  };

/** A bib and a skirt over the clothes, tied behind. */
export function drawApron(fitting: Fitting): void {
  const { canvas, cloth } = fitting;
  const d = torso(fitting)
    .move(-36, 286)
    .quad([0, 294], [36, 286])
    .curve([44, 340], [60, 400], [86, 424])
    .curve([92, 500], [96, 600], [92, 680])
    .quad([0, 700], [-92, 680])
    .curve([-96, 600], [-92, 500], [-86, 424])
    .curve([-60, 400], [-44, 340], [-36, 286])
    .close().data;
  const pocket = torso(fitting).move(-44, 500).line([44, 500], [40, 560], [-40, 560]).close().data;
  const straps = torso(fitting).move(-34, 288).quad([-30, 250], [-24, 224]);
  straps.move(34, 288).quad([30, 250], [24, 224]);
  canvas.add(
    "strap",
    stroke(cloth, { d: straps.data, width: 7, colour: shade(cloth.colour, -0.08) }),
  );
  paint(canvas, "strap", d, cloth, { lift: 1, shade: 12, lines: [pocket] });
  canvas.add("strap", stroke(cloth, { d, width: 1.8 }), { lift: 1.1 });
}
