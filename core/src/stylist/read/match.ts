import type { Landscape } from "./landscape.ts";
import { fits, GAP, type Pattern, type Place } from "./pattern.ts";

/** A phrase found: words `from` up to `to`, and the garment inside it where it has one. */
export type Hit<T> = { entry: T; from: number; to: number; inside: number | null };

/** Stems are filed under their first letters, so that a word meets few of them. */
const FILED = 3;

/** Phrases filed by their first word: a text is read once, each word meeting only the phrases that may begin with it. */
export class PhraseBook<T extends { pattern: Pattern }> {
  private readonly words = new Map<string, T[]>();
  private readonly stems = new Map<string, T[]>();

  constructor(entries: readonly T[]) {
    for (const entry of entries) this.file(entry);
  }

  private file(entry: T): void {
    for (const place of entry.pattern.places) {
      if (place.is !== "word") return;
      for (const word of place.words) push(this.words, word, entry);
      for (const stem of place.stems) push(this.stems, stem.slice(0, FILED), entry);
      if (!place.optional) return;
    }
  }

  find(land: Landscape): Hit<T>[] {
    const hits: Hit<T>[] = [];
    land.words.forEach(({ text }, at) => {
      const met = new Set([
        ...(this.words.get(text) ?? []),
        ...(this.stems.get(text.slice(0, FILED)) ?? []),
      ]);
      for (const entry of met) {
        const end = follow({ land, places: entry.pattern.places }, 0, at, null);
        if (end && end.to > at) hits.push({ entry, from: at, ...end });
      }
    });
    return hits;
  }
}

function push<T>(map: Map<string, T[]>, key: string, value: T): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

type Walk = { land: Landscape; places: readonly Place[] };
type End = { to: number; inside: number | null };

/** Steps are few: phrases have at most three gaps. */
function follow(walk: Walk, k: number, at: number, inside: number | null): End | null {
  const { land, places } = walk;
  const place = places[k];
  if (!place) return { to: at, inside };
  if (place.is === "word") return followWord(walk, k, at, inside);
  const most = place.is === "garment" ? GAP + 3 : place.most;
  for (let skip = 0; skip <= most; skip++) {
    const met = place.is === "garment" ? land.garmentWithin(at, at + skip) : inside;
    const blind = place.is === "garment" && met === null;
    const end = blind ? null : follow(walk, k + 1, at + skip, met);
    if (end) return end;
    if (!land.goesOn(at + skip, most > GAP + 3)) return null;
  }
  return null;
}

function followWord(walk: Walk, k: number, at: number, inside: number | null): End | null {
  const { land, places } = walk;
  const place = places[k]!;
  const word = land.words[at];
  if (
    word &&
    fits(place, word.text) &&
    !land.isNamed(at) &&
    (k === 0 || !land.isSentenceStart(at))
  ) {
    const end = follow(walk, k + 1, at + 1, inside);
    if (end) return end;
  }
  return place.is === "word" && place.optional ? follow(walk, k + 1, at, inside) : null;
}
