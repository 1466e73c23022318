import { paint, stroke, trim } from "../cloth/cloth.ts";
import { blend, detail, lightness, shade } from "../cloth/colour.ts";
import type { Figure } from "../figure/figure.ts";
import { BODY } from "../figure/figure.ts";
import { Pen, profile } from "../geometry.ts";
import type { Fitting } from "./garment.ts";
import { layerOf } from "./garment.ts";
import type { LayerCut } from "./layer-cut.ts";

/** The front edges with their zip, buttons or toggles. */
export function drawFront(
  { canvas, figure, cloth, kind }: Fitting,
  cut: LayerCut,
  gaps: readonly [number, number],
): void {
  const layer = layerOf(kind);
  const colour =
    lightness(cloth.colour) < 0.42 ? shade(cloth.colour, 0.26) : shade(cloth.colour, -0.26);
  const edge = (y: number): number => gapAt(gaps, y, cut.hem);
  const marks: string[] = [];
  const button = (x: number, y: number, r = 4.6): void => {
    marks.push(`<path d="${new Pen(figure.torso).oval(x, y, r).data}" fill="${colour}"/>`);
  };
  const last = Math.min(cut.hem - 30, 560);
  const first =
    cut.collar === "notch" || cut.collar === "wide" || cut.collar === "shawl" ? 392 : 296;
  if (cut.closure === "buttons") for (let y = first; y <= last; y += 56) button(edge(y) + 9, y);
  if (cut.closure === "double")
    for (let y = Math.max(first, 380); y <= last; y += 54) {
      button(edge(y) + 12, y, 5.2);
      button(-edge(y) - 12, y, 5.2);
    }
  if (cut.closure === "toggles")
    for (let y = 310; y <= last; y += 66) {
      const x = edge(y);
      const loop = new Pen(figure.torso)
        .move(-x - 4, y)
        .line([-x - 26, y])
        .move(x + 4, y)
        .line([x + 26, y]).data;
      marks.push(stroke(cloth, { d: loop, width: 3, colour }));
      marks.push(
        stroke(cloth, {
          d: new Pen(figure.torso).move(x - 2, y).line([x + 12, y]).data,
          width: 7,
          colour: "#c9a46b",
        }),
      );
    }
  if (cut.closure === "zip")
    for (const k of gaps[0] < 4 ? [1] : [-1, 1]) marks.push(zip(figure, cloth, k, edge, cut.hem));
  else if (gaps[0] < 4)
    marks.push(
      stroke(cloth, {
        d: new Pen(figure.torso).move(0, 300).line([0, cut.hem + 6]).data,
        width: 2.2,
      }),
    );
  canvas.add(layer, marks.join(""), { lift: 3 });
}

function zip(
  figure: Figure,
  cloth: Fitting["cloth"],
  k: number,
  edge: (y: number) => number,
  hem: number,
): string {
  const pen = new Pen(figure.torso).move(k * (edge(262) + 2), 262);
  for (let y = 300; y < hem; y += 40) pen.line([k * (edge(y) + 2), y]);
  return stroke(cloth, {
    d: pen.line([k * (edge(hem) + 2), hem]).data,
    width: 3,
    colour: blend(detail(cloth.colour), "#c8c8c8", 0.45),
  });
}

export const gapAt = ([chest, hem]: readonly [number, number], y: number, low: number): number =>
  profile([BODY.neck, chest + 3], [330, chest], [BODY.waist, (chest + hem) / 2], [low, hem])(y);

export function drawRib(
  { canvas, figure, cloth, kind }: Fitting,
  cut: LayerCut,
  gaps: readonly [number, number],
): void {
  for (const k of [-1, 1]) {
    const y = cut.hem - 16;
    const [inner, outer] = [gapAt(gaps, y, cut.hem), figure.half(y) + cut.ease + 1];
    const d = new Pen(figure.torso)
      .move(k * inner, y + 7)
      .quad([k * outer * 0.6, y + 5], [k * outer, y])
      .line([k * (outer - 3), cut.hem + 1])
      .quad([k * outer * 0.6, cut.hem + 7], [k * inner, cut.hem + 8])
      .close().data;
    const ribs = new Pen(figure.torso);
    for (let x = inner + 8; x < outer; x += 9) ribs.move(k * x, y + 6).line([k * x, cut.hem + 5]);
    paint(canvas, layerOf(kind), d, trim(cloth), {
      lift: 4,
      shade: 0,
      ghost: true,
      lines: [{ d: ribs.data, width: 1.4, opacity: 0.55 }],
    });
  }
}

/** A collarless front has a band along its edges. */
export function drawEdging(
  { canvas, figure, cloth, kind }: Fitting,
  cut: LayerCut,
  gaps: readonly [number, number],
): void {
  for (const k of [-1, 1]) {
    const pen = new Pen(figure.torso).move(k * 24, BODY.neck - 4);
    pen.curve([k * 28, 262], [k * (gaps[0] + 8), 290], [k * (gapAt(gaps, 340, cut.hem) + 4), 340]);
    for (let y = 380; y < cut.hem; y += 40) pen.line([k * (gapAt(gaps, y, cut.hem) + 4), y]);
    pen.line([k * (gapAt(gaps, cut.hem, cut.hem) + 4), cut.hem + 4]);
    canvas.add(
      layerOf(kind),
      stroke(cloth, {
        d: pen.data,
        width: 8,
        colour: shade(cloth.colour, lightness(cloth.colour) < 0.35 ? 0.06 : -0.06),
      }),
      { lift: 2 },
    );
  }
}
