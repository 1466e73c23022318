import { calmDay } from "../../calm-day.ts";
import type { Garment } from "../../garment.ts";
import { LINGUA_FRANCA, languageOf } from "../../languages/index.ts";
import { COLOURS } from "../../wardrobe/colours.ts";

import { type Kind, kindOf } from "../../wardrobe/kinds.ts";
import { type Fitting, tryOn } from "../dress/compose.ts";
import type { Worn } from "../dress/outfit.ts";
import type { Piece } from "../dress/piece.ts";
import type { Knowledge } from "../learned/learned.ts";
import { type Idea, IDEAS } from "../lexicon/ideas.ts";
import type { ColourId } from "../../wardrobe/colours.ts";
import type { Brief } from "../understand/brief.ts";
import { readBrief } from "../understand/read-brief.ts";

/** What is dressed for, and when an outfit is good enough for it. */
export type Setting = {
  fitting: Fitting;
  /** The least score of an outfit that lacks nothing. */
  least: number;
  /** What goes over every outfit here. */
  over: readonly Worn[];
  tops: readonly Piece[];
  legs: readonly Piece[];
  shoes: readonly Piece[];
};

/** What nearly everybody dresses for, where nothing is known of a person's own days. */
const EVERYDAY = [
  "a normal day at work",
  "coffee with friends in town",
  "errands and groceries",
  "dinner at a restaurant",
  "a walk in the park",
];
/** Settings that are looked at, and words of a saved request beyond which it tells of one single day. */
const MOST_SETTINGS = 5;
const LONGEST = 40;

/** A cool, a mild and a warm day, °C: what is bought is worn for more than a season. */
const DAYS = [7, 15, 25];

/** As far below what could be put together from all that there is an outfit lacks nothing. */
const STILL_GOOD = 10;

/** Pieces of each place that are tried, best first: more than a month asks for. */
const TRIED = { base: 12, legs: 8, feet: 3 } as const;

/**
 * The settings of a person's last saved requests, else everyday ones, each at three temperatures.
 * @param saved requests, the latest first
 */
export function settingsOf(
  saved: readonly string[],
  closet: readonly Garment[],
  knowledge: Knowledge,
): Setting[] {
  const own = saved.filter((prompt) => prompt.split(/\s+/).length <= LONGEST);
  const briefs = [...new Set(own)].map((prompt) => briefOf(prompt, closet, knowledge));
  const dressed = briefs.filter(({ status, event }) => status === "outfit" && event !== null);
  const asked =
    dressed.length > 0
      ? dressed.slice(0, MOST_SETTINGS)
      : EVERYDAY.map((prompt) => briefOf(prompt, closet, knowledge));
  return asked.flatMap((brief) => DAYS.map((tempC) => settingOn(brief, tempC, closet)));
}

/** What was wished for on one day, and what was away, says nothing of the next. */
function briefOf(prompt: string, closet: readonly Garment[], knowledge: Knowledge): Brief {
  const brief = readBrief({ prompt, closet, weather: calmDay(DAYS[1]!) }, knowledge);
  return { ...brief, wants: [], avoids: [], leftAside: [], requirements: [], apart: [] };
}

function settingOn(brief: Brief, tempC: number, closet: readonly Garment[]): Setting {
  const weather = calmDay(tempC);
  const dressed = { ...brief, weather, extremes: null };
  const fitting = tryOn(dressed, wardrobeOf(closet));
  const ideal = tryOn(dressed, wardrobeOf(everything()));
  const [best] = fitting.outfits;
  const pieces = (slot: keyof typeof TRIED): Piece[] =>
    fitting.candidates[slot].slice(0, TRIED[slot]).map(({ piece }) => piece);
  return {
    fitting,
    least: (ideal.outfits[0]?.score ?? 0) - STILL_GOOD,
    over: (best?.worn ?? []).filter(({ slot }) => slot === "mid" || slot === "outer"),
    tops: pieces("base"),
    legs: pieces("legs"),
    shoes: pieces("feet"),
  };
}

const wardrobeOf = (closet: readonly Garment[]) => ({ closet, include: [], exclude: [], seed: 0 });

/** A piece nobody owns yet, as if it hung in the closet; of some kinds no colour is said. */
export function garmentOf(idea: Idea, colour: ColourId | null, id: string): Garment {
  const { kinds, phrase } = languageOf(LINGUA_FRANCA);
  const { kind, material } = idea;
  const name = phrase(kinds[kind], { colour: colour ?? undefined, material });
  const colours = colour ? [COLOURS[colour].hex] : [];
  return { id, name, category: kindOf(kind).category, colours };
}

/** The colours that it comes in. */
export const paletteOf = ({ colours }: Idea): readonly (ColourId | null)[] =>
  colours.length > 0 ? colours : [null];

let all: readonly Garment[] | undefined;

/** A closet of everything that could be proposed, each in the colour that it is proposed in first, but for what completes no outfit. */
const everything = (): readonly Garment[] =>
  (all ??= IDEAS.filter(({ kind }) => !isSmall(kindOf(kind))).map((idea, at) =>
    garmentOf(idea, paletteOf(idea)[0] ?? null, `idea-${at}`),
  ));

const isSmall = ({ slots: [slot] }: Kind): boolean => slot === "head" || slot === "accessory";
