import type { Occasion, Slot, TIMES_OF_DAY } from "../outfit.ts";
import type { Weather } from "../weather.ts";
import { drawFigure } from "./figure-style.ts";
import { assemble } from "./wardrobe.ts";
import { altOf } from "./words/alt.ts";

export { readOutfit } from "./words/read-outfit.ts";

/** One garment to draw. `name` ("olive parka", "white linen shirt") says more than `category` and wins. */
export type Piece = {
  slot?: Slot;
  category?: string;
  name?: string;
  /** `#rrggbb`, most present first. */
  colours: readonly string[];
  tags?: readonly string[];
  /** The item's own cartoon as a data URL (PNG or JPEG for librsvg), for carrying its print onto the drawing and for the flat-lay. */
  cartoon?: string;
};

export type Scene = {
  occasion?: Occasion;
  timeOfDay?: (typeof TIMES_OF_DAY)[number];
  weather?: Pick<Weather, "tempC" | "precip" | "windKmh" | "isNight"> | null;
};

export type Outfit = {
  pieces: readonly Piece[];
  /** 0 to 2³² − 1: decides the person and the pose. Consecutive seeds never show the same person. */
  seed: number;
  style?: "figure" | "flat-lay";
};

export type Illustration = {
  /** A 1024×1024 SVG on white, without script, link, font or any text from the person. */
  svg: string;
  /** What is worn, in one sentence. */
  alt: string;
};

export function drawIllustration(outfit: Outfit, _scene: Scene): Illustration {
  const worn = assemble(outfit.pieces, outfit.seed);
  const { canvas } = drawFigure(worn, outfit.seed);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1024 1024" width="1024" height="1024"><defs>${canvas.defs}</defs><rect width="1024" height="1024" fill="#ffffff"/>${canvas.body}</svg>`;
  return { svg, alt: altOf(worn) };
}
