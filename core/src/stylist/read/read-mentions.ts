import { type LanguageCode, languageOf } from "../../languages/index.ts";
import type { Ground } from "../../languages/ground-list.ts";
import type { Word } from "../understand/text.ts";
import { withBothAsked, withRefusedList } from "./choices.ts";
import { type CueBook, openCueBook } from "./cue-book.ts";
import type { Verdict } from "./decision.ts";
import { type RoleWeights, withLearnedRoles } from "../learned/role-model.ts";
import { Landscape, noSmallWords, type Spot } from "./landscape.ts";
import { linkCues, type Stage } from "./link.ts";
import { readRoles } from "./roles.ts";

const books = new Map<string, CueBook>();

/** Opened on first use: reading a thousand phrases takes milliseconds that a page load should not pay. */
function bookOf(language: LanguageCode): CueBook {
  let book = books.get(language);
  if (!book) {
    const { cues, grounds } = languageOf(language);
    books.set(language, (book = openCueBook(cues, grounds)));
  }
  return book;
}

/** A request as ground to walk over, with what a language's small words do on it. */
export const landscapeOf = (
  prompt: string,
  words: readonly Word[],
  spots: readonly Spot[],
  language: LanguageCode,
): Landscape => new Landscape(prompt, words, spots, bookOf(language).small);

/** Where somebody insists on a garment: words `from` up to `to`. */
export const insistingIn = (
  words: readonly Word[],
  language: LanguageCode,
): readonly { from: number; to: number }[] =>
  bookOf(language).insisting.find(new Landscape("", words, [], noSmallWords));

/** What the cues alone make of each garment of a landscape. */
export const readRolesOf = (
  land: Landscape,
  language: LanguageCode,
  stage: Stage = "binding",
): Verdict[] => readRoles(land, bookOf(language), stage);

/** What is said of each garment of a landscape, in their order. @param learned what counts besides the cues */
export function readMentions(
  land: Landscape,
  language: LanguageCode,
  learned?: RoleWeights,
  stage: Stage = "binding",
): Verdict[] {
  const verdicts = readRolesOf(land, language, stage);
  const all = learned ? withLearnedRoles(learned, { land, verdicts, language }) : verdicts;
  return withBothAsked(land, withRefusedList(land, all));
}

/** Why each garment of a landscape stays at home, where that is said. */
export function readGrounds(land: Landscape, language: LanguageCode): (Ground | null)[] {
  if (land.spots.length === 0) return [];
  const book = bookOf(language);
  const links = linkCues(land, { ...book, cues: book.reasons }, "binding")
    // "It isn't dirty" is no reason.
    .filter(({ role }) => role === "unavailable")
    .toSorted((a, b) => b.score - a.score);
  return land.spots.map((_, spot) => {
    const best = links.find((link) => link.spot === spot);
    return best ? book.grounds.get(best.pattern)! : null;
  });
}
