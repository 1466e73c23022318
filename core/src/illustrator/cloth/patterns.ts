import type { Canvas } from "../canvas.ts";
import type { Point } from "../geometry.ts";
import { short } from "../geometry.ts";
import type { Cloth, Material } from "./cloth.ts";
import { blend, detail, lightness, shade } from "./colour.ts";

export type Pattern =
  | "solid"
  | "stripes"
  | "pinstripe"
  | "verticals"
  | "check"
  | "gingham"
  | "houndstooth"
  | "dots"
  | "floral"
  | "tropical"
  | "camouflage"
  | "leopard"
  | "tiedye"
  | "colourblock"
  | "argyle"
  | "fairisle"
  | "herringbone"
  | "stars"
  | "print";

/** A tile: its size and its marks over the ground, which is already filled. */
type Tile = { width: number; height: number; marks: string };
type Draw = (cloth: Cloth) => Tile;

const rect = (x: number, y: number, w: number, h: number, fill: string, opacity = 1): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ""}/>`;
const dot = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${r}" fill="${fill}"/>`;
const line = (d: string, colour: string, width: number, opacity = 1): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-opacity="${opacity}"/>`;
const blob = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;

const blossom = (x: number, y: number, size: number, petal: string, heart: string): string =>
  [0, 72, 144, 216, 288]
    .map((turn) => (turn * Math.PI) / 180)
    .map((a) => dot(x + size * Math.cos(a), y + size * Math.sin(a), size * 0.78, petal))
    .join("") + dot(x, y, size * 0.55, heart);

const leaf = (x: number, y: number, turn: number, fill: string, size = 1): string =>
  `<path d="M0 0C6 -7 16 -8 24 0C16 8 6 7 0 0Z" transform="translate(${x} ${y}) rotate(${turn}) scale(${size})" fill="${fill}"/>`;

const solid: Draw = () => ({ width: 40, height: 40, marks: "" });

const TILES: Record<Pattern, Draw> = {
  solid,
  print: solid,
  stripes: ({ accent }) => ({ width: 40, height: 24, marks: rect(0, 0, 40, 8, accent) }),
  verticals: ({ accent }) => ({ width: 24, height: 40, marks: rect(3, 0, 7, 40, accent) }),
  pinstripe: ({ colour }) => ({
    width: 15,
    height: 40,
    marks: rect(7, 0, 1.8, 40, shade(colour, lightness(colour) < 0.5 ? 0.24 : -0.22)),
  }),
  check: ({ accent }) => ({
    width: 46,
    height: 46,
    marks:
      rect(0, 0, 46, 13, accent, 0.5) +
      rect(0, 0, 13, 46, accent, 0.5) +
      line("M0 30H46M30 0V46", accent, 2.2, 0.75),
  }),
  gingham: ({ accent }) => ({
    width: 24,
    height: 24,
    marks: rect(0, 0, 24, 12, accent, 0.45) + rect(0, 0, 12, 24, accent, 0.45),
  }),
  houndstooth: ({ accent }) => ({
    width: 24,
    height: 24,
    marks: blob("M0 0H12V6L18 12H24V18L18 12H12V24L6 18V12H0Z", accent),
  }),
  dots: ({ accent }) => ({
    width: 32,
    height: 32,
    marks: dot(8, 8, 4.6, accent) + dot(24, 24, 4.6, accent),
  }),
  floral: ({ colour, accent }) => {
    const heart = lightness(accent) > 0.8 ? "#e8b64c" : shade(accent, 0.22);
    const green = blend(lightness(colour) > 0.6 ? "#5d8a5a" : "#8fb583", colour, 0.2);
    return {
      width: 66,
      height: 66,
      marks:
        leaf(24, 20, 35, green, 0.7) +
        leaf(10, 14, 200, green, 0.55) +
        leaf(56, 50, -20, green, 0.6) +
        leaf(42, 54, 150, green, 0.6) +
        blossom(18, 17, 6.6, accent, heart) +
        blossom(49, 49, 6.6, accent, heart) +
        blossom(52, 14, 3.4, accent, heart) +
        blossom(15, 50, 3.4, accent, heart),
    };
  },
  tropical: ({ accent }) => ({
    width: 84,
    height: 84,
    marks:
      [-60, -25, 10, 45].map((turn) => leaf(20, 26, turn, accent, 1.25)).join("") +
      [120, 155, 190, 225].map((turn) => leaf(64, 66, turn, accent, 1.25)).join(""),
  }),
  camouflage: ({ colour, accent }) => ({
    width: 96,
    height: 80,
    marks:
      blob("M4 12C18 -4 34 10 46 6S70 16 58 28S38 24 28 34S-6 30 4 12Z", accent) +
      blob("M62 46C76 34 92 44 90 58S66 74 54 68S50 54 62 46Z", shade(colour, -0.17)) +
      blob("M12 52C24 42 40 50 38 62S18 78 8 70S2 60 12 52Z", blend(colour, "#f3ecd8", 0.35)) +
      blob("M70 8C80 2 92 8 88 18S68 26 66 20S64 12 70 8Z", shade(colour, -0.17)),
  }),
  leopard: ({ accent }) => ({
    width: 44,
    height: 44,
    marks:
      line("M6 10C8 3 17 4 18 9M15 17C11 19 6 17 6 14", accent, 4.4) +
      line("M28 30C30 24 39 26 39 31M36 39C31 41 27 38 27 35", accent, 4.4) +
      dot(34, 9, 2.6, accent) +
      dot(10, 35, 2.8, accent),
  }),
  tiedye: ({ accent, colour }) => ({
    width: 150,
    height: 150,
    marks: [66, 50, 34, 18]
      .map((r, i) => dot(75, 75, r, i % 2 ? colour : blend(colour, accent, 0.45 + i * 0.2)))
      .join(""),
  }),
  colourblock: ({ accent }) => ({ width: 800, height: 230, marks: rect(0, 115, 800, 115, accent) }),
  argyle: ({ accent, colour }) => ({
    width: 52,
    height: 72,
    marks:
      blob("M26 0L52 36L26 72L0 36Z", accent) +
      line("M0 0L52 72M52 0L0 72", detail(colour), 1.8, 0.8),
  }),
  fairisle: ({ accent, colour }) => ({
    width: 32,
    height: 104,
    marks:
      rect(0, 6, 32, 4, accent) +
      rect(0, 60, 32, 4, accent) +
      blob("M16 20L26 36L16 52L6 36Z", accent) +
      dot(0, 36, 3.4, accent) +
      dot(32, 36, 3.4, accent) +
      dot(8, 80, 3, shade(accent, 0.05)) +
      dot(24, 80, 3, shade(accent, 0.05)) +
      dot(16, 92, 2.4, detail(colour)),
  }),
  herringbone: ({ colour }) => ({
    width: 24,
    height: 14,
    marks: line(
      "M-1 13L6 4L12 11M12 11L19 4L25 12M-1 6L4 -1M8 -1L12 4L16 -1M20 -1L25 5",
      detail(colour),
      1.7,
      0.55,
    ),
  }),
  stars: ({ accent }) => ({
    width: 56,
    height: 56,
    marks: [
      [14, 14],
      [42, 42],
    ]
      .map(
        ([x, y]) =>
          `<path d="M0 -8L2.3 -2.6L8 -2.4L3.6 1.2L5 7L0 3.8L-5 7L-3.6 1.2L-8 -2.4L-2.3 -2.6Z" transform="translate(${x} ${y})" fill="${accent}"/>`,
      )
      .join(""),
  }),
};

/** A cloth's surface, laid over any pattern: quiet enough to keep the colour true. */
const SURFACES: Partial<Record<Material, Draw>> = {
  denim: ({ colour }) => ({
    width: 7,
    height: 7,
    marks: line("M-1 8L8 -1", shade(colour, lightness(colour) < 0.5 ? 0.06 : -0.05), 1.4, 0.75),
  }),
  knit: ({ colour }) => ({
    width: 15,
    height: 12,
    marks: line(
      "M1 2Q4 8 7.5 9.5Q11 8 14 2",
      detail(colour),
      1.5,
      lightness(colour) > 0.7 ? 0.26 : 0.36,
    ),
  }),
  corduroy: ({ colour }) => ({
    width: 9,
    height: 40,
    marks: rect(0, 0, 2.2, 40, detail(colour), 0.4),
  }),
  fleece: ({ colour }) => ({
    width: 26,
    height: 22,
    marks: line("M3 7q3 -5 6 0M15 17q3 -5 6 0", detail(colour), 1.8, 0.4),
  }),
  lace: ({ colour }) => ({
    width: 22,
    height: 22,
    marks: line("M11 3a8 8 0 1 0 .1 0M0 11h22M11 0v22", detail(colour), 1.3, 0.5),
  }),
  sequin: ({ colour }) => ({
    width: 18,
    height: 18,
    marks: dot(5, 5, 2.4, shade(colour, 0.14)) + dot(14, 13, 2.4, shade(colour, 0.2)),
  }),
};

/** Defines ground, pattern and surface once, and answers a paint for `fill`. */
export function definePattern(
  canvas: Canvas,
  cloth: Cloth,
  grain: number,
  origin: Point = [0, 0],
): string {
  const turn = Math.round(grain);
  const place = `translate(${short(origin[0])} ${short(origin[1])}) rotate(${turn})`;
  const tile = (draw: Draw, ground: string): string => {
    const { width, height, marks } = draw(cloth);
    if (!marks) return ground;
    const id = canvas.define(
      `${draw === SURFACES[cloth.material] ? cloth.material : cloth.pattern} ${ground} ${cloth.accent} ${place}`,
      (name) =>
        `<pattern id="${name}" width="${width}" height="${height}" patternUnits="userSpaceOnUse" patternTransform="${place}">${rect(0, 0, width, height, ground)}${marks}</pattern>`,
    );
    return `url(#${id})`;
  };
  const pattern = TILES[cloth.pattern];
  const surface = SURFACES[cloth.material];
  const patterned = cloth.pattern !== "solid" && cloth.pattern !== "print";
  return tile(patterned || !surface ? pattern : surface, cloth.colour);
}
