import { paint, stroke, trim } from "../cloth/cloth.ts";
import { shade } from "../cloth/colour.ts";
import type { Figure, Side } from "../figure/figure.ts";
import { SIDES } from "../figure/figure.ts";
import { Pen, type Point } from "../geometry.ts";
import type { Drawing } from "./garment.ts";

/** Where the hand that is free holds something. */
const held = (figure: Figure): Point => {
  const side: Side =
    SIDES.find((s) => figure.hands[s].does === "hold") ??
    SIDES.find((s) => figure.hands[s].does === "rest") ??
    "right";
  return figure.hands[side].frame(0, 24);
};

/** One part of a thing, around the hand: a rounded box, an oval, or a line. */
type Part =
  | {
      box: readonly [x: number, y: number, width: number, height: number];
      tone?: number;
      paint?: string;
    }
  | { oval: readonly [x: number, y: number, rx: number, ry: number]; tone?: number; paint?: string }
  | { line: readonly Point[]; width?: number };

const rounded = (
  [x, y, w, h]: readonly [number, number, number, number],
  [ox, oy]: Point,
): string => {
  const r = Math.min(8, w / 3, h / 3);
  const [l, t, right, b] = [ox + x, oy + y, ox + x + w, oy + y + h];
  return new Pen()
    .move(l + r, t)
    .line([right - r, t])
    .quad([right, t], [right, t + r])
    .line([right, b - r])
    .quad([right, b], [right - r, b])
    .line([l + r, b])
    .quad([l, b], [l, b - r])
    .line([l, t + r])
    .quad([l, t], [l + r, t])
    .close().data;
};

/** A thing in the hand, made of simple parts; the first has the thing's own cloth. */
export function thing(...parts: readonly Part[]): Drawing["draw"] {
  return ({ canvas, figure, cloth }) => {
    const at = held(figure);
    parts.forEach((part, i) => {
      if ("line" in part) {
        const [first, ...rest] = part.line.map(([x, y]): Point => [x + at[0], y + at[1]]);
        const d = new Pen().move(...first!).line(...rest).data;
        canvas.add("held", stroke(cloth, { d, width: part.width ?? 2.4 }), { lift: 1 + i * 0.1 });
        return;
      }
      const d =
        "box" in part
          ? rounded(part.box, at)
          : new Pen().oval(at[0] + part.oval[0], at[1] + part.oval[1], part.oval[2], part.oval[3])
              .data;
      const own = i === 0 || (part.tone === undefined && part.paint === undefined);
      const tone = own ? cloth : trim(cloth, part.paint ?? shade(cloth.colour, part.tone!));
      paint(canvas, "held", d, tone, { lift: 1 + i * 0.1, shade: own ? 6 : 0, ghost: !own });
    });
  };
}

const fold = [
  {
    line: [
      [-34, 16],
      [34, 16],
    ],
  },
  {
    line: [
      [-34, 28],
      [34, 28],
    ],
  },
] as const;

export const folded = thing({ box: [-36, 2, 72, 40] }, ...fold);
export const foldedPair = thing(
  { oval: [-16, 22, 17, 15] },
  { oval: [16, 22, 17, 15] },
  {
    line: [
      [-24, 12],
      [-6, 12],
    ],
  },
  {
    line: [
      [8, 12],
      [24, 12],
    ],
  },
);
export const cushion = thing({ box: [-46, 0, 92, 74] }, { oval: [0, 37, 4, 4], tone: -0.2 });
export const packet = thing({ box: [-26, 2, 52, 36] }, { oval: [0, 14, 14, 5], paint: "#f8f7f3" });
export const strips = thing(
  { box: [-30, 4, 60, 20] },
  { box: [-10, 4, 20, 20], tone: 0.12 },
  { oval: [0, 14, 3, 3], tone: -0.12 },
);
export const tube = thing(
  { box: [-12, 0, 24, 58] },
  { box: [-10, 58, 20, 10], tone: -0.25 },
  {
    line: [
      [-12, 22],
      [12, 22],
    ],
  },
);
export const spray = thing(
  { box: [-13, 14, 26, 56] },
  { box: [-8, -2, 16, 16], tone: -0.25 },
  {
    line: [
      [8, 2],
      [18, 2],
    ],
    width: 4,
  },
);
export const bottle = thing(
  { box: [-15, 14, 30, 74] },
  { box: [-8, 0, 16, 15], tone: -0.2 },
  {
    line: [
      [-15, 38],
      [15, 38],
    ],
  },
);
export const pencil = thing({ box: [-5, -10, 10, 56] }, { box: [-5, -22, 10, 13], tone: -0.3 });
export const pins = thing(
  { oval: [0, 12, 15, 6] },
  { oval: [4, 30, 15, 6] },
  {
    line: [
      [-14, 12],
      [16, 12],
    ],
  },
  {
    line: [
      [-10, 30],
      [20, 30],
    ],
  },
);
export const roller = thing({ box: [-26, 0, 52, 26] }, { box: [-5, 26, 10, 40], tone: -0.3 });
export const loop = thing({ oval: [0, 16, 22, 16] }, { oval: [0, 16, 13, 8], paint: "#ffffff" });
export const hangBag = thing(
  { box: [-38, 34, 76, 92] },
  {
    line: [
      [-18, 36],
      [-10, 0],
      [10, 0],
      [18, 36],
    ],
    width: 5,
  },
);
export const suitcase = thing(
  { box: [-54, 40, 108, 130] },
  {
    line: [
      [-16, 40],
      [-16, 2],
      [16, 2],
      [16, 40],
    ],
    width: 6,
  },
  {
    line: [
      [-54, 84],
      [54, 84],
    ],
  },
  {
    line: [
      [-54, 128],
      [54, 128],
    ],
  },
  { oval: [-36, 174, 8, 8], paint: "#2b2b30" },
  { oval: [36, 174, 8, 8], paint: "#2b2b30" },
);
export const wallet = thing(
  { box: [-28, 4, 56, 38] },
  {
    line: [
      [-28, 16],
      [28, 16],
    ],
  },
  { oval: [18, 26, 4, 4], tone: 0.25 },
);
export const soles = thing({ oval: [-14, 30, 12, 34] }, { oval: [16, 30, 12, 34] });
export const bib = thing({ oval: [0, 40, 34, 36] }, { oval: [0, 14, 14, 12], paint: "#ffffff" });
export const apron = thing({ box: [-40, 0, 80, 90] }, { box: [-24, 40, 48, 30], tone: -0.08 });

export const fan: Drawing["draw"] = ({ canvas, figure, cloth }) => {
  const [x, y] = held(figure);
  const leaf = new Pen().move(x, y + 14).line([x - 62, y - 26]);
  leaf.curve([x - 44, y - 72], [x + 44, y - 72], [x + 62, y - 26]);
  const ribs = new Pen();
  for (const u of [-40, -20, 0, 20, 40]) ribs.move(x, y + 12).line([x + u, y - 48]);
  paint(canvas, "held", leaf.close().data, cloth, { lift: 1, shade: 6, lines: [ribs.data] });
};
