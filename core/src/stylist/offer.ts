import type { Garment } from "../garment.ts";
import type { Idea } from "../outfit.ts";
import { languageOf } from "../languages/index.ts";
import { NO_SETTINGS } from "../situations/index.ts";
import { complete, type Dressed, dressSeveral } from "./dress/compose.ts";
import { lookOf, mostSuiting } from "./dress/anothers-look.ts";
import type { Piece } from "./dress/piece.ts";
import type { StylistRequest } from "./index.ts";
import { knownOf } from "./known.ts";
import type { Knowledge } from "./learned/learned.ts";
import { suggestLooks } from "./looks/suggest-looks.ts";
import { speakerOf } from "./tell/speaker.ts";
import { tellInParts, type Told } from "./tell/tell.ts";
import type { Brief } from "./understand/brief.ts";
import {
  answerAtOnce,
  decided,
  seedOf,
  statusOf,
  understand,
  wardrobeOf,
  withoutOutfit,
} from "./understood.ts";

/** A whole outfit that keeps to the request, the closet and the weather, and what another writer must know to tell it. */
export type Candidate = Omit<Idea, "text"> &
  Told & {
    /** Higher is better; only differences mean something. */
    score: number;
    /** The person's own limit on the answer's length. */
    maxWords: number | null;
    /** The language of what is told and its register, in English. */
    writeIn: string;
    /** Names of what is owned beside it, where somebody who chose may say why it stays at home. */
    beside?: string[];
  };

/**
 * Up to `count` different outfits for somebody else to choose from and tell. The first is `suggestOutfit`'s own, to the word.
 * @returns the answer itself where no outfit is called for, several looks are, or the last one is changed: it stands as it is
 */
export function candidateOutfits(
  request: StylistRequest,
  count: number,
  settings: Knowledge = NO_SETTINGS,
): Candidate[] | Idea {
  const answered = answerAtOnce(request, settings);
  if (answered) return answered;
  const { brief, agenda, fitting } = understand(request, settings);
  if (agenda) return suggestLooks(request, wardrobeOf(request), brief, agenda, settings);
  if (!fitting) return withoutOutfit(request, brief);
  const asCandidate = candidatesFor(request, brief, settings);
  return dressSeveral(fitting, count).map(({ dressed, score }) => asCandidate(dressed, score));
}

function candidatesFor(request: StylistRequest, brief: Brief, settings: Knowledge) {
  const { language, maxWords } = brief;
  const known = knownOf(request, brief, settings);
  return (dressed: Dressed, score: number): Candidate => ({
    status: statusOf(dressed),
    language,
    ...tellInParts(brief, dressed, seedOf(request), request.prompt, known),
    ...decided(request, brief, dressed, known),
    score,
    maxWords,
    writeIn: languageOf(language).claims.writeIn,
  });
}

/**
 * An outfit that somebody else put together for a request that asks for one, as a candidate to be told.
 * @param items ids of what is worn, in any order
 * @returns what is wrong with it: a piece that is not there or was ruled out, a place taken twice or left bare, cold or rain; in quotation
 * marks what is the person's
 */
export function candidateOf(
  request: StylistRequest,
  items: readonly string[],
  settings: Knowledge = NO_SETTINGS,
): Candidate | { faults: string[] } {
  const { brief, fitting } = understand(request, settings);
  if (!fitting) return { faults: ["no outfit is called for"] };
  const look = lookOf(fitting, items);
  if ("faults" in look) return look;
  const dressed = complete(fitting, seedOf(request), look);
  const candidate = candidatesFor(request, brief, settings)(dressed, look.score);
  // Whoever read the request for themselves need not say what we made of it.
  const beside = fitting.usable.filter(({ id }) => !items.includes(id));
  return { ...candidate, musts: candidate.vital, beside: beside.map(namesFor(brief)) };
}

/** A piece that another stylist may choose. */
export type Choosable = {
  id: string;
  /** As its owner named it, and else as a sentence in the request's language does. */
  name: string;
  category: string;
  /** What is known of it beside its name, in English words: "wool", "long sleeve", "hood". */
  details: string[];
  /** Colours by their English names, the most present first. */
  colours: string[];
  /** True where we read that the person ruled it out, which another may read better. */
  doubtful: boolean;
  /** Days since it was last worn, where that was noted. */
  wornDaysAgo?: number;
};

/**
 * What another stylist sees of the closet: everything that may be worn, and of a large one what suits best in each place.
 * @returns an empty list where no outfit is called for
 */
export function choosableFrom(
  request: StylistRequest,
  most: number,
  settings: Knowledge = NO_SETTINGS,
): Choosable[] {
  const { brief, fitting } = understand(request, settings);
  if (!fitting) return [];
  const allowed = new Set(fitting.allowed);
  const nameOf = namesFor(brief);
  const garments = new Map(request.closet.map((garment) => [garment.id, garment]));
  return mostSuiting(fitting, most).map((piece) => ({
    id: piece.id,
    name: garments.get(piece.id)?.name ?? nameOf(piece),
    category: piece.kind.category,
    details: detailsOf(garments.get(piece.id)),
    colours: piece.colours.map(({ name }) => name.id),
    doubtful: !allowed.has(piece),
    ...(request.worn?.[piece.id] !== undefined && { wornDaysAgo: request.worn[piece.id] }),
  }));
}

/** More says no more. */
const MOST_DETAILS = 8;

/** What somebody noted or a look at the photo told, each once. */
function detailsOf({ details = {}, tags = [] }: Pick<Garment, "details" | "tags"> = {}): string[] {
  const { material, length, neckline, closure, pattern, sleeve } = details;
  const sleeves = sleeve && (sleeve === "none" ? "sleeveless" : `${sleeve} sleeve`);
  const noted = [material, length, neckline, closure, pattern, sleeves].filter(
    (one) => one !== undefined,
  );
  return [...new Set([...noted, ...tags])].slice(0, MOST_DETAILS);
}

/** What pieces are called in a sentence. */
function namesFor({ language, person }: Brief): (piece: Piece) => string {
  const speaker = speakerOf(language, { polite: false }, person !== null);
  return (piece) => speaker.full(piece).text;
}
