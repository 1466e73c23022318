import type { Garment } from "../garment.ts";
import type { Chip, Idea, Plan, Slot } from "../outfit.ts";
import { type Circumstance, NO_SETTINGS, type OwnedLines } from "../situations/index.ts";
import type { Weather } from "../weather.ts";
import {
  dress,
  type Dressed,
  dressSeveral,
  type Fitting,
  tryOn,
  type Wardrobe,
} from "./dress/compose.ts";
import { judged } from "./dress/rating.ts";
import { chipsOf } from "./chips.ts";
import { en } from "./tell/en.ts";
import { speakerOf } from "./tell/speaker.ts";
import { dayOf } from "./tell/day.ts";
import { type Known, tell, tellInParts, type Told } from "./tell/tell.ts";
import { phrasesOf } from "./tell/voices.ts";
import type { Knowledge } from "./learned/learned.ts";
import { COLOURS } from "../wardrobe/colours.ts";
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
  /** Ids of what was told of settings in the last answers, which is not told again. */
  told?: readonly string[];
};

/**
 * Understands the request, dresses from the closet and writes the answer. Never throws, whatever was typed.
 * @param settings what is known of settings, and what was learned; without it only single words and rules decide
 */
export function suggestOutfit(request: StylistRequest, settings: Knowledge = NO_SETTINGS): Idea {
  const { brief, fitting } = understand(request, settings);
  if (!fitting) return withoutOutfit(request, brief);
  const dressed = dress(fitting);
  const known = knownOf(request, brief, settings);
  const told = tell(brief, dressed, seedOf(request), request.prompt, known);
  return {
    status: statusOf(dressed),
    language: brief.language,
    ...told,
    ...decided(request, brief, dressed, known),
  };
}

/** A whole outfit that keeps to the request, the closet and the weather, and what another writer must know to tell it. */
export type Candidate = Omit<Idea, "text"> &
  Told & {
    /** Higher is better; only differences mean something. */
    score: number;
    /** The person's own limit on the answer's length. */
    maxWords: number | null;
  };

/**
 * Up to `count` different outfits for somebody else to choose from and tell. The first is `suggestOutfit`'s own, to the word.
 * @returns the answer itself where no outfit is called for: it stands as it is
 */
export function candidateOutfits(
  request: StylistRequest,
  count: number,
  settings: Knowledge = NO_SETTINGS,
): Candidate[] | Idea {
  const { brief, fitting } = understand(request, settings);
  if (!fitting) return withoutOutfit(request, brief);
  const { language, maxWords } = brief;
  const known = knownOf(request, brief, settings);
  return dressSeveral(fitting, count).map(({ dressed, score }) => ({
    status: statusOf(dressed),
    language,
    ...tellInParts(brief, dressed, seedOf(request), request.prompt, known),
    ...decided(request, brief, dressed, known),
    score,
    maxWords,
  }));
}

/**
 * How well outfits that somebody else put together suit a request: the score that the search itself goes by. Higher is better; only
 * differences within one request mean something. Ids that are not in the closet are passed over.
 */
export function rateOutfits(
  {
    prompt,
    closet,
    weather,
    language,
  }: Pick<StylistRequest, "prompt" | "closet" | "weather" | "language">,
  outfits: readonly (readonly string[])[],
  settings: Knowledge = NO_SETTINGS,
): number[] {
  const brief = readBrief({ prompt, closet, weather, language }, settings);
  return judged(brief, closet, outfits).map(({ score }) => Math.round(score * 1000) / 1000);
}

/** A question that got its verdict is answered; what to wear comes with it. */
const statusOf = ({ verdicts }: Dressed): Idea["status"] =>
  verdicts.length > 0 ? "answer" : "outfit";

type Understood = { brief: Brief; fitting: Fitting | null };

/** What a request means is found out once, for its own idea and for others to choose from. Nobody changes one that was asked. */
const understood = new WeakMap<StylistRequest, Understood>();

function understand(request: StylistRequest, settings: Knowledge): Understood {
  const known = understood.get(request);
  if (known) return known;
  const brief = readBrief(request, settings);
  const fitting = brief.status === "outfit" ? tryOn(brief, wardrobeOf(request)) : null;
  understood.set(request, { brief, fitting });
  return { brief, fitting };
}

/** What may be said of the request's setting and of what else holds. */
function knownOf({ prompt, told = [] }: StylistRequest, brief: Brief, settings: Knowledge): Known {
  const { language, situation } = brief;
  const all = settings.circumstances(prompt, language, situation, dayOf(brief));
  const linesOf = (list: readonly Circumstance[]): OwnedLines[] =>
    list.map(({ id }) => settings.linesOf("features", id));
  const lines = {
    setting: situation ? [settings.linesOf("situations", situation.id)] : [],
    named: linesOf(all.filter(({ said }) => said !== null)),
    implied: linesOf(all.filter(({ said }) => said === null)),
  };
  return { lines, told, said: all.flatMap(({ said }) => said ?? []) };
}

const seedOf = ({ seed }: StylistRequest): number => Math.abs(Math.trunc(seed)) || 0;

const wardrobeOf = (request: StylistRequest): Wardrobe => ({
  closet: request.closet,
  include: request.include ?? [],
  exclude: request.exclude ?? [],
  seed: seedOf(request),
});

const withoutOutfit = (request: StylistRequest, brief: Brief): Idea => ({
  status: brief.status,
  language: brief.language,
  ...tell(brief, null, seedOf(request), request.prompt),
  plan: emptyPlan(brief),
  understood: [],
  weather: brief.weather,
});

const decided = (
  { prompt }: StylistRequest,
  brief: Brief,
  dressed: Dressed,
  { said }: Known,
): Omit<Idea, "status" | "language" | "text" | "lines"> => ({
  plan: planOf(brief, dressed),
  understood: chipsOf(brief, dressed, prompt, said),
  weather: brief.weather,
});

const emptyPlan = (brief: Brief): Plan => ({
  occasion: brief.occasion,
  timeOfDay: brief.timeOfDay,
  formality: brief.code[0],
  items: [],
  suggested: [],
});

const ORDER: readonly Slot[] = ["base", "mid", "outer", "legs", "head", "feet", "accessory"];

function planOf(brief: Brief, dressed: Dressed): Plan {
  const { language } = brief;
  const english = speakerOf("en", en, false);
  const own = language === "en" ? null : speakerOf(language, phrasesOf(language), false);
  return {
    occasion: brief.occasion,
    timeOfDay: brief.timeOfDay,
    formality: formalityOf(brief, dressed),
    items: dressed.worn
      .toSorted((a, b) => ORDER.indexOf(a.slot) - ORDER.indexOf(b.slot))
      .map(({ piece }) => piece.id),
    suggested: dressed.suggested.map((suggested) => ({
      kind: suggested.idea.kind,
      ...(suggested.colour && { colour: suggested.colour }),
      ...(suggested.idea.material && { material: suggested.idea.material }),
      slot: suggested.idea.slot,
      name: english.label(suggested),
      ...(own && { label: own.label(suggested) }),
      colours: suggested.colour ? [COLOURS[suggested.colour].hex] : [],
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

export type { Role } from "../languages/cue-list.ts";
export { alwaysHolds, wordsIn } from "./always-holds.ts";
export * from "./expectations.ts";
export { type Knowledge, type Learned, openLearned } from "./learned/learned.ts";
export { type ReadMention, readRequest } from "./read/read-request.ts";
export { readInventory } from "./inventory/read-inventory.ts";
export { inPlainEnglish } from "./inventory/plain-name.ts";
export { createReview, type Review } from "./review/review.ts";
