/** Flat geometry in the picture's units: 1024 × 1024, x to the right, y down, angles in degrees. */
export type Point = readonly [x: number, y: number];
/** Carries a point of an upright, centred pattern piece onto the posed figure. */
export type Warp = (x: number, y: number) => Point;

const RADIANS = Math.PI / 180;

export const sin = (degrees: number): number => Math.sin(degrees * RADIANS);
export const cos = (degrees: number): number => Math.cos(degrees * RADIANS);
export const clamp = (value: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, value));
export const mix = (a: number, b: number, t: number): number => a + (b - a) * t;
export const between = (a: Point, b: Point, t: number): Point => [
  mix(a[0], b[0], t),
  mix(a[1], b[1], t),
];
export const distance = (a: Point, b: Point): number => Math.hypot(b[0] - a[0], b[1] - a[1]);
export const smooth = (t: number): number => {
  const x = clamp(t, 0, 1);
  return x * x * (3 - 2 * x);
};
/** One decimal is a tenth of a pixel: finer is not seen and only makes the file longer. */
export const short = (value: number): string => String(Math.round(value * 10) / 10);

/** A turn about `origin` by `degrees` (clockwise on screen), after an optional mirroring in x. */
export function frame(origin: Point, degrees: number, mirror = 1, scale = 1): Warp {
  const c = cos(degrees) * scale;
  const s = sin(degrees) * scale;
  return (x, y) => [origin[0] + mirror * x * c - y * s, origin[1] + mirror * x * s + y * c];
}

/** Piecewise-linear profile through `[t, value]` stops in rising order. */
export function profile(...stops: readonly (readonly [t: number, value: number])[]) {
  return (t: number): number => {
    const after = stops.findIndex(([stop]) => stop >= t);
    if (after < 0) return stops.at(-1)![1];
    if (after === 0) return stops[0]![1];
    const [t0, a] = stops[after - 1]!;
    const [t1, b] = stops[after]!;
    return mix(a, b, smooth((t - t0) / (t1 - t0)));
  };
}

const still: Warp = (x, y) => [x, y];

/** Writes SVG path data; every point goes through the warp first. */
export class Pen {
  #data = "";
  #last: Point = [0, 0];
  readonly #warp: Warp;

  constructor(warp: Warp = still) {
    this.#warp = warp;
  }

  move(x: number, y: number): this {
    return this.#add("M", [[x, y]]);
  }

  line(...points: Point[]): this {
    for (const point of points) this.#add("L", [point]);
    return this;
  }

  curve(a: Point, b: Point, end: Point): this {
    return this.#add("C", [a, b, end]);
  }

  quad(control: Point, end: Point): this {
    return this.#add("Q", [control, end]);
  }

  /** A smooth (Catmull-Rom) line from where the pen is through all points. */
  through(...points: readonly Point[]): this {
    const all = [this.#last, ...points];
    for (let i = 0; i + 1 < all.length; i++) {
      const [p, a, b, q] = [
        all[Math.max(0, i - 1)]!,
        all[i]!,
        all[i + 1]!,
        all[i + 2] ?? all[i + 1]!,
      ];
      this.curve(
        [a[0] + (b[0] - p[0]) / 6, a[1] + (b[1] - p[1]) / 6],
        [b[0] - (q[0] - a[0]) / 6, b[1] - (q[1] - a[1]) / 6],
        b,
      );
    }
    return this;
  }

  oval(x: number, y: number, rx: number, ry = rx): this {
    const k = 0.5523;
    return this.move(x - rx, y)
      .curve([x - rx, y - ry * k], [x - rx * k, y - ry], [x, y - ry])
      .curve([x + rx * k, y - ry], [x + rx, y - ry * k], [x + rx, y])
      .curve([x + rx, y + ry * k], [x + rx * k, y + ry], [x, y + ry])
      .curve([x - rx * k, y + ry], [x - rx, y + ry * k], [x - rx, y])
      .close();
  }

  close(): this {
    this.#data += "Z";
    return this;
  }

  get data(): string {
    return this.#data;
  }

  #add(command: string, points: readonly Point[]): this {
    this.#last = points.at(-1)!;
    const posed = points.map(([x, y]) => this.#warp(x, y));
    this.#data += command + posed.map(([x, y]) => `${short(x)} ${short(y)}`).join(" ");
    return this;
  }
}

/** Cubic path data as polylines, for asking what lies where. Understands what `Pen` writes. */
export function flatten(data: string, steps = 6): Point[][] {
  const rings: Point[][] = [];
  for (const [, command, numbers] of data.matchAll(/([MLCQZ])([^MLCQZ]*)/g)) {
    const n = numbers!.trim().split(/\s+/).map(Number);
    const points: Point[] = [];
    for (let i = 0; i + 1 < n.length; i += 2) points.push([n[i]!, n[i + 1]!]);
    if (command === "M") rings.push([points[0]!]);
    const ring = rings.at(-1)!;
    if (command === "L") ring.push(points[0]!);
    if (command === "C" || command === "Q")
      ring.push(...curvePoints([ring.at(-1)!, ...points], steps));
  }
  return rings;
}

function curvePoints(controls: readonly Point[], steps: number): Point[] {
  return Array.from({ length: steps }, (_, i) => {
    let points = controls;
    while (points.length > 1)
      points = points.slice(1).map((b, j) => between(points[j]!, b, (i + 1) / steps));
    return points[0]!;
  });
}

/** Winding number of a set of rings about a point: not 0 means inside. */
export function winding(rings: readonly Point[][], [x, y]: Point): number {
  let count = 0;
  for (const ring of rings)
    for (let i = 0; i < ring.length; i++) {
      const [ax, ay] = ring[i]!;
      const [bx, by] = ring[(i + 1) % ring.length]!;
      if (ay <= y === by <= y) continue;
      const left = (bx - ax) * (y - ay) - (x - ax) * (by - ay) > 0;
      if (by > y === left) count += by > y ? 1 : -1;
    }
  return count;
}
