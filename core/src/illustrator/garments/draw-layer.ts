import type { Stroke } from "../cloth/cloth.ts";
import { paint, stroke, trim } from "../cloth/cloth.ts";
import { lightness, shade } from "../cloth/colour.ts";
import type { Figure } from "../figure/figure.ts";
import { BODY, SIDES, sign } from "../figure/figure.ts";
import { frontPanel } from "../figure/outline.ts";
import { Pen } from "../geometry.ts";
import type { Fitting } from "./garment.ts";
import { layerOf, over } from "./garment.ts";
import { drawCollar } from "./layer-collars.ts";
import type { LayerCut, Pockets } from "./layer-cut.ts";
import { drawFront, drawRib, gapAt } from "./layer-fronts.ts";
import { printOnBody } from "./prints.ts";
import { drawSleeves } from "./sleeves.ts";

const COLD_NECK = 22;

export function drawLayer(fitting: Fitting, cut: LayerCut): void {
  const { canvas, figure, cloth, kind } = fitting;
  const layer = layerOf(kind);
  const gaps = gapsOf(fitting, cut);
  const closed = gaps[0] < 4;
  drawLining(fitting, cut, gaps);
  for (const side of SIDES) {
    const k = sign(side);
    paint(canvas, layer, frontPanel(figure, { ...cut, neck: COLD_NECK, gaps }, k), cloth, {
      origin: figure.torso(0, BODY.shoulder),
      inset: printOnBody(fitting),
      shade: side === "right" || !closed ? 12 : 0,
      lines: [...seams(figure, cut, gaps, k), ...(cut.quilted ? quilting(figure, cut) : [])],
    });
  }
  drawFront(fitting, cut, gaps);
  if (cut.ribbed) drawRib(fitting, cut, gaps);
  drawSleeves(fitting, {
    to: cut.sleeve,
    ease: cut.sleeveEase,
    cuff: cut.cuff,
    puffed: cut.quilted,
  });
  drawCollar(fitting, cut, gaps);
  if (cut.belted) drawBelt(fitting, cut, gaps);
}

/** Worn open over something; closed where there is nothing else beneath, or a coat goes over it. */
function gapsOf(fitting: Fitting, cut: LayerCut): readonly [number, number] {
  const beneath = fitting.outfit.some(
    ({ kind }) =>
      kind !== fitting.kind &&
      (kind.slot === "base" || (kind.slot === "mid" && fitting.kind.slot === "outer")),
  );
  const [chest, hem] = cut.open;
  if (!beneath)
    return cut.collar === "notch" || cut.collar === "shawl" || cut.collar === "wide"
      ? [3, hem * 0.4]
      : [0, cut.hem > 560 ? 6 : 0];
  const covered = over(fitting).length > 0;
  return covered ? [chest * 0.8, hem * 0.8] : [chest + 6, hem + 6];
}

/** What shows of the inside: the back of the neck and, below an open long coat, the back. */
function drawLining(
  { canvas, figure, cloth }: Fitting,
  cut: LayerCut,
  gaps: readonly [number, number],
): void {
  const inside = trim(
    cloth,
    lightness(cloth.colour) < 0.3 ? shade(cloth.colour, -0.04) : shade(cloth.colour, -0.12),
  );
  const low = figure.half(cut.hem) + cut.ease + (cut.flare ?? 0) - 8;
  const d = new Pen(figure.torso)
    .move(-30, BODY.neck - 14)
    .quad([0, BODY.neck - 24], [30, BODY.neck - 14])
    .line([figure.half(BODY.waist) - 6, BODY.waist], [Math.max(gaps[1], low), cut.hem - 6])
    .quad([0, cut.hem - 2], [-Math.max(gaps[1], low), cut.hem - 6])
    .line([-figure.half(BODY.waist) + 6, BODY.waist])
    .close().data;
  paint(canvas, "coatBack", d, inside, { shade: 0, ghost: true });
}

function seams(
  figure: Figure,
  cut: LayerCut,
  gaps: readonly [number, number],
  k: -1 | 1,
): Stroke[] {
  const pen = (): Pen => new Pen(figure.torso);
  const pocket = POCKETS[cut.pockets](pen(), k, cut, gaps);
  const lines: Stroke[] = pocket.data ? [{ d: pocket.data, width: 2.2 }] : [];
  if (cut.ease < 18 || cut.hem > 560) {
    const x = figure.half(BODY.waist) + cut.ease;
    lines.push({
      d: pen()
        .move(k * x, BODY.waist + 14)
        .quad([k * (x - 14), BODY.waist + 26], [k * (x - 26), BODY.waist + 24]).data,
      width: 2,
      opacity: 0.7,
    });
  }
  return lines;
}

const POCKETS: Record<
  Pockets,
  (pen: Pen, k: number, cut: LayerCut, gaps: readonly [number, number]) => Pen
> = {
  none: (pen) => pen,
  welt: (pen, k) => pen.move(k * 36, BODY.hip - 22).line([k * 66, BODY.hip - 28]),
  slant: (pen, k) => pen.move(k * 50, BODY.hip - 48).line([k * 66, BODY.hip - 6]),
  flap: (pen, k, cut) => {
    const y = cut.hem > 600 ? BODY.hip + 6 : BODY.hip - 6;
    return pen
      .move(k * 40, y)
      .line([k * 76, y - 4])
      .line([k * 77, y + 13], [k * 40, y + 17], [k * 40, y]);
  },
  patch: (pen, k, cut) => {
    const y = cut.hem - (cut.hem > 600 ? 190 : 82);
    return pen
      .move(k * 38, y)
      .line([k * 74, y], [k * 76, y + 46], [k * 40, y + 46], [k * 38, y])
      .move(k * 38, y + 9)
      .line([k * 74, y + 9]);
  },
  chest: (pen, k) =>
    pen
      .move(k * 34, 330)
      .line([k * 62, 328], [k * 62, 366], [k * 48, 374], [k * 34, 366], [k * 34, 330])
      .move(k * 34, 343)
      .line([k * 48, 350], [k * 62, 342]),
};

function quilting(figure: Figure, cut: LayerCut): Stroke[] {
  const lines: Stroke[] = [];
  for (let y = BODY.shoulder + 26; y < cut.hem - 12; y += 42)
    lines.push({
      d: new Pen(figure.torso)
        .move(-140, y)
        .curve([-80, y + 9], [-50, y + 9], [0, y])
        .curve([50, y + 9], [80, y + 9], [140, y]).data,
      width: 2.4,
    });
  return lines;
}

function drawBelt(
  { canvas, figure, cloth, kind }: Fitting,
  cut: LayerCut,
  gaps: readonly [number, number],
): void {
  const y = BODY.waist + 6;
  for (const k of [-1, 1]) {
    const [inner, outer] = [gapAt(gaps, y, cut.hem) - 2, figure.half(y) + cut.ease + 2];
    const d = new Pen(figure.torso)
      .move(k * inner, y + 2)
      .line([k * outer, y - 4], [k * outer, y + 14], [k * inner, y + 20])
      .close().data;
    paint(canvas, layerOf(kind), d, trim(cloth), { lift: 5, shade: 0, ghost: true });
    canvas.add(layerOf(kind), stroke(cloth, { d, width: 1.8 }), { lift: 5.1 });
  }
  const x = gapAt(gaps, y, cut.hem) + 4;
  const tail = new Pen(figure.torso)
    .move(-x, y + 6)
    .curve([-x - 8, y + 40], [-x - 2, y + 70], [-x - 12, y + 96])
    .line([-x + 4, y + 100])
    .curve([-x + 12, y + 70], [-x + 4, y + 40], [-x + 8, y + 8])
    .close().data;
  paint(canvas, layerOf(kind), tail, trim(cloth), { lift: 5.2, shade: 0, ghost: true });
}
