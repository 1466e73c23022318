import { range } from "./indices.ts";
import type { Cue, CueBook } from "./cue-book.ts";
import type { Landscape } from "./landscape.ts";
import type { Hit } from "./match.ts";
import { fits } from "./pattern.ts";

/** "my aunt says I should wear": what others do reaches no further than the speaker. */
export function speaksForOthers(
  land: Landscape,
  hit: Hit<Cue>,
  spot: number,
  book: CueBook,
): boolean {
  if (!book.people.has(land.words[hit.from]!.text)) return false;
  if (ownsWhatIsNamed(land, hit.from, book)) return true;
  // "Everybody comes in green, so the emerald blouse": what follows is one's own.
  const next = range(hit.to, land.spots[spot]!.at).map((at) => land.words[at]!.text);
  if (next.some((text) => book.small.hence.has(text))) return true;
  const until = Math.max(hit.to, land.spots[spot]!.at);
  // In "mi primo se llevó", written without its accent, nobody but the cousin acts.
  const isOfCue = (at: number): boolean =>
    at < hit.to && hit.entry.pattern.places.some((place) => fits(place, land.words[at]!.text));
  return range(hit.from + 1, until).some(
    (at) => book.small.subjects.has(land.words[at]!.text) && !land.isNamed(at) && !isOfCue(at),
  );
}

/** "the waistcoat of my grandfather": who stands right behind a garment with "of" is part of its name and does nothing. */
function ownsWhatIsNamed(land: Landscape, at: number, { small }: CueBook): boolean {
  let of = at - 1;
  if (small.singling.has(land.words[of]?.text ?? "") && !small.belonging.has(land.words[of]!.text))
    of--;
  return small.belonging.has(land.words[of]?.text ?? "") && land.isNamed(of - 1);
}

/** "she always comes with": a mere "with" wishes only where the speaker acts. */
export function doneByOthers(land: Landscape, { entry, from }: Hit<Cue>, book: CueBook): boolean {
  if (entry.role !== "want" || entry.pattern.weight >= 1) return false;
  for (let at = from - 1; at >= 0 && !land.isSentenceStart(at + 1); at--) {
    const { text, owner } = land.words[at]!;
    if (book.small.subjects.has(text) || land.isNamed(at)) return false;
    if (book.people.has(text) && !owner) return true;
  }
  return false;
}
