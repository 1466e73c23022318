import type { Point } from "../geometry.ts";
import { Pen } from "../geometry.ts";
import type { Figure, Side } from "./figure.ts";
import { BODY, sign } from "./figure.ts";

type Ease = (t: number) => number;

/** Both legs and the hips as one outline, so that nothing shows a seam: skin, tights, trousers and shorts. */
export function legsOutline(
  figure: Figure,
  { top, to, ease, waist }: { top: number; to: number; ease: Ease; waist: number },
): string {
  const { torso, legs } = figure;
  const band = (k: number, y: number, by: number): Point => torso(k * (figure.half(y) + by), y);
  const hipEase = ease(0);
  const start = 0.13;
  const edge = (side: Side, k: -1 | 1): Point[] => legs[side].side(k, start, to, ease);
  const hem = (a: Point, b: Point): [Point, Point, Point] => [
    [a[0], a[1] + 4],
    [b[0], b[1] + 4],
    b,
  ];
  const [leftOut, rightOut] = [edge("left", -1), edge("right", 1)];
  const [leftIn, rightIn] = insides(figure, edge("left", 1), edge("right", -1));
  const mid = (top + BODY.hip) / 2;
  const fork = BODY.crotch + 6;
  const gap = touch(leftIn, rightIn, 0) ? 0 : 2;
  return new Pen()
    .move(...band(-1, top, waist))
    .through(band(-1, mid, (waist + hipEase) / 2), band(-1, BODY.hip, hipEase), ...leftOut)
    .curve(...hem(leftOut.at(-1)!, leftIn.at(-1)!))
    .through(...leftIn.slice(0, -1).reverse())
    .quad(torso(-gap, fork), torso(0, fork))
    .quad(torso(gap, fork), rightIn[0]!)
    .through(...rightIn.slice(1))
    .curve(...hem(rightIn.at(-1)!, rightOut.at(-1)!))
    .through(
      ...rightOut.slice(0, -1).reverse(),
      band(1, BODY.hip, hipEase),
      band(1, mid, (waist + hipEase) / 2),
      band(1, top, waist),
    )
    .quad(torso(0, top + 7), band(-1, top, waist))
    .close().data;
}

/** Legs that touch have nothing between them from there up, and meet at the middle without running into each other. */
function insides(
  { torso }: Figure,
  left: readonly Point[],
  right: readonly Point[],
): [Point[], Point[]] {
  const last = left.findLastIndex((_, i) => touch(left, right, i));
  const met = (edge: readonly Point[]): Point[] =>
    edge.map((point, i) => (i <= last ? torso(0, point[1]) : point));
  return [met(left), met(right)];
}

const touch = (left: readonly Point[], right: readonly Point[], i: number): boolean =>
  left[i]![0] > right[i]![0] - 3;

/** The seam between two wide legs, down to where they part. */
export function inseam(figure: Figure, to: number, ease: Ease): string {
  const pen = new Pen().move(...figure.torso(0, BODY.crotch - 2));
  const left = figure.legs.left.side(1, 0.13, to, ease);
  const right = figure.legs.right.side(-1, 0.13, to, ease);
  const last = left.findLastIndex((_, i) => touch(left, right, i));
  for (const [, y] of left.slice(0, last + 1)) pen.line(figure.torso(0, y));
  return pen.data;
}

export type TorsoCut = {
  /** Where the hem lies and how far it stands off. */
  hem: number;
  flare?: number;
  ease: number;
  /** Nipped in or boxy at the waist: added to `ease` there. */
  waist?: number;
  /** Half-width and drop of the neckline, and how it runs between. */
  neck: { wide: number; drop: number; shape: "round" | "v" | "square" | "boat" | "high" };
  /** Half-width of the shoulder: by default to the arm; a strap is narrower. */
  strap?: number;
};

const NECK_SIDE = BODY.neck + 3;

/** A body piece from shoulders to hem. */
export function torsoOutline(figure: Figure, cut: TorsoCut): string {
  const { torso } = figure;
  const pen = new Pen(torso);
  const left = torsoSide(figure, cut).map(([x, y]): Point => [-x, y]);
  const right = torsoSide(figure, cut).toReversed();
  const { wide } = cut.neck;
  const neckTop = neckHeight(cut);
  pen.move(-wide, neckTop);
  shoulderLine(pen, figure, cut, -1, false);
  pen.through(...left.slice(1));
  pen.quad([0, cut.hem + 9], right[0]!);
  pen.through(...right.slice(1, -1), right.at(-1)!);
  shoulderLine(pen, figure, cut, 1, true);
  neckline(pen, cut, neckTop);
  return pen.close().data;
}

/** How high the cloth begins beside the neck: wider necklines begin further down the shoulder's slope. */
function neckHeight({ neck }: TorsoCut): number {
  if (neck.shape === "high") return BODY.chin + 8;
  return NECK_SIDE + Math.max(0, neck.wide - 24) * 0.36;
}

function torsoSide(figure: Figure, { ease, waist = 0, hem, flare = 0, strap }: TorsoCut): Point[] {
  const { shoulder } = figure.person.body;
  const half = (y: number, extra = 0): Point => [figure.half(y) + ease + extra, y];
  const top: Point[] = strap
    ? [
        [strap, BODY.shoulder - 6],
        [strap + 5, BODY.shoulder + 24],
        [figure.half(BODY.armpit) + ease - 4, BODY.armpit - 4],
      ]
    : [
        [shoulder - 3 + ease * 0.35, BODY.shoulder - 2],
        [shoulder - 1 + ease * 0.5, BODY.shoulder + 26],
        half(BODY.armpit),
      ];
  const below = [BODY.armpit + 40, BODY.waist - 5, BODY.waist + 42, BODY.hip].filter(
    (y) => y < hem - 14,
  );
  const nip = (y: number): number => waist * Math.exp(-(((y - BODY.waist) / 55) ** 2));
  return [...top, ...below.map((y) => half(y, nip(y))), half(hem, flare + nip(hem))];
}

function shoulderLine(pen: Pen, figure: Figure, cut: TorsoCut, k: -1 | 1, up: boolean): void {
  const { wide } = cut.neck;
  const y0 = neckHeight(cut);
  const [x1, y1] = torsoSide(figure, cut)[0]!;
  const a: Point = [k * (wide + (x1 - wide) * 0.3), y0 + (y1 - y0) * 0.22];
  const b: Point = [k * (x1 - 17), y1 - 8];
  if (up) pen.curve(b, a, [k * wide, y0]);
  else pen.curve(a, b, [k * x1, y1]);
}

/** From the right shoulder back to the left. */
function neckline(pen: Pen, { neck: { wide, drop, shape } }: TorsoCut, top: number): void {
  const low = BODY.neck + drop;
  if (shape === "v") pen.line([0, low]).line([-wide, top]);
  else if (shape === "square") pen.line([wide - 4, low], [-wide + 4, low], [-wide, top]);
  else if (shape === "high") pen.quad([0, top + 10], [-wide, top]);
  else {
    const pull = shape === "boat" ? 0.75 : 0.62;
    pen.curve([wide * 0.96, low - (low - top) * 0.12], [wide * pull, low], [0, low]);
    pen.curve([-wide * pull, low], [-wide * 0.96, low - (low - top) * 0.12], [-wide, top]);
  }
}

type PanelCut = Omit<TorsoCut, "neck"> & {
  neck: number;
  gaps: readonly [chest: number, hem: number];
};

/** Half of an open front: `k` -1 the picture's left, 1 its right. */
export function frontPanel(figure: Figure, cut: PanelCut, k: -1 | 1): string {
  const body: TorsoCut = { ...cut, neck: { wide: cut.neck, drop: 0, shape: "v" } };
  const side = torsoSide(figure, body).map(([x, y]): Point => [k * x, y]);
  const [chest, hem] = cut.gaps;
  const pen = new Pen(figure.torso).move(k * cut.neck, neckHeight(body));
  shoulderLine(pen, figure, body, k, false);
  pen.through(...side.slice(1));
  pen.quad([k * (side.at(-1)![0] * k + hem) * 0.5, cut.hem + 8], [k * hem, cut.hem + 8]);
  pen.through([k * ((chest + hem) / 2), BODY.waist], [k * chest, 330], [k * (chest + 3), 280]);
  return pen
    .curve([k * (chest + 5), 262], [k * cut.neck, 254], [k * cut.neck, neckHeight(body)])
    .close().data;
}

/** The inside lines of an arm over the body, where cloth lies on cloth of the same colour. */
export function armCrease(figure: Figure, side: Side, to: number, ease: Ease): string {
  const pen = new Pen();
  const limb = figure.arms[side];
  const inner = limb.side(sign(side) === 1 ? -1 : 1, 0.17, to, ease);
  return pen.move(...inner[0]!).through(...inner.slice(1)).data;
}
