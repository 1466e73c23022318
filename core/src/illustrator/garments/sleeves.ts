import type { Stroke } from "../cloth/cloth.ts";
import { paint, stroke, trim } from "../cloth/cloth.ts";
import { detail } from "../cloth/colour.ts";
import type { Side } from "../figure/figure.ts";
import { sign, SIDES } from "../figure/figure.ts";
import type { Limb } from "../figure/limb.ts";
import { armCrease } from "../figure/outline.ts";
import type { Point } from "../geometry.ts";
import { Pen } from "../geometry.ts";
import { printOnSleeve } from "./prints.ts";
import type { Fitting } from "./garment.ts";
import { over, rank } from "./garment.ts";

/** Degrees between upper arm and forearm from which the forearm lies in front. */
const RAISED = 95;

export type SleeveCut = {
  to: number;
  ease: (t: number) => number;
  /** A ribbed or folded band at the end. */
  cuff?: "rib" | "fold" | "button" | "none";
  puffed?: boolean;
};

/** Both sleeves, unless what is worn above hides them. */
export function drawSleeves(fitting: Fitting, cut: SleeveCut): void {
  if (!cut.to) return;
  const hidden = Math.max(0, ...over(fitting).map(({ kind }) => kind.sleeve ?? 0));
  if (hidden >= cut.to)
    return hidden < 0.99 || fitting.kind.slot !== "base" ? undefined : drawCuffs(fitting, cut);
  for (const side of SIDES) drawSleeve(fitting, side, cut);
}

function drawSleeve(fitting: Fitting, side: Side, cut: SleeveCut): void {
  const { canvas, figure, cloth, kind } = fitting;
  const limb = figure.arms[side];
  const lift = rank(kind.slot) * 5;
  const to = isRaised(limb) ? Math.min(cut.to, 0.46) : cut.to;
  paint(canvas, "arms", limb.outline(0, to, cut.ease, { round: 1, bulge: 4 }), cloth, {
    lift,
    grain: limb.angle(0.2),
    origin: limb.root,
    shadow: limb.shadow(to, 10, cut.ease),
    edge: limb.silhouette(sign(side) === 1 ? -1 : 1, to, cut.ease),
    inset: printOnSleeve(fitting, side),
    lines: [...folds(fitting, side, cut), ...(cut.puffed ? quilting(fitting, side, cut) : [])],
  });
  drawForearm(fitting, side, cut, lift);
  const crease = armCrease(figure, side, Math.min(to - 0.03, 0.62), cut.ease);
  canvas.add("arms", stroke(cloth, { d: crease, width: 2, opacity: 0.7 }), { lift: lift + 0.2 });
  drawCuff(fitting, side, cut, lift + 0.3);
}

const bend = (limb: Limb): number => Math.abs(limb.angle(0.2) - limb.angle(0.8));
const isRaised = (limb: Limb): boolean => bend(limb) > RAISED;

/** Below the elbow a pattern follows the forearm, and a forearm that is raised lies over the upper arm. */
function drawForearm(fitting: Fitting, side: Side, cut: SleeveCut, lift: number): void {
  const { canvas, figure, cloth } = fitting;
  const limb = figure.arms[side];
  const raised = isRaised(limb);
  if (cut.to < 0.6 || bend(limb) < 8 || (cloth.pattern === "solid" && !raised)) return;
  const from = raised ? 0.5 : 0.52;
  const layer = raised ? "raised" : "arms";
  paint(
    canvas,
    layer,
    limb.outline(from, cut.to, cut.ease, { bulge: 4, round: raised ? 0.9 : 0 }),
    cloth,
    {
      lift: lift + 0.1,
      grain: limb.angle(0.8),
      origin: limb.joint,
      shadow: raised ? undefined : limb.shadow(cut.to, 10, cut.ease, 0.5),
      shade: raised ? 8 : 10,
      edge: "",
      inset: printOnSleeve(fitting, side, 0.75),
      lines: cut.puffed ? quilting(fitting, side, cut) : [],
    },
  );
  if (!raised) return;
  const rim = [-1, 1].map((k) => {
    const [first, ...rest] = limb.side(k as -1 | 1, 0.6, cut.to, cut.ease);
    return new Pen().move(...first!).through(...rest).data;
  });
  canvas.add(layer, stroke(cloth, { d: rim.join(""), width: 2, opacity: 0.7 }), {
    lift: lift + 0.15,
  });
}

/** One fold inside a bent elbow. */
function folds({ figure }: Fitting, side: Side, cut: SleeveCut): Stroke[] {
  const limb = figure.arms[side];
  if (cut.to < 0.6 || cut.puffed || bend(limb) < 14 || isRaised(limb)) return [];
  const k = sign(side) === 1 ? -1 : 1;
  const inside = (t: number, reach: number): Point => limb.beside(t, k, cut.ease(t) - reach);
  const pen = new Pen().move(...inside(0.5, 0)).quad(inside(0.5, 9), inside(0.47, 17));
  return [{ d: pen.data, width: 2, opacity: 0.8 }];
}

function quilting({ figure }: Fitting, side: Side, cut: SleeveCut): string[] {
  const limb = figure.arms[side];
  return [0.16, 0.31, 0.46, 0.61, 0.76, 0.9]
    .filter((t) => t < cut.to)
    .map(
      (t) =>
        new Pen()
          .move(...limb.beside(t, -1, cut.ease(t) + 3))
          .quad(limb.at(t + 0.035), limb.beside(t, 1, cut.ease(t) + 3)).data,
    );
}

function drawCuff(fitting: Fitting, side: Side, cut: SleeveCut, lift: number): void {
  const { canvas, figure, cloth } = fitting;
  const limb = figure.arms[side];
  const layer = isRaised(limb) ? "raised" : "arms";
  const { cuff = "none", to } = cut;
  if (cuff === "none") {
    const hem = new Pen()
      .move(...limb.beside(to - 0.035, -1, cut.ease(to)))
      .line(limb.beside(to - 0.035, 1, cut.ease(to)));
    if (to < 0.6)
      canvas.add(layer, stroke(cloth, { d: hem.data, width: 1.8, opacity: 0.7 }), { lift });
    return;
  }
  const from = to - (cuff === "fold" ? 0.085 : 0.07);
  const ease = (t: number): number => cut.ease(t) + (cuff === "rib" ? -2 : 1.5);
  const lines = cuff === "rib" ? ribs(fitting, side, from, to, ease) : [];
  paint(
    canvas,
    layer,
    limb.outline(from, to, ease, { bulge: 3 }),
    cuff === "rib" ? trim(cloth) : { ...cloth, pattern: "solid" },
    {
      lift,
      shade: 7,
      lines,
      ghost: true,
    },
  );
  const seam = new Pen()
    .move(...limb.beside(from, -1, ease(from)))
    .line(limb.beside(from, 1, ease(from)));
  canvas.add(layer, stroke(cloth, { d: seam.data, width: 1.8 }), { lift: lift + 0.05 });
}

function ribs(
  { figure, cloth }: Fitting,
  side: Side,
  from: number,
  to: number,
  ease: (t: number) => number,
) {
  const limb = figure.arms[side];
  return [-0.5, 0, 0.5].map((k) => {
    const at = (t: number): readonly [number, number] =>
      limb.beside(t, 1, (limb.half(t) + ease(t)) * k - limb.half(t));
    return {
      d: new Pen().move(...at(from)).line(at(to)).data,
      width: 1.4,
      colour: detail(cloth.colour),
      opacity: 0.6,
    };
  });
}

/** A shirt shows a finger's breadth of cuff below a jacket. */
function drawCuffs({ canvas, figure, cloth }: Fitting, cut: SleeveCut): void {
  if (cut.cuff !== "button") return;
  for (const side of SIDES) {
    const d = figure.arms[side].outline(0.955, 1.0, () => 4, { bulge: 3 });
    paint(canvas, "arms", d, { ...cloth, pattern: "solid" }, { lift: 6, shade: 5 });
  }
}
