import { languageOf } from "../../languages/index.ts";
import type { Piece } from "../dress/piece.ts";
import { sensesOfRun } from "../dress/senses.ts";
import type { Language } from "../lexicon/index.ts";
import { fold } from "../understand/text.ts";

/** What is said of a name: without an article, details, and, unless a twin is told apart by it, how it fits. */
export function saidOf(name: string, language: Language, hasTwin: boolean): string {
  const { whose, notes } = languageOf(language).garmentNouns.joins;
  const whole = (asHalf(name, language) ?? withoutDetails(name)).replace(whose, "");
  const short = withoutNotes(whole, notes);
  return hasTwin || !/\p{L}/u.test(short) ? whole : short;
}

function withoutNotes(name: string, notes: RegExp): string {
  const short = name.replace(notes, "");
  return short === name ? name : withoutNotes(short, notes);
}

/** "Schwarzes Kostüm, Jacke" is its jacket, and not the suit. */
function asHalf(name: string, language: Language): string | null {
  const { suits, halfOf } = languageOf(language).garmentNouns.joins;
  const [suit = "", half = "", ...more] = name.split(", ");
  const isSuit = suit.split(" ").some((word) => suits.has(word.toLowerCase()));
  const isPart = sensesOfRun([fold(half)], language).some(({ topic }) => topic === "kind");
  if (!isSuit || !isPart || more.length > 0) return null;
  return halfOf.replace("{suit}", suit).replace("{half}", half);
}

/** "Jersey maxi dress, stretchy", "jeans (pre baby)": what stands behind is a note, and no part of what one says. */
function withoutDetails(name: string): string {
  const said = name.slice(0, Math.max(0, name.search(DETAILS))).trimEnd();
  return /\p{L}/u.test(said) ? said : name;
}

/** No comma within a number: "taco 3,5". */
const DETAILS = /[;(]|,(?!\d)/;

/** The pieces that are told apart only by such a note. */
export function twinsIn(closet: readonly Piece[], language: Language): ReadonlySet<string> {
  const ids = new Map<string, string[]>();
  for (const { id, name } of closet) {
    const said = name && fold(saidOf(name, language, false));
    if (said) ids.set(said, [...(ids.get(said) ?? []), id]);
  }
  return new Set([...ids.values()].filter(({ length }) => length > 1).flat());
}
