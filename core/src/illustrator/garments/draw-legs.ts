import type { Stroke } from "../cloth/cloth.ts";
import { paint, stroke, trim } from "../cloth/cloth.ts";
import { detail, lightness, shade } from "../cloth/colour.ts";
import type { Figure } from "../figure/figure.ts";
import { BODY, SIDES, sign } from "../figure/figure.ts";
import { inseam, legsOutline } from "../figure/outline.ts";
import { Pen } from "../geometry.ts";
import type { Fitting } from "./garment.ts";
import type { LegCut } from "./leg-cuts.ts";
import { printOnLegs } from "./prints.ts";

export function drawLegs(fitting: Fitting, cut: LegCut): void {
  const { canvas, figure, cloth } = fitting;
  const { to, ease, rise: top = BODY.waist + 8, waist = 3 } = cut;
  const d = legsOutline(figure, { top, to, ease, waist });
  const seam = { d: inseam(figure, to, ease), width: 2, opacity: 0.8 };
  const lines = [...hipLines(fitting, cut, top), seam, ...legLines(fitting, cut)];
  paint(canvas, "bottoms", d, cloth, {
    shade: 11,
    origin: figure.torso(0, top),
    inset: printOnLegs(fitting, to > 0.6 ? "long" : "short"),
    lines,
  });
  drawWaistband(fitting, top, waist, cut.details);
  for (const side of SIDES) {
    if (cut.details.includes("cuffs")) drawCuff(fitting, side, cut, 0.055, trim(cloth));
    if (cut.details.includes("turnup"))
      drawCuff(fitting, side, cut, 0.045, { ...trim(cloth, shade(cloth.colour, 0.13)) });
  }
}

export function drawWaistband(
  { canvas, figure, cloth, flat }: Fitting,
  top: number,
  waist: number,
  details: readonly string[] = [],
): void {
  const w = figure.half(top) + waist;
  const low = figure.half(top + 18) + waist + 1;
  const band = new Pen(figure.torso)
    .move(-w, top)
    .quad([0, top + 7], [w, top])
    .line([low, top + 17])
    .quad([0, top + 24], [-low, top + 17])
    .close().data;
  const tone = shade(cloth.colour, lightness(cloth.colour) < 0.35 ? 0.04 : -0.035);
  paint(
    canvas,
    "bottoms",
    band,
    { ...trim(cloth, tone), edged: cloth.edged && flat },
    { lift: 2, shade: 10, ghost: true },
  );
  const pen = new Pen(figure.torso).move(-low, top + 17).quad([0, top + 24], [low, top + 17]);
  canvas.add("bottoms", stroke(cloth, { d: pen.data, width: 1.8, opacity: 0.8 }), { lift: 2.1 });
  if (details.includes("fly"))
    canvas.add(
      "bottoms",
      `<path d="${new Pen(figure.torso).oval(0, top + 12, 3.4).data}" fill="${detail(cloth.colour)}"/>`,
      { lift: 2.2 },
    );
  if (!details.includes("drawstring")) return;
  const cord = new Pen(figure.torso)
    .move(-4, top + 14)
    .curve([-10, top + 30], [-8, top + 44], [-10, top + 58])
    .move(4, top + 14)
    .curve([9, top + 28], [6, top + 40], [9, top + 52]);
  canvas.add(
    "bottoms",
    stroke(cloth, {
      d: cord.data,
      width: 3,
      colour: lightness(cloth.colour) > 0.72 ? shade(cloth.colour, -0.25) : "#f3f0ea",
    }),
    { lift: 2.3 },
  );
}

/** Fly and pocket openings. Jeans have contrast stitching, everything else a tone of its own. */
function hipLines({ figure, cloth }: Fitting, cut: LegCut, top: number): Stroke[] {
  const pen = (): Pen => new Pen(figure.torso);
  const lines: Stroke[] = [];
  if (cut.details.includes("fly")) {
    const thread: Partial<Stroke> =
      cut.details.includes("jeans") && cloth.material === "denim"
        ? { colour: stitch(cloth.colour), dash: "5 3.5" }
        : {};
    lines.push({
      d: pen()
        .move(0, top + 20)
        .line([0, BODY.crotch - 10]).data,
      width: 2,
    });
    if (cut.details.includes("jeans"))
      lines.push({
        d: pen()
          .move(13, top + 20)
          .curve([14, BODY.hip], [12, BODY.crotch - 18], [1, BODY.crotch - 10]).data,
        width: 1.8,
        ...thread,
      });
    for (const k of [-1, 1]) {
      const x = figure.half(BODY.hip - 30);
      lines.push({
        d: pen()
          .move(k * (x - 26), top + 20)
          .curve([k * (x - 22), top + 38], [k * (x - 10), top + 46], [k * (x + 8), top + 50]).data,
        width: 2,
        ...thread,
      });
    }
  }
  lines.push({
    d: pen()
      .move(0, BODY.crotch + 4)
      .quad([-14, BODY.crotch - 6], [-26, BODY.crotch - 12])
      .move(0, BODY.crotch + 4)
      .quad([14, BODY.crotch - 4], [24, BODY.crotch - 4]).data,
    width: 2,
    opacity: 0.7,
  });
  return lines;
}

const stitch = (colour: string): string =>
  lightness(colour) > 0.3 ? "#d9b071" : shade(colour, 0.25);

function legLines({ figure, cloth }: Fitting, cut: LegCut): Stroke[] {
  const lines: Stroke[] = [];
  for (const side of SIDES) {
    const limb = figure.legs[side];
    const k = sign(side);
    const at = (t: number, reach: number): readonly [number, number] =>
      limb.beside(t, k, reach - limb.half(t));
    if (cut.details.includes("crease")) {
      const steps = [0.16, 0.35, 0.55, 0.75, cut.to].filter((t) => t <= cut.to);
      lines.push({
        d: new Pen().move(...at(steps[0]!, 0)).through(...steps.slice(1).map((t) => at(t, 0))).data,
        width: 2,
        opacity: 0.8,
      });
    } else if (cut.to > 0.6 && cut.ease(0.5) > 3) lines.push(kneeFolds(figure, side, cut));
    if (cut.details.includes("stripe")) {
      const steps = [0.1, 0.3, 0.5, 0.7, 0.9, 1].filter((t) => t <= cut.to + 0.1);
      const edge = (t: number): readonly [number, number] => limb.beside(t, k, cut.ease(t) - 5);
      lines.push({
        d: new Pen().move(...edge(steps[0]!)).through(...steps.slice(1).map(edge)).data,
        width: 5,
        colour: lightness(cloth.colour) > 0.6 ? shade(cloth.colour, -0.3) : "#f3f0ea",
      });
    }
    if (cut.details.includes("cargo")) lines.push(cargoPocket(figure, side, cut));
    if (cut.details.includes("turn"))
      lines.push({
        d: new Pen()
          .move(...limb.beside(cut.to - 0.03, -1, 20))
          .line(limb.beside(cut.to - 0.03, 1, 20)).data,
        width: 1.8,
        opacity: 0.8,
      });
  }
  return lines;
}

function kneeFolds(figure: Figure, side: "left" | "right", cut: LegCut): Stroke {
  const limb = figure.legs[side];
  const k = sign(side);
  const inner = (t: number, by: number): readonly [number, number] =>
    limb.beside(t, k === 1 ? -1 : 1, cut.ease(t) - by);
  const pen = new Pen()
    .move(...inner(0.5, -2))
    .quad(inner(0.52, 10), inner(0.51, 20))
    .move(...inner(0.55, -2))
    .quad(inner(0.565, 8), inner(0.555, 15));
  if (cut.to > 0.9) {
    const outer = (t: number, by: number): readonly [number, number] =>
      limb.beside(t, k, cut.ease(t) - by);
    pen.move(...outer(cut.to - 0.05, -2)).quad(outer(cut.to - 0.035, 8), outer(cut.to - 0.045, 16));
  }
  return { d: pen.data, width: 2, opacity: 0.75 };
}

function cargoPocket(figure: Figure, side: "left" | "right", cut: LegCut): Stroke {
  const limb = figure.legs[side];
  const k = sign(side);
  const at = (t: number, by: number): readonly [number, number] =>
    limb.beside(t, k, cut.ease(t) - by);
  const pen = new Pen()
    .move(...at(0.3, 0))
    .line(at(0.3, 34), at(0.44, 34), at(0.44, 0))
    .move(...at(0.335, 0))
    .line(at(0.335, 34));
  return { d: pen.data, width: 2.2 };
}

function drawCuff(
  { canvas, figure, cloth }: Fitting,
  side: "left" | "right",
  cut: LegCut,
  height: number,
  band: Fitting["cloth"],
): void {
  const limb = figure.legs[side];
  const ease = (t: number): number => cut.ease(Math.min(t, cut.to)) + 1.5;
  const d = limb.outline(cut.to - height, cut.to + 0.005, ease, { bulge: 4 });
  paint(canvas, "bottoms", d, band, { lift: 3, shade: 7, ghost: true });
  canvas.add(
    "bottoms",
    stroke(cloth, {
      d: new Pen()
        .move(...limb.beside(cut.to - height, -1, ease(cut.to)))
        .line(limb.beside(cut.to - height, 1, ease(cut.to))).data,
      width: 1.8,
    }),
    { lift: 3.1 },
  );
}
