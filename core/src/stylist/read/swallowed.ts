import type { Cue } from "./cue-book.ts";
import type { Hit } from "./match.ts";
import { MOST } from "./pattern.ts";

/** "don't want" hides "want": a phrase without gaps, or one that counts most, swallows what lies inside it. */
export function withoutSwallowed(hits: readonly Hit<Cue>[]): Hit<Cue>[] {
  const solid = hits.filter(isSolid);
  return hits.filter((hit) => !solid.some((other) => swallows(other, hit)));
}

/** What is said word for word hides what is said with a gap at the same place: "it is cold and wet" is no "is … wet". */
const swallows = (other: Hit<Cue>, hit: Hit<Cue>): boolean =>
  other.from <= hit.from &&
  other.to >= hit.to &&
  (lengthOf(other) > lengthOf(hit) || (isWhole(other) && !isSolid(hit)));

const lengthOf = ({ from, to }: Hit<Cue>): number => to - from;

const isSolid = (hit: Hit<Cue>): boolean => hit.entry.pattern.weight >= MOST || isWhole(hit);

const isWhole = ({ entry: { pattern } }: Hit<Cue>): boolean =>
  pattern.places.every(({ is }) => is === "word");
