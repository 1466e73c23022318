import type { Side } from "../figure/figure.ts";
import { BODY } from "../figure/figure.ts";
import { short } from "../geometry.ts";
import type { Fitting } from "./garment.ts";

/** Side of a cartoon, and how much of its width the body of a laid-out top or pair of trousers takes. */
const BODY_SHARE = { torso: 0.44, sleeve: 0.44, legs: 0.62 } as const;

/**
 * The item's own cartoon, laid over the cloth so that stripes and prints are the person's own. The outline clips it;
 * where the cartoon is transparent the drawn cloth shows.
 */
export function drawPrint(
  { figure, cloth }: Fitting,
  part: keyof typeof BODY_SHARE,
  side?: Side,
): string {
  if (!cloth.print) return "";
  const width = (figure.person.body.chest * 2 + 14) / BODY_SHARE[part];
  if (part === "sleeve" && side)
    return onSleeve(figure.arms[side].at(0.3), figure.arms[side].angle(0.25), width, cloth.print);
  const [x, y] =
    part === "legs"
      ? figure.torso(0, (BODY.waist + BODY.ankle) / 2)
      : figure.torso(0, (BODY.shoulder + BODY.hip) / 2);
  const height = part === "legs" ? (BODY.ankle - BODY.waist) * 1.12 : width;
  return image(cloth.print, x - width / 2, y - height / 2, width, height);
}

function onSleeve(
  [x, y]: readonly [number, number],
  turn: number,
  width: number,
  print: string,
): string {
  return `<g transform="translate(${short(x)} ${short(y)}) rotate(${short(turn)})">${image(print, -width / 2, -width / 2, width, width)}</g>`;
}

export function image(url: string, x: number, y: number, width: number, height: number): string {
  return `<image href="${url}" x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" preserveAspectRatio="none"/>`;
}
