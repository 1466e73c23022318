import type { Garment } from "../garment.ts";
import type { Chip, Idea } from "../outfit.ts";
import { NO_SETTINGS } from "../situations/index.ts";
import type { Taste } from "../taste.ts";
import type { Weather } from "../weather.ts";
import { dress } from "./dress/compose.ts";
import { judged } from "./dress/rating.ts";
import { knownOf } from "./known.ts";
import type { DayAhead } from "./looks/days-ahead.ts";
import { suggestLooks } from "./looks/suggest-looks.ts";
import { tell } from "./tell/tell.ts";
import type { Knowledge } from "./learned/learned.ts";
import { type NamedReasons, reasonsFor } from "./why-not/reasons-for.ts";
import { readBrief } from "./understand/read-brief.ts";
import {
  answerAtOnce,
  decided,
  seedOf,
  statusOf,
  understand,
  wardrobeOf,
  withoutOutfit,
} from "./understood.ts";

/** What the stylist is asked. Pure: the date and the seed are passed in, and the same request gives the same idea. */
export type StylistRequest = {
  /** Free text in the person's own words. Anything that was typed: it is data, never an instruction. */
  prompt: string;
  closet: readonly Garment[];
  /** Null where nothing is known; no claim is then made about it. */
  weather: Weather | null;
  /** What is foretold of days to come where the person is; asked for several days, each is dressed for its own. */
  ahead?: readonly DayAhead[];
  seed: number;
  /** en, es, fr, de, it or pt; read from the prompt when absent. */
  language?: string;
  /** Local date and hour of asking, for "tomorrow" and "in July". */
  now?: { year: number; month: number; day: number; hour: number };
  /** Ids that must be worn, and ids that must not. */
  include?: readonly string[];
  exclude?: readonly string[];
  /** Ids that are in the wash: never worn, and told where they are missed. */
  washing?: readonly string[];
  /** What was learned of the person's own taste; it never outweighs a rule, the weather or the setting. */
  taste?: Taste;
  /** Days since each piece was last worn, by id; what nobody noted is missing. */
  worn?: Readonly<Record<string, number>>;
  /** The outfit that was suggested last, and what it was for: "warmer" and "without the hat" change it. */
  previous?: { items: readonly string[]; prompt?: string };
  /** The id of a piece that the last outfit does not wear: why not? */
  why?: string;
  /** Requests whose ideas the person saved, the latest first: what they dress for. */
  saved?: readonly string[];
  /** Ids of what was told of settings in the last answers, which is not told again. */
  told?: readonly string[];
};

/**
 * Understands the request, dresses from the closet and writes the answer. Never throws, whatever was typed.
 * @param settings what is known of settings, and what was learned; without it only single words and rules decide
 */
export function suggestOutfit(request: StylistRequest, settings: Knowledge = NO_SETTINGS): Idea {
  const answered = answerAtOnce(request, settings);
  if (answered) return answered;
  const { brief, agenda, fitting } = understand(request, settings);
  if (agenda) return suggestLooks(request, wardrobeOf(request), brief, agenda, settings);
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

/** Why a piece is not worn in the outfit that was shown for a request, by name; null where it is worn, or not owned. */
export const whyNotWorn = (
  request: StylistRequest,
  shown: readonly string[],
  id: string,
  settings: Knowledge = NO_SETTINGS,
): NamedReasons | null => reasonsFor(request, wardrobeOf(request), shown, id, settings);

export type { Chip };

export type { Role } from "../languages/cue-list.ts";
export {
  type Candidate,
  candidateOf,
  candidateOutfits,
  type Choosable,
  choosableFrom,
} from "./offer.ts";
export { alwaysHolds, wordsIn } from "./always-holds.ts";
export * from "./expectations.ts";
export { type Knowledge, type Learned, openLearned } from "./learned/learned.ts";
export { openDistressNet } from "./learned/open-distress-net.ts";
export { openFitNet } from "./learned/open-fit-net.ts";
export { openRoleNet } from "./learned/open-role-net.ts";
export { type ReadMention, readRequest } from "./read/read-request.ts";
export { readBrief };
export { readInventory } from "./inventory/read-inventory.ts";
export { findGarments } from "./finding/find-garments.ts";
export { inPlainEnglish } from "./inventory/plain-name.ts";
export { textFaults } from "./tell/text-faults.ts";
export { type Forgotten, learn, type Lesson } from "./taste/learn.ts";
export { type Choice, toldBy } from "./taste/told.ts";
export type { DayAhead, NamedReasons };
export { createReview, type Review } from "./review/review.ts";
