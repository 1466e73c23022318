import type { Stroke } from "../cloth/cloth.ts";
import { paint, trim } from "../cloth/cloth.ts";
import { lightness, shade } from "../cloth/colour.ts";
import { BODY } from "../figure/figure.ts";
import { torsoOutline } from "../figure/outline.ts";
import { Pen } from "../geometry.ts";
import type { Fitting } from "./garment.ts";
import { layerOf, wears } from "./garment.ts";
import { printOnBody } from "./prints.ts";
import { drawSleeves } from "./sleeves.ts";
import type { Detail, TopCut } from "./top-cut.ts";
import { flat } from "./top-cut.ts";
import { DETAILS } from "./top-details.ts";

export function drawTop(fitting: Fitting, cut: TopCut): void {
  const { canvas, figure, cloth, kind } = fitting;
  const { details = [] } = cut;
  const tucked = isTucked(fitting, cut);
  const d = torsoOutline(figure, tucked ? { ...cut, hem: BODY.waist + 24 } : cut);
  paint(canvas, tucked ? "tucked" : layerOf(kind), d, cloth, {
    origin: figure.torso(0, BODY.shoulder),
    inset: printOnBody(fitting),
    lines: [...foldsOf(fitting, cut, tucked), ...linesOf(fitting, cut, details)],
  });
  if (fitting.flat && !cut.strap) drawBackNeck(fitting, cut);
  drawSleeves(fitting, { to: cut.sleeve ?? 0, ease: cut.sleeveEase ?? flat(5), cuff: cut.cuff });
  for (const name of details)
    DETAILS[name]?.(fitting, { ...cut, tucked, hem: tucked ? BODY.waist + 24 : cut.hem });
}

/** Laid flat, the inside of the back shows in the neckline. */
function drawBackNeck({ canvas, figure, cloth }: Fitting, { neck }: TopCut): void {
  const d = new Pen(figure.torso)
    .move(-neck.wide - 2, BODY.neck + 3)
    .quad([0, BODY.neck + 12], [neck.wide + 2, BODY.neck + 3])
    .line([neck.wide, BODY.neck + 16], [0, BODY.neck + neck.drop + 8], [-neck.wide, BODY.neck + 16])
    .close().data;
  paint(
    canvas,
    "coatBack",
    d,
    trim(cloth, shade(cloth.colour, lightness(cloth.colour) < 0.3 ? 0.06 : -0.12)),
    { shade: 0, ghost: true },
  );
}

function isTucked(fitting: Fitting, { tuck }: TopCut): boolean {
  const bottoms = wears(fitting, "legs");
  if (!bottoms || fitting.flat || fitting.kind.slot !== "base") return false;
  const belted = fitting.outfit.some(({ kind }) => kind.id === "belt");
  return tuck === "always" || (tuck === "dressy" && (Boolean(bottoms.kind.dressy) || belted));
}

/** A few folds where cloth gathers: at the waist and under the arms. */
function foldsOf({ figure }: Fitting, cut: TopCut, tucked: boolean): Stroke[] {
  if (cut.ease < 5 || cut.hem < 480) return [];
  const pen = new Pen(figure.torso);
  const x = figure.half(BODY.waist) + cut.ease;
  pen.move(-x, BODY.waist + 12).quad([-x + 16, BODY.waist + 24], [-x + 32, BODY.waist + 22]);
  pen.move(x, BODY.waist - 6).quad([x - 14, BODY.waist + 4], [x - 26, BODY.waist + 3]);
  if (!tucked)
    pen.move(x + 4, BODY.waist + 44).quad([x - 18, BODY.waist + 52], [x - 34, BODY.waist + 48]);
  return [{ d: pen.data, width: 2.2, opacity: 0.75 }];
}

function linesOf({ figure, cloth }: Fitting, cut: TopCut, details: readonly Detail[]): Stroke[] {
  const pen = (): Pen => new Pen(figure.torso);
  const lines: Stroke[] = [];
  if (details.includes("pouch"))
    lines.push({
      d: pen()
        .move(-52, cut.hem - 18)
        .line(
          [-50, cut.hem - 36],
          [-32, cut.hem - 74],
          [32, cut.hem - 74],
          [50, cut.hem - 36],
          [52, cut.hem - 18],
        ).data,
    });
  if (details.includes("pocket"))
    lines.push({
      d: pen().move(22, 318).line([54, 318], [54, 350], [38, 358], [22, 350], [22, 318]).data,
      width: 2,
    });
  if (details.includes("number"))
    lines.push({
      d: pen().move(-120, 300).line([120, 300]).move(-120, 312).line([120, 312]).data,
      width: 7,
      colour: cloth.accent,
    });
  return lines;
}
