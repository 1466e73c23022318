import { paint, stroke, trim } from "../cloth/cloth.ts";
import { lightness, shade } from "../cloth/colour.ts";
import type { Figure } from "../figure/figure.ts";
import { BODY } from "../figure/figure.ts";
import { legsOutline, torsoOutline } from "../figure/outline.ts";
import { Pen, mix } from "../geometry.ts";
import type { DressCut } from "./dress-cuts.ts";
import type { Fitting } from "./garment.ts";
import { wears } from "./garment.ts";
import { skirtLines, skirtOutline } from "./draw-skirt.ts";
import { printAlong } from "./prints.ts";
import { drawSleeves } from "./sleeves.ts";

export function drawDress(fitting: Fitting, cut: DressCut): void {
  const { details = [] } = cut;
  if (details.includes("bib")) drawDungarees(fitting, cut);
  else if (cut.skirt) drawSkirted(fitting, cut, cut.skirt);
  else drawOnePiece(fitting, cut);
  drawSleeves(fitting, {
    to: cut.sleeve ?? 0,
    ease: cut.sleeveEase ?? ((): number => 5),
    cuff: cut.cuff,
  });
  if (details.includes("wrap")) drawWrap(fitting);
  if (details.includes("collar")) drawFrontAndCollar(fitting, cut);
  if (details.includes("sash")) drawSash(fitting);
}

function drawSkirted(fitting: Fitting, cut: DressCut, skirt: NonNullable<DressCut["skirt"]>): void {
  const { canvas, figure, cloth } = fitting;
  const top = BODY.waist - 8;
  const origin = figure.torso(0, BODY.shoulder);
  const ease = cut.bodice.ease + (cut.bodice.waist ?? 0);
  paint(canvas, "bottoms", skirtOutline(figure, top, skirt, ease), cloth, {
    lift: 4,
    shade: 17,
    origin,
    inset: printAlong(fitting, BODY.neck, skirt.hem),
    lines: skirtLines(figure, top, skirt, ease),
  });
  const seam = new Pen(figure.torso).move(-90, top + 1).quad([0, top + 8], [90, top + 1]).data;
  const lines = cut.details?.includes("seam") ? [{ d: seam, width: 2.2 }] : [];
  const bodice = torsoOutline(figure, { ...cut.bodice, hem: top + 2 });
  paint(canvas, "bottoms", bodice, cloth, {
    lift: 4.5,
    shade: 13,
    origin,
    inset: printAlong(fitting, BODY.neck, skirt.hem),
    lines: [...lines, ...darts(figure)],
  });
  if (cloth.edged) hideJoin(fitting, top, ease);
}

/** Bodice and skirt are one cloth: the outline must not cross the waist. */
function hideJoin({ canvas, figure, cloth }: Fitting, top: number, ease: number): void {
  const w = figure.half(top) + ease - 3;
  const d = new Pen(figure.torso).move(-w, top + 4).quad([0, top + 11], [w, top + 4]).data;
  canvas.add("bottoms", stroke(cloth, { d, width: 4, colour: cloth.colour }), { lift: 4.6 });
}

const darts = (figure: Figure): { d: string; width: number; opacity: number }[] =>
  [-1, 1].map((k) => ({
    d: new Pen(figure.torso).move(k * 30, BODY.waist - 6).quad([k * 33, 372], [k * 31, 350]).data,
    width: 1.8,
    opacity: 0.6,
  }));

function drawOnePiece(fitting: Fitting, cut: DressCut): void {
  const { canvas, figure, cloth } = fitting;
  const origin = figure.torso(0, BODY.shoulder);
  const { to, ease } = cut.legs!;
  const waist = cut.bodice.ease + (cut.bodice.waist ?? 0);
  const inset = printAlong(fitting, BODY.neck, mix(BODY.hip, BODY.ankle, to));
  const layer = wears(fitting, "legs") ? "tucked" : "bottoms";
  const legs = legsOutline(figure, { top: BODY.waist, to, ease, waist });
  paint(canvas, layer, legs, cloth, { lift: 4, shade: 12, origin, inset });
  const bodice = torsoOutline(figure, { ...cut.bodice, hem: BODY.waist + 4 });
  paint(canvas, layer, bodice, cloth, { lift: 4.5, shade: 12, origin, inset });
  if (cloth.edged) hideJoin(fitting, BODY.waist, waist);
}

function drawDungarees({ canvas, figure, cloth }: Fitting, cut: DressCut): void {
  const { to, ease } = cut.legs!;
  const origin = figure.torso(0, BODY.shoulder);
  paint(canvas, "mid", legsOutline(figure, { top: BODY.waist - 2, to, ease, waist: 12 }), cloth, {
    shade: 12,
    origin,
  });
  const bib = new Pen(figure.torso)
    .move(-44, 318)
    .quad([0, 326], [44, 318])
    .curve([48, 360], [58, 390], [70, BODY.waist + 6])
    .line([-70, BODY.waist + 6])
    .curve([-58, 390], [-48, 360], [-44, 318])
    .close().data;
  const thread = lightness(cloth.colour) > 0.3 ? "#d9b071" : shade(cloth.colour, 0.25);
  const pocket = new Pen(figure.torso)
    .move(-24, 348)
    .line([24, 348], [24, 382], [0, 392], [-24, 382], [-24, 348]).data;
  for (const k of [-1, 1]) {
    const strap = new Pen(figure.torso)
      .move(k * 26, 238)
      .line([k * 42, 245], [k * 42, 330], [k * 26, 330])
      .close().data;
    paint(canvas, "mid", strap, cloth, { lift: 1, shade: 4 });
    canvas.add("mid", stroke(cloth, { d: strap, width: 1.8 }), { lift: 1.1 });
  }
  paint(canvas, "mid", bib, cloth, {
    lift: 2,
    shade: 9,
    origin,
    lines: [{ d: pocket, width: 2, colour: thread, dash: "5 3.5" }],
  });
  canvas.add("mid", stroke(cloth, { d: bib, width: 1.8 }), { lift: 2.1 });
  const buttons = [-1, 1].map(
    (k) => `<path d="${new Pen(figure.torso).oval(k * 34, 330, 5).data}" fill="#d9b071"/>`,
  );
  canvas.add("mid", buttons.join(""), { lift: 2.2 });
}

function drawWrap({ canvas, figure, cloth }: Fitting): void {
  const d = new Pen(figure.torso)
    .move(27, 244)
    .curve([10, 300], [-20, 350], [-52, BODY.waist - 8]).data;
  canvas.add("bottoms", stroke(cloth, { d, width: 2.4 }), { lift: 5 });
  const fall = new Pen(figure.torso)
    .move(-44, BODY.waist)
    .curve([-10, 520], [6, 620], [10, 740]).data;
  canvas.add("bottoms", stroke(cloth, { d: fall, width: 2.2, opacity: 0.8 }), { lift: 5 });
}

function drawSash({ canvas, figure, cloth }: Fitting): void {
  const y = BODY.waist - 12;
  const w = figure.half(y) + 9;
  const band = new Pen(figure.torso)
    .move(-w, y)
    .quad([0, y + 8], [w, y])
    .line([w, y + 15])
    .quad([0, y + 23], [-w, y + 15])
    .close().data;
  const tone = trim(cloth, shade(cloth.colour, lightness(cloth.colour) < 0.35 ? 0.06 : -0.06));
  paint(canvas, "bottoms", band, tone, { lift: 6, shade: 6, ghost: true });
  const bow = new Pen(figure.torso)
    .move(-28, y + 12)
    .curve([-52, y + 20], [-46, y + 60], [-52, y + 84])
    .line([-38, y + 86])
    .curve([-34, y + 60], [-30, y + 40], [-22, y + 16])
    .close().data;
  paint(canvas, "bottoms", bow, tone, { lift: 6.1, shade: 0, ghost: true });
}

function drawFrontAndCollar({ canvas, figure, cloth }: Fitting, cut: DressCut): void {
  const low = cut.skirt?.hem ?? BODY.crotch;
  const line = new Pen(figure.torso).move(0, BODY.neck + 32).line([0, low]).data;
  const colour =
    lightness(cloth.colour) < 0.42 ? shade(cloth.colour, 0.28) : shade(cloth.colour, -0.26);
  const buttons: string[] = [];
  for (let y = BODY.neck + 56; y < low - 20; y += 44)
    buttons.push(`<path d="${new Pen(figure.torso).oval(0, y, 3.2).data}" fill="${colour}"/>`);
  canvas.add("bottoms", stroke(cloth, { d: line, width: 1.8 }) + buttons.join(""), { lift: 5 });
  for (const k of [-1, 1]) {
    const leaf = new Pen(figure.torso)
      .move(k * 19, 222)
      .curve([k * 25, 230], [k * 31, 242], [k * 35, 252])
      .line([k * 19, 276])
      .quad([k * 8, 262], [k * 1.5, 256])
      .curve([k * 10, 246], [k * 18, 230], [k * 19, 222])
      .close().data;
    paint(canvas, "collar", leaf, { ...cloth, edged: false }, { shade: 0 });
    canvas.add("collar", stroke(cloth, { d: leaf, width: 2 }), { lift: 0.1 });
  }
}
