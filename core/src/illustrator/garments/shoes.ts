import type { Cloth, Stroke } from "../cloth/cloth.ts";
import { paint, plain, stroke, trim } from "../cloth/cloth.ts";
import { detail, lightness, shade } from "../cloth/colour.ts";
import { bareFoot, footLength } from "../figure/feet.ts";
import type { Side } from "../figure/figure.ts";
import { BODY, sign } from "../figure/figure.ts";
import type { Point } from "../geometry.ts";
import { Pen } from "../geometry.ts";
import type { Fitting } from "./garment.ts";

type ShoeDetail =
  | "laces"
  | "stripe"
  | "penny"
  | "straps"
  | "toe"
  | "buckle"
  | "cap"
  | "elastic"
  | "thong"
  | "fur"
  | "monk"
  | "bow";

export type ShoeCut = {
  /** How high above the ankle the shaft reaches; negative stays below it. */
  shaft: number;
  sole: number;
  heel?: number;
  pointed?: boolean;
  /** Low-cut: the instep shows. */
  open?: boolean;
  /** Only straps over a sole. */
  sandal?: boolean;
  wide?: number;
  rubber?: string;
  details: readonly ShoeDetail[];
};

/** Below the ankle, in the ankle's frame: x outward towards the toe, y down. */
const GROUND = BODY.ground - BODY.ankle;
const LEG = BODY.ankle - BODY.hip;
const HIGH = 12;

type Last = {
  fitting: Fitting;
  side: Side;
  cut: ShoeCut;
  toe: number;
  lift: number;
  layer: "shoes" | "boots";
};

/** One shoe. Heels stand on a raised foot, sandals on a bare one. */
export function drawShoe(fitting: Fitting, side: Side, cut: ShoeCut): void {
  const { turn } = fitting.figure.feet[side];
  const last: Last = {
    fitting,
    side,
    cut,
    toe: footLength(turn),
    lift: side === "left" ? 0 : 3,
    layer: cut.shaft > 60 ? "boots" : "shoes",
  };
  if ((cut.heel ?? 0) > HIGH) return drawHeel(last);
  if ((cut.open || cut.sandal) && !fitting.flat) drawFoot(last);
  drawSole(last);
  if (cut.sandal) return drawStraps(last);
  paint(fitting.canvas, last.layer, upper(last), fitting.cloth, {
    lift: last.lift + 1,
    shade: 6,
    lines: linesOf(last),
  });
  if (cut.details.includes("fur")) drawFur(last);
}

const pen = ({ fitting, side }: Last): Pen => new Pen(fitting.figure.feet[side].frame);

/** The shoe over the foot: round or pointed toe, a throat or a shaft at the ankle. */
function upper(last: Last): string {
  const { cut, toe } = last;
  const { wide = 0, shaft, open } = cut;
  const low = GROUND - cut.sole;
  const p = pen(last);
  if (shaft > 12) shaftInto(p, last);
  else if (open) p.move(-14, 8).curve([-8, 22], [4, 27], [toe - 20, 26]);
  else p.move(-14 - wide, -shaft - 2).quad([0, -shaft + 5], [14 + wide, -shaft - 1]);
  if (open) p.curve([toe - 12, 20], [toe - 4, 19], [toe + 2, 23]);
  else p.curve([15 + wide, 11], [toe - 18, 9], [toe - 4, 16]);
  p.curve([toe + 7, 20], [toe + 13, low - 7], [toe + 11, low]);
  p.line([-12 - wide, low]).curve(
    [-20 - wide, low],
    [-20 - wide, low - 18],
    [-14 - wide, Math.min(-shaft - 2, 6)],
  );
  return p.close().data;
}

/** A boot's shaft stands off the leg's own sides. */
function shaftInto(p: Pen, last: Last): void {
  const { fitting, side, cut } = last;
  const limb = fitting.figure.legs[side];
  const k = sign(side);
  const [ox, oy] = limb.tip;
  const local = ([x, y]: Point): Point => [(x - ox) * k, y - oy];
  const top = 1 - cut.shaft / LEG;
  const ease = (): number => 4 + (cut.wide ?? 0);
  const inner = limb
    .side(k === 1 ? -1 : 1, top, 1, ease)
    .map(local)
    .reverse();
  const outer = limb.side(k, top, 0.99, ease).map(local);
  p.move(...inner[0]!).through(...inner.slice(1));
  p.quad([(inner.at(-1)![0] + outer[0]![0]) / 2, outer[0]![1] + 5], outer[0]!).through(
    ...outer.slice(1),
  );
}

function drawSole(last: Last): void {
  const { fitting, cut, toe, layer, lift } = last;
  const { sole, wide = 0, heel } = cut;
  const colour = cut.rubber ?? soleColour(fitting.cloth);
  const back = -20 - wide;
  const p = pen(last)
    .move(back + 2, GROUND - sole - 3)
    .line([toe + 10, GROUND - sole - 2])
    .curve([toe + 14, GROUND - sole + 1], [toe + 14, GROUND], [toe + 8, GROUND]);
  if (heel) p.line([8, GROUND], [6, GROUND - heel * 0.6], [0, GROUND - heel * 0.6], [-2, GROUND]);
  p.line([back + 4, GROUND]).curve(
    [back, GROUND],
    [back - 1, GROUND - sole],
    [back + 2, GROUND - sole - 3],
  );
  const tone = trim({ ...fitting.cloth, edged: lightness(colour) > 0.88 }, colour);
  paint(fitting.canvas, layer, p.close().data, tone, { lift: lift + 0.5, shade: 0, ghost: true });
}

const soleColour = ({ colour }: Cloth): string =>
  shade(colour, lightness(colour) < 0.3 ? -0.1 : -0.2);

function linesOf(last: Last): Stroke[] {
  const { fitting, cut } = last;
  return cut.details.flatMap((name) => LINES[name]?.(last, fitting.cloth.colour) ?? []);
}

const contrast = (colour: string): string => shade(colour, lightness(colour) > 0.55 ? -0.18 : 0.24);

type Lines = (last: Last, colour: string) => Stroke[];
const LINES: Partial<Record<ShoeDetail, Lines>> = {
  laces: (last, colour) => {
    const rows = pen(last);
    for (let i = 0; i < 3; i++) rows.move(8 + i * 6, 5 + i * 4.4).line([18 + i * 6.5, 2 + i * 4.4]);
    for (let y = -6; y > -last.cut.shaft + 6; y -= 10) rows.move(-1, y).line([12, y - 1.5]);
    const lace = lightness(colour) > 0.72 ? shade(colour, -0.16) : "#f1eee7";
    return [{ d: rows.data, width: 2.6, colour: lace }];
  },
  stripe: (last, colour) => {
    const d = pen(last).move(-10, 28).curve([2, 26], [8, 20], [12, 12]).data;
    return [{ d, width: 3.6, colour: contrast(colour) }];
  },
  toe: (last, colour) => [{ d: toeCap(last, 8), width: 2.4, colour: contrast(colour) }],
  cap: (last) => [{ d: toeCap(last, 12), width: 2 }],
  penny: (last, colour) => [
    {
      d: pen(last).move(2, 26).curve([8, 13], [16, 9], [22, 13]).data,
      width: 5,
      colour: detail(colour),
    },
  ],
  monk: (last, colour) => [
    { d: pen(last).move(-4, 15).line([22, 9]).data, width: 5, colour: detail(colour) },
  ],
  buckle: (last, colour) => {
    const { shaft } = last.cut;
    const high = pen(last)
      .move(-46, -shaft + 15)
      .line([46, -shaft + 15]);
    const low = pen(last).move(-14, 10).quad([6, 9], [24, 20]);
    return [{ d: (shaft > 60 ? high : low).data, width: 3.4, colour: detail(colour) }];
  },
  elastic: (last) => [
    {
      d: pen(last).move(-4, 10).quad([-6, -14], [-5, -60]).move(6, 8).quad([5, -14], [6, -60]).data,
      width: 1.8,
    },
  ],
};

const toeCap = (last: Last, back: number): string =>
  pen(last)
    .move(last.toe - back, GROUND - 2)
    .curve([last.toe - back - 3, 24], [last.toe - back + 3, 17], [last.toe - back + 8, 12]).data;

function drawFur({ fitting, side, cut, lift }: Last): void {
  const limb = fitting.figure.legs[side];
  const t = 1 - cut.shaft / LEG;
  const p = new Pen();
  for (let i = -2; i <= 2; i++)
    p.oval(...limb.beside(t, 1, ((limb.half(t) + 9) * i) / 2 - limb.half(t)), 8, 9);
  const fur = trim({ ...fitting.cloth, edged: true }, "#efe7d8");
  paint(fitting.canvas, "boots", p.data, fur, { lift: lift + 2, shade: 0, ghost: true });
}

/** The bare foot, flat on the ground, under sandals and in low-cut shoes. */
function drawFoot({ fitting, side, toe }: Last): void {
  const { canvas, figure } = fitting;
  bareFoot(canvas, new Pen(figure.feet[side].frame), figure.person.skin, toe);
}

function drawStraps(last: Last): void {
  const { fitting, cut, toe, lift } = last;
  const strap = (p: Pen): void =>
    paint(fitting.canvas, "shoes", p.close().data, fitting.cloth, { lift: lift + 1, shade: 0 });
  const low = GROUND - cut.sole;
  const band = (x: number, width: number): Pen =>
    pen(last)
      .move(x, low)
      .curve([x - 3, low - 10], [x - 1, low - 16], [x + 3, low - 19 + x * 0.16])
      .line([x + 3 + width, low - 15 + x * 0.16])
      .curve([x + width, low - 12], [x + width - 1, low - 6], [x + width, low]);
  if (cut.details.includes("straps")) {
    strap(band(toe - 16, 9));
    strap(
      pen(last).move(-13.5, -2).quad([0, 6], [13.5, -1]).line([14.5, 7]).quad([0, 14], [-14.5, 6]),
    );
    strap(pen(last).move(-15, 4).line([-9, 7], [-8, low], [-17, low]));
  } else if (cut.details.includes("thong")) {
    const y = low - 8;
    strap(
      pen(last)
        .move(toe - 4, y)
        .curve([toe - 14, y - 8], [4, y - 12], [-4, low])
        .line([2, low])
        .curve([8, y - 3], [toe - 14, y + 1], [toe - 4, y]),
    );
  } else strap(band(toe - 26, 20));
}

/** A foot on its toes: the heel lifted by `heel`, the sole bending down to the ball. */
function drawHeel(last: Last): void {
  const { fitting, cut, toe, lift } = last;
  const { canvas, cloth, figure } = fitting;
  const up = GROUND - (cut.heel ?? 0);
  const skin = plain(figure.person.skin, false);
  const foot = pen(last)
    .move(-12, -12)
    .curve([-14, -4], [-16, up - 6], [-14, up + 2])
    .curve([-4, up + 6], [toe - 26, 30], [toe - 12, 36])
    .line([toe + 6, 36])
    .curve([toe + 6, 28], [toe - 12, 18], [12, -4])
    .line([12, -12])
    .close().data;
  if (!fitting.flat) paint(canvas, "shoes", foot, skin, { lift: lift - 5, shade: 0, ghost: true });
  const stick = pen(last)
    .move(-18, up - 2)
    .line([-3, up + 4])
    .curve([-9, up + 14], [-10, 30], [-10.5, GROUND])
    .line([-14, GROUND])
    .curve([-15, 26], [-19, up + 8], [-18, up - 2])
    .close().data;
  paint(canvas, "shoes", stick, trim({ ...cloth, edged: false }, soleColour(cloth)), {
    lift: lift + 0.4,
    shade: 0,
    ghost: true,
  });
  if (cut.sandal) return drawHeeledSandal(last, up);
  paint(canvas, "shoes", cut.shaft > 12 ? heeledBoot(last, up) : pump(last, up), cloth, {
    lift: lift + 1,
    shade: 4,
    lines: linesOf(last),
  });
}

function pump(last: Last, up: number): string {
  const { toe } = last;
  return pen(last)
    .move(-14, up - 14)
    .curve([-19, up - 8], [-20, up], [-18, up + 2])
    .curve([-4, up + 9], [toe - 26, 33], [toe - 14, GROUND - 0.5])
    .line([toe + 13, GROUND - 0.5])
    .curve([toe + 15, 33], [toe + 4, 26], [toe - 6, 22])
    .curve([toe - 14, 27], [toe - 28, 26], [2, up])
    .curve([-5, up - 3], [-10, up - 6], [-14, up - 14])
    .close().data;
}

function heeledBoot(last: Last, up: number): string {
  const { toe } = last;
  const p = pen(last);
  shaftInto(p, last);
  return p
    .curve([16, 10], [toe - 14, 20], [toe + 2, 25])
    .curve([toe + 12, 28], [toe + 15, 33], [toe + 12, GROUND - 0.5])
    .line([toe - 14, GROUND - 0.5])
    .curve([toe - 26, 32], [-4, up + 9], [-18, up + 2])
    .curve([-21, up - 4], [-18, up - 14], [-16, 0])
    .close().data;
}

function drawHeeledSandal(last: Last, up: number): void {
  const { fitting, toe, lift } = last;
  const { canvas, cloth } = fitting;
  const sole = pen(last)
    .move(-18, up)
    .curve([-4, up + 6], [toe - 26, 31], [toe - 13, 35.5])
    .line([toe + 10, 35.5], [toe + 10, GROUND], [toe - 15, GROUND])
    .curve([toe - 28, 35], [-4, up + 10], [-18, up + 4])
    .close().data;
  paint(canvas, "shoes", sole, cloth, { lift: lift + 1, shade: 0 });
  const ankle = fitting.flat ? pen(last) : pen(last).move(-13, -3).quad([0, 4], [13, -2]);
  const straps = ankle.move(toe - 14, 34).quad([toe - 10, 26], [toe - 2, 26]).data;
  canvas.add("shoes", stroke(cloth, { d: straps, width: 6, colour: cloth.colour }), {
    lift: lift + 1.1,
    shape: sole,
  });
}
