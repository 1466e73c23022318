import type { Occasion, Slot, TIMES_OF_DAY } from "../outfit.ts";
import type { Weather } from "../weather.ts";

/** One garment to draw. `name` ("olive parka", "white linen shirt") says more than `category` and wins. */
export type Piece = {
  slot?: Slot;
  category?: string;
  name?: string;
  /** `#rrggbb`, most present first. */
  colours: readonly string[];
  tags?: readonly string[];
  /** The item's own cartoon as a data URL, for carrying its print onto the drawing and for the flat-lay. */
  cartoon?: string;
};

export type Scene = {
  occasion?: Occasion;
  timeOfDay?: (typeof TIMES_OF_DAY)[number];
  weather?: Pick<Weather, "tempC" | "precip" | "windKmh" | "isNight"> | null;
};

export type Illustration = {
  /** A 1024×1024 SVG on white, without script, link, font or any text from the person. */
  svg: string;
  /** What is worn, in one sentence. */
  alt: string;
};

export declare function drawIllustration(
  outfit: { pieces: readonly Piece[]; seed: number; style?: "figure" | "flat-lay" },
  scene: Scene,
): Illustration;

/** Reads an outfit and its scene out of any English description; nonsense still gives a tasteful outfit. */
export declare function readOutfit(prompt: string, seed: number): { pieces: Piece[]; scene: Scene };
