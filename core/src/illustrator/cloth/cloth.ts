import type { Canvas, Layer } from "../canvas.ts";
import type { Point } from "../geometry.ts";
import { short } from "../geometry.ts";
import { detail, lightness, shade, shadow } from "./colour.ts";
import type { Pattern } from "./patterns.ts";
import { definePattern } from "./patterns.ts";

export type Material =
  | "plain"
  | "denim"
  | "knit"
  | "leather"
  | "quilted"
  | "corduroy"
  | "satin"
  | "lace"
  | "sequin"
  | "fleece";

/** What a garment is made of. `print` is the item's own cartoon as a data URL. */
export type Cloth = {
  colour: string;
  accent: string;
  pattern: Pattern;
  material: Material;
  /** Its outline is drawn because it would melt into the page or into its neighbours. */
  edged: boolean;
  print?: string;
};

export const plain = (colour: string, edged = lightness(colour) > 0.9): Cloth => ({
  colour,
  accent: shade(colour, lightness(colour) < 0.5 ? 0.25 : -0.25),
  pattern: "solid",
  material: "plain",
  edged,
});

/** The same cloth in one flat colour: bands, cuffs, linings. */
export const trim = (cloth: Cloth, colour = shadow(cloth.colour)): Cloth => ({
  ...plain(colour, cloth.edged),
});

export type Stroke = {
  d: string;
  width?: number;
  colour?: string;
  dash?: string;
  opacity?: number;
};

type Paint = {
  lift?: number;
  /** Degrees by which the cloth's grain is turned: sleeves turn with the arm. */
  grain?: number;
  /** Where the pattern starts, so that it sits on the garment and not on the page. */
  origin?: Point;
  /** Width of the shadow side; 0 for none. */
  shade?: number;
  /** The outline to draw where it is not the whole one. */
  edge?: string;
  /** The shadow side itself, where moving the outline would not do. */
  shadow?: string;
  /** Seams, folds and pockets, kept inside the outline. */
  lines?: readonly (string | Stroke)[];
  /** Markup over the cloth, kept inside the outline (an item's own print). */
  inset?: string;
  /** A trimming: not a place to look for this piece's colour. */
  ghost?: boolean;
};

/** A shape of cloth: fill, shadow side, lines, and an outline where it is needed. */
export function paint(
  canvas: Canvas,
  layer: Layer,
  d: string,
  cloth: Cloth,
  how: Paint = {},
): void {
  const { lift = 0, shade: depth = 14, lines = [], inset = "" } = how;
  const fill = fillOf(canvas, cloth, how.grain ?? 0, how.origin);
  const border = `stroke="${edgeColour(cloth)}" stroke-width="2.6" stroke-linejoin="round" stroke-linecap="round"`;
  const whole = cloth.edged && how.edge === undefined ? ` ${border}` : "";
  const part = cloth.edged && how.edge ? `<path d="${how.edge}" fill="none" ${border}/>` : "";
  const inside =
    inset +
    (depth ? shadeOf(how.shadow ?? shifted(d, depth), cloth) : "") +
    lines.map((l) => stroke(cloth, l)).join("");
  const clipped = inside ? `<g clip-path="url(#${canvas.clip(d)})">${inside}</g>` : "";
  canvas.add(layer, `<path d="${d}" fill="${fill}"${whole}/>${clipped}${part}`, {
    lift,
    shape: d,
    cloth: !how.ghost,
  });
}

/** An outline darker than white cloth and lighter than dark cloth. */
function edgeColour(cloth: Cloth): string {
  const l = lightness(cloth.colour);
  if (l > 0.85) return shade(cloth.colour, -0.17);
  return l < 0.45 ? shade(cloth.colour, 0.13) : shade(cloth.colour, -0.12);
}

export function stroke(cloth: Cloth, line: string | Stroke): string {
  const {
    d,
    width = 2.4,
    colour,
    dash,
    opacity,
  } = typeof line === "string" ? ({ d: line } as Stroke) : line;
  const dashes = dash ? ` stroke-dasharray="${dash}"` : "";
  const see = opacity ? ` stroke-opacity="${opacity}"` : "";
  return `<path d="${d}" fill="none" stroke="${colour ?? detail(cloth.colour)}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${dashes}${see}/>`;
}

/** Light falls from the upper left: what the shape, moved left, no longer covers lies in shadow. */
function shifted(d: string, depth: number): string {
  const page = "M-300 -300L1324 -300L1324 1324L-300 1324Z";
  return `${d}${page}" transform="translate(${-depth} ${short(-depth * 0.15)})" fill-rule="evenodd`;
}

function shadeOf(d: string, cloth: Cloth): string {
  const flat = cloth.pattern === "solid" && cloth.material === "plain" && !cloth.print;
  return flat
    ? `<path d="${d}" fill="${shadow(cloth.colour)}"/>`
    : `<path d="${d}" fill="${shade(cloth.colour, -0.5)}" fill-opacity="0.14"/>`;
}

function fillOf(canvas: Canvas, cloth: Cloth, grain: number, origin?: Point): string {
  return cloth.pattern === "solid" && cloth.material === "plain"
    ? cloth.colour
    : definePattern(canvas, cloth, grain, origin);
}
