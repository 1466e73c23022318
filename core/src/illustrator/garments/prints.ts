import type { Canvas } from "../canvas.ts";
import type { Side } from "../figure/figure.ts";
import { BODY, SIDES } from "../figure/figure.ts";
import { short } from "../geometry.ts";
import type { Fitting } from "./garment.ts";

/** Side of a cartoon in its own units. */
export const CARTOON = 512;
/** How much of a cartoon's width the body of a laid-out top takes, and of its height a garment for the legs. */
const BODY_SHARE = 0.44;
const LENGTH_SHARE = 0.86;

/**
 * The item's own cartoon, laid over the cloth so that stripes and prints are the person's own. The outline clips it;
 * where the cartoon is transparent the drawn cloth shows.
 */
export function printOnBody({ canvas, figure, cloth }: Fitting): string {
  if (!cloth.print) return "";
  const side = bodySide(figure.person.body.chest);
  const [x, y] = figure.torso(0, (BODY.shoulder + BODY.hip) / 2);
  return placed(
    canvas,
    cloth.print,
    side,
    `translate(${short(x - side / 2)} ${short(y - side / 2)})`,
  );
}

/** Where a cartoon shows the left sleeve, which has no print that is only on the chest. */
const SLEEVE_ON_CARTOON = { x: 0.14, y: 0.4 } as const;

/** The same cloth on a sleeve, turned with the arm at `t`. */
export function printOnSleeve({ canvas, figure, cloth }: Fitting, side: Side, t = 0.3): string {
  if (!cloth.print) return "";
  const limb = figure.arms[side];
  const [x, y] = limb.at(t);
  const width = bodySide(figure.person.body.chest);
  const on = side === "left" ? SLEEVE_ON_CARTOON.x : 1 - SLEEVE_ON_CARTOON.x;
  const turn = `translate(${short(x)} ${short(y)}) rotate(${short(limb.angle(t))})`;
  const back = `translate(${short(-width * on)} ${short(-width * SLEEVE_ON_CARTOON.y)})`;
  return placed(canvas, cloth.print, width, `${turn} ${back}`);
}

/** Where a cartoon shows a hat's front, and its side on the head. */
const HAT_ON_CARTOON = { y: 0.42, side: 150 } as const;

/** On the crown of a hat, turned with the head. */
export function printOnHat({ canvas, figure, cloth }: Fitting): string {
  if (!cloth.print) return "";
  const { y, side } = HAT_ON_CARTOON;
  const [left, top] = figure.head(0, -52);
  const turn = `translate(${short(left)} ${short(top)}) rotate(${short(figure.headTilt)})`;
  const back = `translate(${short(-side / 2)} ${short(-side * y)})`;
  return placed(canvas, cloth.print, side, `${turn} ${back}`);
}

/** On skirts and dresses the cartoon's length is the garment's. */
export function printAlong({ canvas, figure, cloth }: Fitting, top: number, hem: number): string {
  if (!cloth.print) return "";
  const side = (hem - top) / LENGTH_SHARE;
  const [x, y] = figure.torso(0, (top + hem) / 2);
  return placed(
    canvas,
    cloth.print,
    side,
    `translate(${short(x - side / 2)} ${short(y - side / 2)})`,
  );
}

/** Where the middle of a leg lies on a cartoon (its left one), and how far it is enlarged so that no edge of it shows. */
const LEG_ON_CARTOON = {
  long: { x: 0.36, y: 0.6, scale: 1.9, t: 0.55 },
  short: { x: 0.31, y: 0.55, scale: 1.2, t: 0.15 },
} as const;

/** Each leg is cut from inside the cartoon's own leg, turned with the limb. */
export function printOnLegs(fitting: Fitting, length: keyof typeof LEG_ON_CARTOON): string {
  return SIDES.map((side) => printOnLeg(fitting, side, LEG_ON_CARTOON[length])).join("");
}

function printOnLeg(
  { canvas, figure, cloth }: Fitting,
  side: Side,
  { x, y, scale, t }: (typeof LEG_ON_CARTOON)[keyof typeof LEG_ON_CARTOON],
): string {
  if (!cloth.print) return "";
  const limb = figure.legs[side];
  const [left, top] = limb.at(t);
  const [middle] = figure.torso(0, BODY.crotch);
  const half =
    side === "left"
      ? `M0 0H${short(middle)}V1024H0Z`
      : `M${short(middle)} 0H1024V1024H${short(middle)}Z`;
  const on = side === "left" ? x : 1 - x;
  const place = `translate(${short(left)} ${short(top)}) rotate(${short(limb.angle(t))}) translate(${short(-on * CARTOON * scale)} ${short(-y * CARTOON * scale)})`;
  return `<g clip-path="url(#${canvas.clip(half)})">${placed(canvas, cloth.print, CARTOON * scale, place)}</g>`;
}

const bodySide = (chest: number): number => (chest * 2 + 14) / BODY_SHARE;

function placed(canvas: Canvas, url: string, side: number, transform: string): string {
  return `<use href="#${defineCartoon(canvas, url)}" transform="${transform} scale(${(side / CARTOON).toFixed(3)})"/>`;
}

/** A cartoon is written into the picture once, however often it is used. */
export const defineCartoon = (canvas: Canvas, url: string): string =>
  canvas.define(
    `cartoon ${url}`,
    (id) =>
      `<image id="${id}" href="${url}" width="${CARTOON}" height="${CARTOON}" preserveAspectRatio="none"/>`,
  );
