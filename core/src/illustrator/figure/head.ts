import type { Canvas } from "../canvas.ts";
import { paint, plain } from "../cloth/cloth.ts";
import { blend, lightness, shade } from "../cloth/colour.ts";
import { Pen } from "../geometry.ts";
import type { Figure } from "./figure.ts";

/** The face: quiet, with the same few marks for everyone; five expressions by seed. */
export function drawHead(canvas: Canvas, figure: Figure): void {
  const { skin, age, likeness } = figure.person;
  const cloth = plain(skin, false);
  for (const k of [-1, 1]) drawEar(canvas, figure, k);
  paint(canvas, "head", faceOutline(figure), cloth, {
    lift: 1,
    shade: 7,
    lines: faceLines(figure),
  });
  canvas.add("head", cheeks(figure) + features(figure), { lift: 2 });
  if (age === "older") canvas.add("head", wrinkles(figure), { lift: 3 });
  if (age === "older" && likeness) canvas.add("head", brow(figure), { lift: 3 });
}

const pen = (figure: Figure): Pen => new Pen(figure.head);

function faceOutline(figure: Figure): string {
  const jaw = figure.person.body.limb > 1.05 ? 1.08 : 1;
  return pen(figure)
    .move(-43, -12)
    .curve([-43.5, 14], [-38 * jaw, 34], [-25 * jaw, 48])
    .curve([-15 * jaw, 57], [-8, 59.5], [0, 59.5])
    .curve([8, 59.5], [15 * jaw, 57], [25 * jaw, 48])
    .curve([38 * jaw, 34], [43.5, 14], [43, -12])
    .curve([43, -46], [24, -60], [0, -60])
    .curve([-24, -60], [-43, -46], [-43, -12])
    .close().data;
}

function drawEar(canvas: Canvas, figure: Figure, k: number): void {
  const { skin } = figure.person;
  const ear = pen(figure).oval(k * 43, 5, 8, 12).data;
  const fold = pen(figure)
    .move(k * 46, 0)
    .quad([k * 41, 4], [k * 45, 10]).data;
  const lines = [{ d: fold, width: 1.8, colour: shade(skin, -0.1) }];
  paint(canvas, "head", ear, plain(skin, false), { shade: 0, lines });
}

/** The nose is one short line in a deeper skin tone. */
function faceLines(figure: Figure): { d: string; width: number; colour: string }[] {
  const noses: ((p: Pen) => Pen)[] = [
    (p) => p.move(1, 4).curve([4, 12], [7, 17], [5, 19]).quad([2, 21], [-3, 19.5]),
    (p) => p.move(-5, 18).quad([0, 23], [5, 18]),
    (p) => p.move(-1, 4).curve([-4, 11], [-7, 16], [-5, 19]).quad([-2, 21], [3, 19.5]),
  ];
  const nose = noses[figure.person.face % noses.length]!(pen(figure)).data;
  return [{ d: nose, width: 2.6, colour: shade(figure.person.skin, -0.13) }];
}

function cheeks(figure: Figure): string {
  const { skin } = figure.person;
  const blush = lightness(skin) > 0.6 ? "#e8735f" : "#b5443a";
  return [-1, 1]
    .map(
      (k) =>
        `<path d="${pen(figure).oval(k * 26, 23, 8, 5.5).data}" fill="${blush}" fill-opacity="0.2"/>`,
    )
    .join("");
}

function features(figure: Figure): string {
  const { hair, skin, face } = figure.person;
  const ink = lightness(skin) < 0.42 ? "#160f0c" : "#2a201c";
  const brow = lightness(hair) > 0.62 ? shade(hair, -0.22) : hair;
  const line = (d: string, colour: string, width: number): string =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;
  const brows = [-1, 1].map((k) =>
    line(
      pen(figure)
        .move(k * 27, -11.5)
        .quad([k * 19, -17], [k * 10.5, -13.5]).data,
      brow,
      3.4,
    ),
  );
  const mouth = MOUTHS[face % MOUTHS.length]!(pen(figure)).data;
  const lips = lightness(skin) > 0.55 ? shade(skin, -0.26) : blend(skin, "#d98a7d", 0.5);
  return brows.join("") + eyes(figure, ink) + line(mouth, lips, 3);
}

const MOUTHS: ((p: Pen) => Pen)[] = [
  (p) => p.move(-11, 34).quad([0, 42], [11, 34]),
  (p) => p.move(-8, 36).quad([0, 40], [9, 34.5]),
  (p) => p.move(-12, 33.5).quad([0, 44], [12, 33.5]),
  (p) => p.move(-9, 36.5).quad([1, 40], [9, 36]),
  (p) => p.move(-9, 34.5).quad([0, 40], [8, 36]),
];

/** Open eyes with a lid line, or eyes that smile. */
function eyes(figure: Figure, ink: string): string {
  const { age, likeness } = figure.person;
  const smiling = figure.person.face === 2 && !likeness;
  const size = likeness && age === "young" ? 1.25 : 1;
  return [-1, 1]
    .map((k) => {
      if (smiling) {
        const arc = pen(figure)
          .move(k * 18 - 7, 3)
          .quad([k * 18, -5], [k * 18 + 7, 3]).data;
        return `<path d="${arc}" fill="none" stroke="${ink}" stroke-width="3" stroke-linecap="round"/>`;
      }
      const lid = pen(figure)
        .move(k * 25, -2.5)
        .quad([k * 19, -6.5], [k * 12.5, -2.5]).data;
      const ball = pen(figure).oval(k * 18.4, 0.8, 3.7 * size, 4.6 * size).data;
      const light = pen(figure).oval(k * 18.4 + 1.3, -0.8, 1.1, 1.1).data;
      const white = pen(figure).oval(k * 18.6, 0.4, 6.4 * size, 4.7 * size).data;
      return `<path d="${white}" fill="#fffdf8" fill-opacity="0.85"/><path d="${ball}" fill="${ink}"/><path d="${light}" fill="#fff"/><path d="${lid}" fill="none" stroke="${ink}" stroke-width="2" stroke-linecap="round"/>`;
    })
    .join("");
}

/** Lines across the forehead and below the eyes. */
function brow(figure: Figure): string {
  const d = pen(figure)
    .move(-20, -27)
    .quad([0, -31], [20, -27])
    .move(-15, -35)
    .quad([0, -38], [15, -35])
    .move(-25, 10)
    .quad([-19, 14], [-12, 11])
    .move(25, 10)
    .quad([19, 14], [12, 11]).data;
  return `<path d="${d}" fill="none" stroke="${shade(figure.person.skin, -0.11)}" stroke-width="1.8" stroke-linecap="round"/>`;
}

function wrinkles(figure: Figure): string {
  const colour = shade(figure.person.skin, -0.09);
  const lines = [-1, 1].map(
    (k) =>
      pen(figure)
        .move(k * 16, 24)
        .quad([k * 20, 30], [k * 18, 37])
        .move(k * 30, 1)
        .line([k * 34, -1])
        .move(k * 30, 4)
        .line([k * 34, 5]).data,
  );
  return `<path d="${lines.join("")}" fill="none" stroke="${colour}" stroke-width="1.8" stroke-linecap="round"/>`;
}
