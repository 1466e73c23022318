import type { GarmentDetails } from "../garment.ts";
import type { KindId } from "../wardrobe/kinds.ts";
import type { MaterialId } from "../wardrobe/materials.ts";
import type { PatternId } from "../wardrobe/patterns.ts";
import type { Occasion, PictureStyle, Slot, TIMES_OF_DAY } from "../outfit.ts";
import type { Weather } from "../weather.ts";
import type { Likeness } from "../likeness.ts";
import { Canvas } from "./canvas.ts";
import { drawFigure } from "./figure-style.ts";
import { layFlat } from "./flat-lay.ts";
import type { Worn } from "./garments/garment.ts";
import type { Point } from "./geometry.ts";
import { drawScene, settingOf } from "./scenes/scene.ts";
import { assemble, cartoonOf } from "./wardrobe.ts";
import { altOf } from "./words/alt.ts";

export { drawGarment } from "./sticker.ts";
export { readOutfit } from "./words/read-outfit.ts";

/**
 * One garment to draw. A `kind` is what it is; without one the name that somebody typed is read ("olive parka", "white linen
 * shirt"), which says more than `category`.
 */
export type Piece = {
  kind?: KindId;
  material?: MaterialId;
  pattern?: PatternId;
  slot?: Slot;
  category?: string;
  name?: string;
  /** `#rrggbb`, most present first. */
  colours: readonly string[];
  tags?: readonly string[];
  details?: GarmentDetails;
  /** The item's own cartoon as a data URL, for carrying its print onto the drawing and for the flat-lay. PNG or JPEG only:
   * librsvg reads no WebP. Anything else is passed over, and the garment is drawn. */
  cartoon?: string;
  /** Where in the cartoon something is to be seen, so that a flat-lay shows it in its true size. */
  cartoonBox?: CartoonBox;
};

/** Shares of the cartoon's side, 0 to 1. */
export type CartoonBox = readonly [left: number, top: number, right: number, bottom: number];

export type Scene = {
  occasion?: Occasion;
  timeOfDay?: (typeof TIMES_OF_DAY)[number];
  weather?: Pick<Weather, "tempC" | "precip" | "windKmh" | "isNight"> | null;
};

export type Outfit = {
  pieces: readonly Piece[];
  /** 0 to 2³² − 1: decides the person and the pose. Consecutive seeds never show the same person. */
  seed: number;
  style?: PictureStyle;
  /** Who wears it; without one anybody, by the seed. */
  likeness?: Likeness;
  /** Also answer where each piece is to be seen (figures only; takes some milliseconds). */
  regions?: boolean;
};

export type Illustration = {
  /** A 1024×1024 SVG on nothing, without script, link, font or any text from the person. */
  svg: string;
  /** What is worn, in one sentence. */
  alt: string;
  /** Only where `regions` was asked for. */
  regions?: Region[];
};

/** Where a piece is to be seen: points on its cloth with nothing over them, the roomiest first. */
export type Region = {
  /** Its place in `pieces`. */
  piece: number;
  /** What its cloth is dyed, after name and colours were read. */
  colour: string;
  points: readonly Point[];
};

export function drawIllustration(outfit: Outfit, scene: Scene): Illustration {
  const worn = assemble(outfit.pieces, outfit.seed);
  const drawn =
    outfit.style === "flat-lay" ? drawFlatLay(outfit, worn) : drawWorn(outfit, worn, scene);
  return { ...drawn, alt: sayWorn(outfit, worn, scene) };
}

/** The same sentence without the drawing, in a tenth of its time. */
export const describeIllustration = (outfit: Outfit, scene: Scene): string =>
  sayWorn(outfit, assemble(outfit.pieces, outfit.seed), scene);

const sayWorn = ({ style }: Outfit, worn: readonly Worn[], scene: Scene): string =>
  style === "flat-lay" ? altOf(worn, "", style) : altOf(worn, settingOf(scene));

type Drawn = Omit<Illustration, "alt">;

function drawWorn(outfit: Outfit, worn: readonly Worn[], scene: Scene): Drawn {
  const { canvas, place } = drawFigure(worn, outfit.seed, outfit.likeness);
  const behind = new Canvas(canvas);
  drawScene(behind, scene, outfit.seed);
  const person = canvas.border(BORDER) + canvas.body;
  const placed = place ? `<g transform="${place}">${person}</g>` : person;
  const svg = page(canvas, behind.body + placed);
  return outfit.regions ? { svg, regions: regionsOf(canvas, worn) } : { svg };
}

function drawFlatLay(outfit: Outfit, worn: readonly Worn[]): Drawn {
  const named = worn.filter(({ piece }) => piece >= 0);
  const things = named.length ? named : worn;
  const stickers = new Map(
    outfit.pieces.flatMap((piece, i) => {
      const cartoon = cartoonOf(piece);
      return cartoon ? [[i, { url: cartoon, box: piece.cartoonBox }] as const] : [];
    }),
  );
  const canvas = layFlat(things, stickers, outfit.seed);
  return { svg: page(canvas, canvas.body) };
}

/** White around who is drawn, as around a sticker: dark cloth stands out on a dark page too. */
const BORDER = 6;

const page = ({ defs }: Canvas, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1024 1024" width="1024" height="1024"><defs>${defs}</defs>${body}</svg>`;

/** Two garments of one piece (a suit) share its place; either shows it. */
function regionsOf(canvas: Canvas, worn: readonly Worn[]): Region[] {
  const pieces = new Map(
    worn.filter(({ piece }) => piece >= 0).map((w) => [w.piece, w.cloth.colour]),
  );
  return [...pieces].map(([piece, colour]) => ({
    piece,
    colour,
    points: canvas.visible(piece).slice(0, 9),
  }));
}
