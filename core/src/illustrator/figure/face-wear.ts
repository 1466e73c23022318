import type { Likeness } from "../../likeness.ts";
import type { Canvas } from "../canvas.ts";
import { blend, lightness } from "../cloth/colour.ts";
import { Pen } from "../geometry.ts";
import type { Figure } from "./figure.ts";

const FRAME = "#2f2a2c";

type Shape = (pen: Pen, k: number) => Pen;

const LENSES: Record<Exclude<Likeness["glasses"], "none">, Shape> = {
  round: (p, k) => p.oval(k * 19.5, 1, 15, 15),
  square: (p, k) =>
    p
      .move(k * 4, -10)
      .line([k * 35, -10])
      .curve([k * 37, 0], [k * 35, 12], [k * 31, 12])
      .line([k * 9, 12])
      .curve([k * 5, 12], [k * 4, 2], [k * 4, -10])
      .close(),
};

/** Glasses that belong to the person and not to the outfit. */
export function drawOwnGlasses(canvas: Canvas, { head }: Figure, shape: keyof typeof LENSES): void {
  const pen = (): Pen => new Pen(head);
  const rims = [-1, 1].map((k) => LENSES[shape](pen(), k).data).join("");
  const bridge = pen().move(-5, -3).quad([0, -7], [5, -3]).data;
  const arms = pen().move(-35, -5).line([-44, -4]).move(35, -5).line([44, -4]).data;
  const ink = `fill="none" stroke="${FRAME}" stroke-width="3.4" stroke-linecap="round"`;
  const glass = `<path d="${rims}" fill="#dfeaf2" fill-opacity="0.22"/>`;
  canvas.add("glasses", `${glass}<path d="${rims}${bridge}${arms}" ${ink}/>`);
}

const moustache = (p: Pen): Pen =>
  p
    .move(0, 24)
    .curve([-6, 21], [-18, 24], [-22, 34])
    .curve([-14, 33], [-6, 33], [0, 30])
    .curve([6, 33], [14, 33], [22, 34])
    .curve([18, 24], [6, 21], [0, 24])
    .close();

/** From ear to ear and `low` below the mouth, with room for the mouth. */
const chin = (p: Pen, low: number, wide: number): Pen =>
  p
    .move(-43, -2)
    .curve([-45, 22], [-40 - wide, 44], [-24 - wide, 56])
    .curve([-14, low], [14, low], [24 + wide, 56])
    .curve([40 + wide, 44], [45, 22], [43, -2])
    .curve([40, 10], [37, 20], [26, 24])
    .curve([14, 20], [6, 22], [0, 24])
    .curve([-6, 22], [-14, 20], [-26, 24])
    .curve([-37, 20], [-40, 10], [-43, -2])
    .close();

const MOUTH = (p: Pen): Pen =>
  p.move(-11, 36).quad([0, 32], [11, 36]).quad([0, 45], [-11, 36]).close();

const BEARDS: Record<Exclude<Likeness["beard"], "none">, (p: Pen) => Pen> = {
  stubble: (p) => chin(p, 62, -1),
  moustache,
  short: (p) => chin(p, 70, 2),
  long: (p) => chin(p, 132, 3),
};

export function drawBeard(canvas: Canvas, figure: Figure, beard: keyof typeof BEARDS): void {
  const { hair, skin } = figure.person;
  const d = BEARDS[beard](new Pen(figure.head)).data;
  const thin = beard === "stubble" ? ' fill-opacity="0.34"' : "";
  const lips = blend(skin, lightness(skin) > 0.5 ? "#b5604f" : "#d98a7d", 0.45);
  const mouth = `<path d="${MOUTH(new Pen(figure.head)).data}" fill="${lips}"/>`;
  const full = beard === "short" || beard === "long";
  canvas.add("head", `<path d="${d}" fill="${hair}"${thin}/>${full ? mouth : ""}`, {
    lift: full ? 2.5 : 1.5,
    shape: beard === "long" ? d : "",
  });
}
