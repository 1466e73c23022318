import type { Heard } from "./role-terms.ts";
import { ideasIn } from "./ideas.ts";
import type { Term } from "./terms.ts";

/** How far from a garment words are looked at, and over how many sentences' ends before and behind it. */
const REACH = 40;
const SENTENCES = { before: 1, behind: 2 };

/** What the words around a garment stand for, by side, clause and sentence: the same in every language. */
export function ideaTerms(heard: Heard, spot: number): Term[] {
  return [...placesAround(heard, spot)].flatMap(([place, words]) =>
    ideasIn(heard.ideas, words, heard.language).map((idea): Term => [`§i${place} ${idea}`, 1]),
  );
}

/** Words by where they stand; those of other garments are left empty, so that no phrase goes across one. */
function placesAround({ land }: Heard, spot: number): ReadonlyMap<string, string[]> {
  const { at, end } = land.spots[spot]!;
  const places = new Map<string, string[]>();
  const last = Math.min(land.words.length, end + REACH);
  for (let k = Math.max(0, at - REACH); k < last; k++) {
    const place = k >= at && k < end ? null : placeOf(land, k, at, end);
    if (place === null) continue;
    const text = land.isNamed(k) ? "" : land.words[k]!.text;
    places.set(place, [...(places.get(place) ?? []), text]);
  }
  return places;
}

function placeOf({ words }: Heard["land"], k: number, at: number, end: number): string | null {
  const far = words[k]!.sentence - words[at]!.sentence;
  if (far < -SENTENCES.before || far > SENTENCES.behind) return null;
  if (far !== 0) return `s${far}`;
  const beside = words[k < at ? at : end - 1]!;
  return `${k < at ? "<" : ">"}${words[k]!.clause === beside.clause ? "c" : "s"}`;
}
