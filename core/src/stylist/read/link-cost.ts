import type { Cue, CueBook } from "./cue-book.ts";
import { range } from "./indices.ts";
import type { Landscape } from "./landscape.ts";
import type { Hit } from "./match.ts";
import { MOST } from "./pattern.ts";

/** Words in between, whatever they are: what cues alone can do. */
export function plainCost(land: Landscape, hit: Hit<Cue>, spot: number): number {
  const { at, end } = land.spots[spot]!;
  return at >= hit.to ? at - hit.to : hit.from - end;
}

/** How far a cue stands from a garment, as a reader counts; infinite where it says nothing of it. */
export function costOf(land: Landscape, hit: Hit<Cue>, spot: number, book: CueBook): number {
  const { at, end } = land.spots[spot]!;
  const { side } = hit.entry.pattern;
  if (at >= hit.to) {
    if (side === "before") return Infinity;
    // "Without sleeves, and my scarf": a mere "no" belongs to what comes right behind it.
    if (isBare(hit, book) && !isRightBehind(land, hit, at)) return Infinity;
    if (land.words[at]!.sentence !== land.words[hit.to - 1]!.sentence) return Infinity;
    if (turnsBefore(land, hit.to, at)) return Infinity;
    const away = side === "either" ? 1 + (land.isParted(hit.to - 1, at) ? PARTED : 0) : 0;
    return land.distance(hit.to - 1, at) + away;
  }
  if (end > hit.from || isOfNext(land, hit, spot, book)) return Infinity;
  const way = land.distance(end - 1, hit.from);
  const back = pointsBack(land, hit, book);
  const same = land.words[end - 1]!.sentence === land.words[hit.from]!.sentence;
  // "Shorts, no. What do I wear?": a question asks of its own garments.
  if (hit.entry.pattern.asks && !same && !back) return Infinity;
  const solid = hit.to - hit.from > 1;
  if (side === "after" && !(back && !same && solid)) return back && solid ? way + 4 : Infinity;
  // "My aunt says … but I like them, so those are going on": however much was said in between.
  const insists = back && hit.entry.pattern.weight >= MOST;
  return same && !insists ? way : Math.max(2, way - (back ? 7 : 0));
}

/** "I don't feel like going out but I wear the jeans": what comes before a "but" says nothing of what is named behind it. */
const turnsBefore = ({ words, small }: Landscape, from: number, at: number): boolean =>
  range(from, at).some((k) => small.turns.has(words[k]!.text));

/** What a semicolon before the garment costs a cue that may belong to either side. */
const PARTED = 8;

/** Words that may stand between "no" and its garment: "no other black". */
const FEW = 2;

/** In its own clause: in "black never, a long skirt" it is said of what stands before. */
const isRightBehind = (land: Landscape, { to }: Pick<Hit<Cue>, "to">, at: number): boolean =>
  at - to <= FEW &&
  land.distance(to - 1, at) <= FEW + 1 &&
  land.words[at]!.clause === land.words[to - 1]!.clause;

/** "The red dress, never the black": a lone "no" at the head of a clause belongs to what comes right behind it. */
const isOfNext = (
  land: Landscape,
  { from, to }: Hit<Cue>,
  spot: number,
  book: CueBook,
): boolean => {
  const { clause } = land.words[from]!;
  return (
    to - from === 1 &&
    book.small.negators.has(land.words[from]!.text) &&
    land.words[from - 1]?.clause !== clause &&
    land.spots.some(({ at }, next) => next > spot && at >= to && isRightBehind(land, { to }, at))
  );
};

const isBare = ({ entry, from, to }: Hit<Cue>, { small }: CueBook): boolean =>
  to - from === 1 &&
  entry.pattern.side === "after" &&
  entry.pattern.places.some(
    (place) => place.is === "word" && [...place.words].some((word) => small.negators.has(word)),
  );

/** "It itches": the clause has a pronoun in a garment's place. */
function pointsBack(land: Landscape, hit: Hit<Cue>, { small }: CueBook): boolean {
  const from = land.clauseStart(hit.from);
  const to = land.clauseEnd(hit.to - 1);
  return range(from, to).some((at) => small.pronouns.has(land.words[at]!.text));
}
