import { paint, stroke, trim } from "../cloth/cloth.ts";
import { detail, lightness, shade } from "../cloth/colour.ts";
import { BODY } from "../figure/figure.ts";
import { Pen } from "../geometry.ts";
import type { Fitting } from "./garment.ts";
import { layerOf } from "./garment.ts";
import type { Detail, TopCut } from "./top-cut.ts";

type DrawDetail = (fitting: Fitting, cut: TopCut & { tucked?: boolean }) => void;

export const DETAILS: Partial<Record<Detail, DrawDetail>> = {
  binding: drawBinding,
  ribbing: drawRibbing,
  collar: drawCollar,
  buttons: (fitting, { hem, tucked = false }) =>
    drawButtons(fitting, BODY.neck + 34, hem - 16, tucked),
  placket: (fitting, { tucked = false }) =>
    drawButtons(fitting, BODY.neck + 30, BODY.neck + 92, tucked),
  rollneck: drawRollneck,
  quarterzip: (fitting) => {
    drawRollneck(fitting);
    const zip = new Pen(fitting.figure.torso).move(0, BODY.chin + 8).line([0, 316]).data;
    fitting.canvas.add("collar", stroke(fitting.cloth, { d: zip, width: 3 }), { lift: 3 });
  },
  hood: drawHood,
  bow: drawBow,
};

/** The ribbed or bound edge along the neckline. */
function drawBinding({ canvas, figure, cloth, kind }: Fitting, cut: TopCut): void {
  const { wide, drop, shape } = cut.neck;
  const top = BODY.neck + 3 + Math.max(0, wide - 24) * 0.36;
  const low = BODY.neck + drop;
  const pen = new Pen(figure.torso).move(-wide, top);
  if (shape === "v") pen.line([0, low]).line([wide, top]);
  else
    pen
      .curve([-wide * 0.96, low - (low - top) * 0.12], [-wide * 0.62, low], [0, low])
      .curve([wide * 0.62, low], [wide * 0.96, low - (low - top) * 0.12], [wide, top]);
  const width = kind.material === "knit" || kind.slot === "mid" ? 8 : 5;
  canvas.add(
    layerOf(kind),
    stroke(cloth, {
      d: pen.data,
      width,
      colour: shade(cloth.colour, lightness(cloth.colour) < 0.35 ? 0.07 : -0.07),
    }),
    { lift: 2 },
  );
}

/** The ribbed band at the hem. */
function drawRibbing(
  { canvas, figure, cloth, kind }: Fitting,
  cut: TopCut & { tucked?: boolean },
): void {
  if (cut.tucked) return;
  const y = cut.hem - 17;
  const w = figure.half(y) + cut.ease + 1;
  const band = new Pen(figure.torso)
    .move(-w, y)
    .quad([0, y + 9], [w, y])
    .line([w - 3, cut.hem + 1])
    .quad([0, cut.hem + 10], [-w + 3, cut.hem + 1])
    .close().data;
  const ribs = new Pen(figure.torso);
  for (let x = -w + 10; x < w; x += 9) ribs.move(x, y + 4).line([x, cut.hem + 6]);
  paint(canvas, layerOf(kind), band, trim(cloth), {
    lift: 2,
    shade: 0,
    ghost: true,
    lines: [{ d: ribs.data, width: 1.4, opacity: 0.55 }],
  });
}

function drawCollar({ canvas, figure, cloth }: Fitting): void {
  const leaf = (k: number): string =>
    new Pen(figure.torso)
      .move(k * 19, BODY.chin + 13)
      .curve([k * 25, BODY.neck - 6], [k * 31, BODY.neck + 6], [k * 35, BODY.neck + 16])
      .line([k * 19, BODY.neck + 40])
      .curve([k * 10, BODY.neck + 28], [k * 4, BODY.neck + 22], [k * 1.5, BODY.neck + 19])
      .curve([k * 10, BODY.neck + 10], [k * 18, BODY.neck - 6], [k * 19, BODY.chin + 13])
      .close().data;
  const edge = { ...cloth, edged: false };
  for (const k of [-1, 1]) {
    paint(canvas, "collar", leaf(k), edge, { lift: 2, shade: 0, grain: k * 30 });
    canvas.add("collar", stroke(cloth, { d: leaf(k), width: 2 }), { lift: 2.1 });
  }
}

function drawButtons(
  { canvas, figure, cloth, kind }: Fitting,
  from: number,
  to: number,
  tucked: boolean,
): void {
  const line = new Pen(figure.torso)
    .move(-7, from + 4)
    .line([-7, to + 8])
    .move(7, from + 4)
    .line([7, to + 8]).data;
  const colour = lightness(cloth.colour) > 0.7 ? shade(cloth.colour, -0.24) : detail(cloth.colour);
  const buttons: string[] = [];
  for (let y = from + 18; y < to; y += 40)
    buttons.push(`<path d="${new Pen(figure.torso).oval(0, y, 3.1).data}" fill="${colour}"/>`);
  const marks = stroke(cloth, { d: line, width: 1.7, opacity: 0.6 }) + buttons.join("");
  canvas.add(tucked ? "tucked" : layerOf(kind), marks, { lift: 1 });
}

function drawRollneck({ canvas, figure, cloth }: Fitting): void {
  const d = new Pen(figure.torso)
    .move(-24, BODY.chin + 2)
    .curve([-29, BODY.neck - 8], [-31, BODY.neck], [-30, BODY.neck + 12])
    .curve([-14, BODY.neck + 24], [14, BODY.neck + 24], [30, BODY.neck + 12])
    .curve([31, BODY.neck], [29, BODY.neck - 8], [24, BODY.chin + 2])
    .quad([0, BODY.chin + 14], [-24, BODY.chin + 2])
    .close().data;
  const fold = new Pen(figure.torso)
    .move(-30, BODY.neck - 2)
    .quad([0, BODY.neck + 12], [30, BODY.neck - 2]).data;
  paint(canvas, "collar", d, cloth, { lift: 1, shade: 8, lines: [fold] });
}

/** A hood lies behind the neck and rolls round to the front. */
export function drawHood({ canvas, figure, cloth, kind, flat }: Fitting): void {
  const soft = trim(cloth, shade(cloth.colour, lightness(cloth.colour) < 0.3 ? -0.03 : -0.05));
  const y = flat ? 20 : 0;
  const back = new Pen(figure.torso)
    .move(-62, 262)
    .curve([-80, 214], [-58, 182 + y], [-26, 180 + y])
    .line([26, 180 + y])
    .curve([58, 182 + y], [80, 214], [62, 262])
    .close().data;
  paint(canvas, "hood", back, trim(cloth), { shade: 0, ghost: true });
  const roll = new Pen(figure.torso)
    .move(-34, 212)
    .curve([-58, 222], [-66, 250], [-50, 262])
    .curve([-34, 274], [-12, 282], [0, 286])
    .curve([12, 282], [34, 274], [50, 262])
    .curve([66, 250], [58, 222], [34, 212])
    .curve([34, 236], [18, 254], [0, 262])
    .curve([-18, 254], [-34, 236], [-34, 212])
    .close().data;
  const layer = kind.slot === "mid" ? "lapels" : layerOf(kind);
  paint(canvas, layer, roll, soft, { lift: 6, shade: 8 });
  const cords = new Pen(figure.torso)
    .move(-14, 274)
    .curve([-15, 290], [-13, 300], [-14, 322])
    .move(14, 274)
    .curve([15, 290], [13, 300], [14, 314]).data;
  const cord = lightness(cloth.colour) > 0.72 ? shade(cloth.colour, -0.3) : "#f3f0ea";
  canvas.add(layer, stroke(cloth, { d: cords, width: 3.6, colour: cord }), { lift: 6.5 });
}

function drawBow({ canvas, figure, cloth }: Fitting): void {
  const at = new Pen(figure.torso);
  const loop = (k: number): string =>
    new Pen(figure.torso)
      .move(0, 272)
      .curve([k * 12, 254], [k * 36, 252], [k * 34, 270])
      .curve([k * 34, 288], [k * 12, 286], [0, 272])
      .close().data;
  const tail = (k: number): string =>
    new Pen(figure.torso)
      .move(0, 272)
      .curve([k * 4, 296], [k * 10, 320], [k * 18, 342])
      .line([k * 32, 334])
      .curve([k * 22, 310], [k * 12, 290], [0, 272])
      .close().data;
  for (const d of [tail(-1), tail(1), loop(-1), loop(1)]) {
    paint(canvas, "collar", d, cloth, { lift: 2, shade: 5 });
    canvas.add("collar", stroke(cloth, { d, width: 1.8 }), { lift: 2.1 });
  }
  canvas.add("collar", `<path d="${at.oval(0, 272, 6, 7).data}" fill="${trim(cloth).colour}"/>`, {
    lift: 2.3,
  });
}
