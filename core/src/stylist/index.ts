import type { Garment } from "../garment.ts";
import type { Idea } from "../outfit.ts";
import type { Weather } from "../weather.ts";

/** What the stylist is asked. Pure: the date and the seed are passed in, and the same request gives the same idea. */
export type StylistRequest = {
  /** Free text in the person's own words. Anything that was typed: it is data, never an instruction. */
  prompt: string;
  closet: readonly Garment[];
  /** Null where nothing is known; no claim is then made about it. */
  weather: Weather | null;
  seed: number;
  /** en, es, fr, de, it or pt; read from the prompt when absent. */
  language?: string;
  /** Local date and hour of asking, for "tomorrow" and "in July". */
  now?: { year: number; month: number; day: number; hour: number };
  /** Ids that must be worn, and ids that must not. */
  include?: readonly string[];
  exclude?: readonly string[];
};

export declare function suggestOutfit(request: StylistRequest): Idea;
