import type { Garment } from "../garment.ts";
import type { Chip, Idea, Plan, Slot } from "../outfit.ts";
import type { Weather } from "../weather.ts";
import { dress, type Dressed } from "./dress/compose.ts";
import { chipsOf } from "./chips.ts";
import { en } from "./tell/en.ts";
import { speakerOf } from "./tell/speaker.ts";
import { tell } from "./tell/tell.ts";
import { colourNamed } from "./dress/colour.ts";
import { readBrief } from "./understand/read-brief.ts";
import type { Brief } from "./understand/brief.ts";

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

/** Understands the request, dresses from the closet and writes the answer. Never throws, whatever was typed. */
export function suggestOutfit(request: StylistRequest): Idea {
  const seed = Math.abs(Math.trunc(request.seed)) || 0;
  const brief = readBrief(request);
  if (brief.status !== "outfit")
    return {
      status: brief.status,
      language: brief.language,
      text: tell(brief, null, seed, request.prompt),
      plan: emptyPlan(brief),
      understood: [],
    };
  const dressed = dress(brief, {
    closet: request.closet,
    include: request.include ?? [],
    exclude: request.exclude ?? [],
    seed,
  });
  return {
    status: "outfit",
    language: brief.language,
    text: tell(brief, dressed, seed, request.prompt),
    plan: planOf(brief, dressed),
    understood: chipsOf(brief, dressed),
  };
}

const emptyPlan = (brief: Brief): Plan => ({
  occasion: brief.occasion,
  timeOfDay: brief.timeOfDay,
  formality: brief.code[0],
  items: [],
  suggested: [],
});

const ORDER: readonly Slot[] = ["base", "mid", "outer", "legs", "head", "feet", "accessory"];

function planOf(brief: Brief, dressed: Dressed): Plan {
  const english = speakerOf("en", en, false);
  return {
    occasion: brief.occasion,
    timeOfDay: brief.timeOfDay,
    formality: formalityOf(brief, dressed),
    items: dressed.worn
      .toSorted((a, b) => ORDER.indexOf(a.slot) - ORDER.indexOf(b.slot))
      .map(({ piece }) => piece.id),
    suggested: dressed.suggested.map(({ idea, colour }) => ({
      slot: idea.slot,
      name: english.kind(idea.id, colour, false).text,
      colours: colour ? [colourNamed(colour)!.hex] : [],
    })),
  };
}

/** Where in the asked band the worn pieces land; the middle where nothing owned is worn. */
function formalityOf(brief: Brief, { worn }: Dressed): number {
  const [low, high] = brief.code;
  const main = worn.filter(({ slot }) => slot === "base" || slot === "legs" || slot === "mid");
  const middles = main.map(({ piece }) => (piece.dress[0] + piece.dress[1]) / 2);
  const mean =
    middles.length > 0
      ? middles.reduce((sum, value) => sum + value, 0) / middles.length
      : (low + high) / 2;
  return Math.round(Math.min(high, Math.max(low, mean)) * 10) / 10;
}

export type { Chip };
