import type { Cue } from "./cue-book.ts";
import type { Hit } from "./match.ts";
import { MOST } from "./pattern.ts";

/** "don't want" hides "want": a phrase without gaps, or one that counts most, swallows what lies inside it. */
export function withoutSwallowed(hits: readonly Hit<Cue>[]): Hit<Cue>[] {
  const solid = hits.filter(
    ({ entry: { pattern } }) =>
      pattern.weight >= MOST || pattern.places.every(({ is }) => is === "word"),
  );
  return hits.filter(
    (hit) =>
      !solid.some(
        (other) =>
          other.from <= hit.from && other.to >= hit.to && other.to - other.from > hit.to - hit.from,
      ),
  );
}
