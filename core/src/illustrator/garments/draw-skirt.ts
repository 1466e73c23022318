import type { Stroke } from "../cloth/cloth.ts";
import { paint, stroke } from "../cloth/cloth.ts";
import type { Figure } from "../figure/figure.ts";
import { BODY } from "../figure/figure.ts";
import { Pen } from "../geometry.ts";
import { drawWaistband } from "./draw-legs.ts";
import type { Fitting } from "./garment.ts";
import type { SkirtCut } from "./leg-cuts.ts";
import { printAlong } from "./prints.ts";

/** The skirt's outline from `top`, shared with dresses. */
export function skirtOutline(
  figure: Figure,
  top: number,
  { hem, flare }: Pick<SkirtCut, "hem" | "flare">,
  ease = 4,
): string {
  const hip = figure.half(BODY.hip) + ease + Math.max(0, flare) * 0.16;
  const low = figure.half(BODY.hip) + ease + flare;
  const bottom = 10 + Math.max(0, flare) * 0.16;
  const w = figure.half(top) + ease;
  return new Pen(figure.torso)
    .move(-w, top)
    .curve([-w - 4, top + 26], [-hip, BODY.hip - 34], [-hip, BODY.hip])
    .curve(
      [-hip - flare * 0.12, BODY.hip + (hem - BODY.hip) * 0.4],
      [-low + flare * 0.1, hem - 60],
      [-low, hem],
    )
    .curve([-low * 0.5, hem + bottom], [low * 0.5, hem + bottom], [low, hem])
    .curve(
      [low - flare * 0.1, hem - 60],
      [hip + flare * 0.12, BODY.hip + (hem - BODY.hip) * 0.4],
      [hip, BODY.hip],
    )
    .curve([hip, BODY.hip - 34], [w + 4, top + 26], [w, top])
    .quad([0, top + 8], [-w, top])
    .close().data;
}

export function skirtLines(figure: Figure, top: number, cut: SkirtCut, ease = 4): Stroke[] {
  const low = figure.half(BODY.hip) + ease + cut.flare;
  const w = figure.half(top) + ease;
  const lines: Stroke[] = [];
  const pleats = cut.pleats ?? 0;
  for (let i = 1; i <= pleats; i++) {
    const u = -1 + (2 * i) / (pleats + 1);
    const start = pleats > 6 ? top + 18 : top + (cut.hem - top) * (0.34 + 0.1 * ((i * 7) % 3));
    const s = (start - top) / (cut.hem - top);
    lines.push({
      d: new Pen(figure.torso)
        .move(u * (w + (low - w) * s), start)
        .quad([u * low * 0.86, (start + cut.hem) / 2], [u * low * 0.98, cut.hem + 14]).data,
      width: 2,
      opacity: 0.75,
    });
  }
  for (const y of cut.tiers ?? []) {
    const s = (y - top) / (cut.hem - top);
    const x = w + (low - w) * s + 10;
    lines.push({
      d: new Pen(figure.torso).move(-x, y - 4).quad([0, y + 16], [x, y - 4]).data,
      width: 2.2,
    });
  }
  if (cut.slit)
    lines.push({
      d: new Pen(figure.torso).move(low * 0.45, cut.hem - 96).line([low * 0.5, cut.hem + 14]).data,
      width: 2.4,
    });
  if (cut.wrap)
    lines.push({
      d: new Pen(figure.torso)
        .move(-w * 0.5, top + 8)
        .curve([10, 560], [low * 0.6, 660], [low * 0.5, cut.hem + 14])
        .move(-w * 0.5, top + 8)
        .curve([0, 540], [20, 620], [30, 700]).data,
      width: 2.4,
    });
  if (cut.jeans)
    lines.push({
      d: new Pen(figure.torso).move(0, top + 20).line([0, cut.hem + 12]).data,
      width: 2,
      dash: "5 3.5",
      colour: "#d9b071",
    });
  return lines;
}

export function drawSkirt(fitting: Fitting, cut: SkirtCut): void {
  const { canvas, figure, cloth } = fitting;
  const top = cut.wrap ? 446 : 408;
  const d = skirtOutline(figure, top, cut);
  paint(canvas, "bottoms", d, cloth, {
    lift: 1,
    shade: 16,
    origin: figure.torso(0, top),
    inset: printAlong(fitting, top, cut.hem),
    lines: skirtLines(figure, top, cut),
  });
  if (cut.wrap) return drawKnot(fitting, top);
  drawWaistband(fitting, top, 4);
}

function drawKnot({ canvas, figure, cloth }: Fitting, top: number): void {
  const x = -figure.half(top) * 0.62;
  const d = new Pen(figure.torso)
    .move(x, top + 4)
    .curve([x - 26, top - 10], [x - 34, top + 14], [x, top + 12])
    .curve([x - 20, top + 40], [x - 24, top + 66], [x - 14, top + 88])
    .line([x + 4, top + 82])
    .curve([x - 2, top + 50], [x + 6, top + 30], [x + 8, top + 12])
    .curve([x + 34, top + 18], [x + 30, top - 8], [x, top + 4])
    .close().data;
  paint(canvas, "bottoms", d, cloth, { lift: 3, shade: 5 });
  canvas.add("bottoms", stroke(cloth, { d, width: 2 }), { lift: 3.1 });
}
