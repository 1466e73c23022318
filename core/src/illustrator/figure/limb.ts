import type { Point } from "../geometry.ts";
import { between, distance, Pen } from "../geometry.ts";

type Station = { at: Point; half: number; t: number };
type Profile = (t: number) => number;

const SAMPLES = 22;

/** Where the knee is on a straight leg. */
export const KNEE = 0.52;

/**
 * An arm or a leg: a centre line that rounds the middle joint, and a half-width along it.
 * `t` runs from 0 at the body to 1 at the wrist or ankle. One outline over the joint leaves no seam.
 */
export class Limb {
  readonly root: Point;
  readonly joint: Point;
  readonly tip: Point;
  readonly #line: Point[];
  readonly #half: Profile;
  readonly #pace: Profile;

  /** @param pace how much of its length lies before `t`, for a thigh that is seen from the front */
  constructor(
    root: Point,
    joint: Point,
    tip: Point,
    half: Profile,
    { round = 0.3, pace = (t: number) => t } = {},
  ) {
    [this.root, this.joint, this.tip, this.#half] = [root, joint, tip, half];
    this.#pace = pace;
    this.#line = centreLine(root, joint, tip, round);
  }

  at(t: number): Point {
    const place = this.#pace(Math.min(Math.max(t, 0), 1)) * (this.#line.length - 1);
    const i = Math.min(Math.floor(place), this.#line.length - 2);
    return between(this.#line[i]!, this.#line[i + 1]!, place - i);
  }

  half(t: number): number {
    return this.#half(t);
  }

  /** Degrees from straight down; positive leans to the picture's left. */
  angle(t: number): number {
    const [a, b] = [this.at(t - 0.04), this.at(t + 0.04)];
    return (Math.atan2(-(b[0] - a[0]), b[1] - a[1]) * 180) / Math.PI;
  }

  /** The points `half + ease` to one side of the centre line: `side` -1 is the left of a limb that hangs down. */
  side(side: -1 | 1, from: number, to: number, ease: Profile): Point[] {
    return this.#stations(from, to).map(({ t }) => this.beside(t, side, ease(t)));
  }

  beside(t: number, side: -1 | 1, ease: number): Point {
    const [a, b, at] = [this.at(t - 0.02), this.at(t + 0.02), this.at(t)];
    const length = distance(a, b) || 1;
    const out = side * (this.half(t) + ease);
    return [at[0] + ((b[1] - a[1]) / length) * out, at[1] - ((b[0] - a[0]) / length) * out];
  }

  /** A closed outline; a `round` root makes the cap of a shoulder. */
  outline(from: number, to: number, ease: Profile, { round = 0, bulge = 3 } = {}): string {
    const left = this.side(-1, from, to, ease);
    const right = this.side(1, from, to, ease).reverse();
    const pen = new Pen().move(...left[0]!).through(...left.slice(1));
    const [end, before] = [this.at(to), this.at(to - 0.04)];
    const step = distance(end, before) || 1;
    const push = (p: Point, by: number): Point => [
      p[0] + ((end[0] - before[0]) / step) * by,
      p[1] + ((end[1] - before[1]) / step) * by,
    ];
    pen
      .curve(push(left.at(-1)!, bulge), push(right[0]!, bulge), right[0]!)
      .through(...right.slice(1));
    if (round) pen.curve(...this.#cap(left[0]!, right.at(-1)!, from, round));
    return pen.close().data;
  }

  /**
   * The outline that shows when this limb lies on cloth of its own colour: open at the shoulder, where sleeve and body
   * are one. `inner` is the side towards the body.
   */
  silhouette(inner: -1 | 1, to: number, ease: Profile, from = 0.17): string {
    const outer = this.side(-inner as -1 | 1, 0, to, ease);
    const back = this.side(inner, from, to, ease).reverse();
    const root = this.beside(0, inner, ease(0));
    const [a, c, end] = this.#cap(outer[0]!, root, 0, 1).with(2, outer[0]!) as [
      Point,
      Point,
      Point,
    ];
    const [ac, ce] = [between(a, c, 0.5), between(c, end, 0.5)];
    const start = between(between(between(root, a, 0.5), ac, 0.5), between(ac, ce, 0.5), 0.5);
    const pen = new Pen().move(...start).curve(between(ac, ce, 0.5), ce, end);
    return pen
      .through(...outer.slice(1))
      .line(back[0]!)
      .through(...back.slice(1)).data;
  }

  /** The shadow side: a band along the right, starting below the shoulder so that no crescent crosses it. */
  shadow(to: number, depth: number, ease: Profile, from = 0.12): string {
    if (Math.abs(this.angle(0.2) - this.angle(0.8)) > 95) return "M0 0";
    const outer = this.side(1, from, to, (t) => ease(t) + 2);
    const inner = this.side(1, from, to, (t) => ease(t) - depth * Math.min(1, (t - from) * 8));
    return new Pen()
      .move(...outer[0]!)
      .through(...outer.slice(1))
      .line(inner.at(-1)!)
      .through(...inner.slice(0, -1).reverse())
      .close().data;
  }

  #cap(left: Point, right: Point, from: number, round: number): [Point, Point, Point] {
    const [a, b] = [this.at(from), this.at(from + 0.04)];
    const step = distance(a, b) || 1;
    const up = distance(left, right) * 0.62 * round;
    const lift = (p: Point): Point => [
      p[0] - ((b[0] - a[0]) / step) * up,
      p[1] - ((b[1] - a[1]) / step) * up,
    ];
    return [lift(right), lift(left), left];
  }

  #stations(from: number, to: number): Station[] {
    const count = Math.max(3, Math.round((to - from) * SAMPLES));
    return Array.from({ length: count + 1 }, (_, i) => {
      const t = from + ((to - from) * i) / count;
      return { at: this.at(t), half: this.half(t), t };
    });
  }
}

/** Even steps along root → joint → tip with the corner replaced by a parabola. */
function centreLine(root: Point, joint: Point, tip: Point, round: number): Point[] {
  const [a, b] = [between(joint, root, round), between(joint, tip, round)];
  const dense: Point[] = [];
  for (let i = 0; i < 20; i++) dense.push(between(root, a, i / 20));
  for (let i = 0; i <= 20; i++)
    dense.push(between(between(a, joint, i / 20), between(joint, b, i / 20), i / 20));
  for (let i = 1; i <= 20; i++) dense.push(between(b, tip, i / 20));
  return evenly(dense, SAMPLES * 2);
}

function evenly(points: readonly Point[], count: number): Point[] {
  const lengths = points.map((p, i) => (i ? distance(points[i - 1]!, p) : 0));
  const total = lengths.reduce((sum, l) => sum + l, 0);
  const even: Point[] = [];
  let [i, walked] = [1, 0];
  for (let k = 0; k <= count; k++) {
    const goal = (total * k) / count;
    while (i < points.length - 1 && walked + lengths[i]! < goal) walked += lengths[i++]!;
    even.push(between(points[i - 1]!, points[i]!, (goal - walked) / (lengths[i]! || 1)));
  }
  return even;
}
