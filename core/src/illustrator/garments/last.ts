import type { Cloth } from "../cloth/cloth.ts";
import { lightness, shade } from "../cloth/colour.ts";
import type { Side } from "../figure/figure.ts";
import { BODY, sign } from "../figure/figure.ts";
import type { Point } from "../geometry.ts";
import { Pen } from "../geometry.ts";
import type { Fitting } from "./garment.ts";

export type ShoeDetail =
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
export const GROUND = BODY.ground - BODY.ankle;

export const LEG = BODY.ankle - BODY.hip;

export type Last = {
  fitting: Fitting;
  side: Side;
  cut: ShoeCut;
  toe: number;
  lift: number;
  layer: "shoes" | "boots";
};

export const pen = ({ fitting, side }: Last): Pen => new Pen(fitting.figure.feet[side].frame);

/** A boot's shaft stands off the leg's own sides. */
export function shaftInto(p: Pen, last: Last): void {
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

export const soleColour = ({ colour }: Cloth): string =>
  shade(colour, lightness(colour) < 0.3 ? -0.1 : -0.2);
