import { paint, stroke, trim } from "../cloth/cloth.ts";
import { lightness, shade } from "../cloth/colour.ts";
import { Pen } from "../geometry.ts";
import type { Fitting } from "./garment.ts";
import { drawBeanie, drawHeadscarf } from "./hats.ts";

const pen = ({ figure }: Fitting): Pen => new Pen(figure.head);

const band = (fitting: Fitting): string =>
  pen(fitting)
    .move(-48, -50)
    .quad([0, -38], [48, -50])
    .line([48, -34])
    .quad([0, -22], [-48, -34])
    .close().data;

export function drawTopHat(fitting: Fitting): void {
  const { canvas, cloth } = fitting;
  const crown = pen(fitting)
    .move(-46, -34)
    .line([-52, -150])
    .quad([0, -162], [52, -150])
    .line([46, -34])
    .quad([0, -22], [-46, -34])
    .close().data;
  const brim = pen(fitting).move(-78, -36).curve([-40, -20], [40, -20], [78, -36]);
  brim.curve([60, -14], [-60, -14], [-78, -36]);
  paint(canvas, "hat", crown, cloth, { lift: 1, shade: 12 });
  paint(canvas, "hat", band(fitting), trim(cloth, shade(cloth.colour, 0.16)), {
    lift: 1.5,
    shade: 0,
    ghost: true,
  });
  paint(canvas, "hat", brim.close().data, cloth, { lift: 2, shade: 6 });
}

export function drawCowboyHat(fitting: Fitting): void {
  const { canvas, cloth } = fitting;
  const brim = pen(fitting)
    .move(-104, -62)
    .curve([-80, -20], [80, -20], [104, -62])
    .curve([86, 2], [-86, 2], [-104, -62])
    .close().data;
  const crown = pen(fitting)
    .move(-48, -32)
    .curve([-54, -72], [-44, -108], [-24, -104])
    .curve([-10, -100], [10, -100], [24, -104])
    .curve([44, -108], [54, -72], [48, -32])
    .quad([0, -18], [-48, -32])
    .close().data;
  paint(canvas, "hat", crown, cloth, { shade: 10 });
  paint(canvas, "hat", band(fitting), trim(cloth, shade(cloth.colour, -0.16)), {
    lift: 0.5,
    shade: 0,
    ghost: true,
  });
  paint(canvas, "hat", brim, cloth, { lift: 1, shade: 8 });
}

/** Fur at the brow and flaps over the ears. */
export function drawTrapper(fitting: Fitting): void {
  const { canvas, cloth } = fitting;
  const dome = pen(fitting)
    .move(-52, -24)
    .curve([-56, -70], [-34, -92], [0, -92])
    .curve([34, -92], [56, -70], [52, -24])
    .quad([0, -36], [-52, -24])
    .close().data;
  paint(canvas, "hat", dome, cloth, { shade: 10 });
  const fur = trim(cloth, lightness(cloth.colour) > 0.7 ? "#b9a58c" : "#e6d9c3");
  for (const k of [-1, 1]) {
    const flap = pen(fitting)
      .move(k * 56, -34)
      .curve([k * 66, 0], [k * 62, 34], [k * 46, 40])
      .curve([k * 38, 20], [k * 38, -10], [k * 44, -30])
      .close().data;
    paint(canvas, "hat", flap, fur, { lift: 1, shade: 5, ghost: true });
  }
  const brow = pen(fitting)
    .move(-56, -30)
    .curve([-30, -58], [30, -58], [56, -30])
    .curve([30, -30], [-30, -30], [-56, -30])
    .close().data;
  paint(canvas, "hat", brow, fur, { lift: 2, shade: 4, ghost: true });
}

const hooded = (fitting: Fitting, face: Pen): string =>
  pen(fitting)
    .move(0, -86)
    .curve([44, -86], [56, -40], [53, 10])
    .curve([50, 48], [30, 84], [0, 86])
    .curve([-30, 84], [-50, 48], [-53, 10])
    .curve([-56, -40], [-44, -86], [0, -86])
    .close().data + face.data;

export function drawBalaclava(fitting: Fitting): void {
  const slit = pen(fitting)
    .move(0, -28)
    .curve([-30, -28], [-40, -14], [-38, 8])
    .curve([-30, 22], [30, 22], [38, 8])
    .curve([40, -14], [30, -28], [0, -28])
    .close();
  paint(fitting.canvas, "hat", hooded(fitting, slit), fitting.cloth, { shade: 9 });
}

/** The scarf, and a cloth over the lower face. */
export function drawNiqab(fitting: Fitting): void {
  drawHeadscarf(fitting);
  const cloth = pen(fitting)
    .move(-44, 10)
    .quad([0, 20], [44, 10])
    .curve([48, 60], [40, 104], [0, 112])
    .curve([-40, 104], [-48, 60], [-44, 10])
    .close().data;
  paint(fitting.canvas, "hat", cloth, fitting.cloth, { lift: 1, shade: 8 });
}

export function drawTurban(fitting: Fitting): void {
  const { canvas, cloth } = fitting;
  const wrap = pen(fitting)
    .move(-54, -18)
    .curve([-66, -66], [-40, -106], [0, -108])
    .curve([40, -106], [66, -66], [54, -18])
    .curve([36, -38], [16, -50], [0, -56])
    .curve([-16, -50], [-36, -38], [-54, -18])
    .close().data;
  const folds = pen(fitting)
    .move(-58, -36)
    .curve([-20, -62], [20, -92], [34, -98])
    .move(-50, -62)
    .curve([-20, -78], [0, -92], [10, -104])
    .move(58, -36)
    .curve([34, -62], [14, -72], [-2, -76])
    .move(54, -62)
    .quad([34, -80], [18, -86]).data;
  paint(canvas, "hat", wrap, cloth, { shade: 10, lines: [{ d: folds, width: 2.2 }] });
}

export function drawVeil(fitting: Fitting): void {
  const { canvas, cloth } = fitting;
  const fall = pen(fitting)
    .move(-30, -80)
    .curve([-80, -40], [-84, 120], [-104, 210])
    .quad([0, 236], [104, 210])
    .curve([84, 120], [80, -40], [30, -80])
    .quad([0, -92], [-30, -80])
    .close().data;
  paint(canvas, "behind", fall, cloth, { shade: 12 });
  paint(canvas, "hat", pen(fitting).oval(0, -78, 30, 8).data, cloth, { shade: 3 });
}

export function drawKippah(fitting: Fitting): void {
  const d = pen(fitting)
    .move(-32, -70)
    .curve([-24, -94], [24, -94], [32, -70])
    .quad([0, -62], [-32, -70])
    .close().data;
  paint(fitting.canvas, "hat", d, fitting.cloth, { shade: 5 });
}

/** A small disc at the side, with a bow and two feathers. */
export function drawFascinator(fitting: Fitting): void {
  const { canvas, cloth } = fitting;
  const feathers = pen(fitting)
    .move(30, -74)
    .curve([44, -110], [70, -130], [92, -132])
    .move(30, -74)
    .curve([56, -98], [84, -100], [104, -92]).data;
  canvas.add("hat", stroke(cloth, { d: feathers, width: 5, colour: cloth.colour }));
  paint(canvas, "hat", pen(fitting).oval(26, -72, 30, 13).data, cloth, { lift: 1, shade: 5 });
  paint(canvas, "hat", pen(fitting).oval(32, -78, 10, 8).data, trim(cloth), {
    lift: 2,
    shade: 2,
    ghost: true,
  });
}

export function drawHairClip(fitting: Fitting): void {
  const d = pen(fitting).move(26, -58).line([46, -46], [43, -39], [23, -51]).close().data;
  paint(fitting.canvas, "hat", d, fitting.cloth, { shade: 2 });
}

export function drawEarMuffs(fitting: Fitting): void {
  const { canvas, cloth } = fitting;
  const bow = pen(fitting).move(-52, 0).curve([-60, -100], [60, -100], [52, 0]).data;
  canvas.add("hat", stroke(cloth, { d: bow, width: 7, colour: trim(cloth).colour }));
  for (const k of [-1, 1])
    paint(canvas, "hat", pen(fitting).oval(k * 54, 6, 17, 22).data, cloth, { lift: 1, shade: 5 });
}

/** Tied round the brow, the ends at the side. */
export function drawBandana(fitting: Fitting): void {
  const { canvas, cloth } = fitting;
  const d = pen(fitting)
    .move(-50, -30)
    .curve([-46, -84], [46, -84], [50, -30])
    .curve([26, -44], [-26, -44], [-50, -30])
    .close().data;
  const knot = pen(fitting)
    .move(48, -34)
    .curve([62, -30], [68, -12], [72, 4])
    .line([60, 2], [62, 16], [50, 6])
    .curve([50, -8], [46, -20], [44, -28])
    .close().data;
  paint(canvas, "hat", d, cloth, { shade: 8 });
  paint(canvas, "hat", knot, cloth, { lift: 1, shade: 4 });
}

/** A knitted hat that always has its bobble. */
export function drawBobbleHat(fitting: Fitting): void {
  drawBeanie(fitting);
  const { canvas, cloth } = fitting;
  const tone = shade(cloth.colour, lightness(cloth.colour) < 0.35 ? 0.1 : -0.04);
  paint(canvas, "hat", pen(fitting).oval(0, -100, 18, 17).data, trim(cloth, tone), {
    lift: 0.4,
    shade: 5,
    ghost: true,
  });
}
