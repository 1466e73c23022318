import {
  ADDED_MAX,
  type Candidate,
  type Choice as Choosing,
  type Forgotten,
  type Garment,
  type Idea,
  type Illustration,
  kindOf,
  type Leanings,
  type Lesson,
  type Likeness,
  type Piece,
  type PictureStyle,
  type ReadList,
  type Scene,
  type StylistRequest,
  type Told,
} from "@fit-closet/core";
import {
  describeIllustration,
  drawGarment,
  drawIllustration,
  readOutfit,
} from "@fit-closet/core/illustrator";
import {
  candidateOf,
  candidateOutfits,
  type Choosable,
  choosableFrom,
  createReview,
  findGarments,
  learn,
  readInventory,
  type Review,
  suggestOutfit,
  toldBy,
} from "@fit-closet/core/stylist";
import { LRUCache } from "lru-cache";
import { knownSettings } from "./situations.ts";

/** A candidate without the function that writes it, so that it can go from thread to thread. */
export type Choice = Omit<Candidate, "write">;

/** What is drawn: an outfit, whose prints are data addresses already, or a description. */
export type Subject = { likeness?: Likeness | undefined } & (
  | { pieces: Piece[]; scene: Scene; seed: number; style?: PictureStyle }
  | { prompt: string; seed: number }
);

export type Judgement = "soFar" | "whole" | "leftOut";

/** Everything that reads foreign words, as it goes to the thread that does it. */
export type ComposeTask =
  | { does: "suggest"; request: StylistRequest }
  /** `key` names the request in later looks and reviews. */
  | { does: "offer"; key: string; request: StylistRequest; count: number }
  /** An outfit that another stylist put together, which is one of the choices from then on. */
  | { does: "look"; key: string; items: readonly string[] }
  | { does: "review"; key: string; choice: number; judgement: Judgement; text: string }
  | { does: "describe"; subject: Subject }
  | { does: "illustrate"; subject: Subject }
  | { does: "list"; text: string; language: string | undefined }
  | { does: "find"; query: string; closet: readonly Garment[] }
  | { does: "garment"; piece: Piece }
  | { does: "tell"; closet: readonly Garment[]; choices: readonly Choosing[] }
  | { does: "learn"; lessons: readonly Lesson[]; forgotten: Forgotten };

/** `closet` is what another stylist may choose from, `choices` our own outfits, best first. */
export type Offered = Idea | { closet: Choosable[]; choices: Choice[]; own: string };

/** The outfit and its number among the choices, or what is wrong with it. */
export type Looked = { choice: number; made: Choice } | { faults: string[] };

export type ComposeOutcomes = {
  suggest: Idea;
  offer: Offered;
  /** Null where the request was forgotten: the thread is a new one, or many were offered since. */
  look: Looked | null;
  review: string[] | null;
  /** What its drawing shows, in a sentence. */
  describe: string;
  illustrate: Illustration;
  list: ReadList;
  /** Ids, in the closet's order. */
  find: string[];
  /** An SVG. */
  garment: string;
  tell: Told[];
  learn: Leanings;
};

type Kept = { request: StylistRequest; candidates: Candidate[]; reviews: Map<number, Review> };

/** Pieces that another stylist sees of a closet: some 4,000 tokens. */
const MOST_PIECES = 150;

/** More than providers are asked at the same time; each is an outfit's worth of words. */
const MOST_KEPT = 32;
const kept = new LRUCache<string, Kept>({ max: MOST_KEPT });

/** Pure but for a memory of the latest offers. Throws nothing that anybody typed can cause. */
export function compose(task: ComposeTask): ComposeOutcomes[ComposeTask["does"]] {
  if (task.does === "suggest") return suggestOutfit(task.request, knownSettings());
  if (task.does === "offer") return offer(task);
  if (task.does === "look") return look(task);
  if (task.does === "describe") return describe(task.subject);
  if (task.does === "illustrate") return illustrate(task.subject);
  if (task.does === "list") return readList(task.text, task.language);
  if (task.does === "find") return findGarments(task.query, task.closet);
  if (task.does === "garment") return drawGarment(task.piece);
  if (task.does === "tell") return task.choices.map((choice) => toldBy(task.closet, choice));
  if (task.does === "learn") return learn(task.lessons, task.forgotten);
  return review(task);
}

/** What somebody typed of what they own, as it may be added. */
function readList(text: string, asked: string | undefined): ReadList {
  const { language, garments } = readInventory(text, asked);
  return {
    language,
    garments: garments.map(({ kind, colours, material, pattern, count, name }) => ({
      kind,
      category: kindOf(kind).category,
      name,
      colours: colours.slice(0, COLOURS_MOST),
      ...(material && { material }),
      ...(pattern && { pattern }),
      count: Math.min(count, ADDED_MAX),
    })),
  };
}

const COLOURS_MOST = 3;

export const illustrate = (subject: Subject): Illustration =>
  drawIllustration(...outfitIn(subject));

export const describe = (subject: Subject): string => describeIllustration(...outfitIn(subject));

function outfitIn(subject: Subject): Parameters<typeof drawIllustration> {
  const { seed, likeness } = subject;
  if ("prompt" in subject) {
    const { pieces, scene } = readOutfit(subject.prompt, seed);
    return [{ pieces, seed, likeness }, scene];
  }
  const { pieces, scene, style } = subject;
  return [{ pieces, seed, style, likeness }, scene];
}

function offer({ key, request, count }: ComposeTask & { does: "offer" }): Offered {
  const candidates = candidateOutfits(request, count, knownSettings());
  if (!Array.isArray(candidates)) return candidates;
  kept.set(key, { request, candidates, reviews: new Map() });
  return {
    closet: choosableFrom(request, MOST_PIECES, knownSettings()),
    choices: choicesOf(candidates),
    own: candidates[0]!.write(),
  };
}

const choicesOf = (candidates: readonly Candidate[]): Choice[] =>
  candidates.map((candidate) => ({ ...candidate, write: undefined }));

function look({ key, items }: ComposeTask & { does: "look" }): Looked | null {
  const known = kept.get(key);
  if (!known) return null;
  const made = candidateOf(known.request, items, knownSettings());
  if ("faults" in made) return made;
  return { choice: known.candidates.push(made) - 1, made: choicesOf([made])[0]! };
}

function review(task: ComposeTask & { does: "review" }): string[] | null {
  const known = kept.get(task.key);
  const candidate = known?.candidates[task.choice];
  if (!known || !candidate) return null;
  const reviewing = known.reviews.get(task.choice) ?? createReview(candidate, known.request);
  known.reviews.set(task.choice, reviewing);
  return reviewing[task.judgement](task.text);
}
