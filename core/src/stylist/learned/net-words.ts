import { hashOf } from "./terms.ts";

/** Rows of a net's table of runs. */
export const BUCKETS = 2 ** 13;
const LENGTHS = [3, 4, 5] as const;
/** Of a very long word the first. */
const MOST = 40;

/** A word's runs of three to five letters, ends marked: fastText's subwords (Bojanowski et al., 2017). @returns their rows */
export function letterRuns(text: string, language: string): number[] {
  const marked = `<${text}>`;
  const runs = LENGTHS.flatMap((length) =>
    Array.from({ length: Math.max(0, marked.length - length + 1) }, (_, at) =>
      marked.slice(at, at + length),
    ),
  ).slice(0, MOST);
  return (runs.length > 0 ? runs : [marked]).map((run) => hashOf(`${language}${run}`) % BUCKETS);
}

/** The languages that nets know, by the rows of their tables. */
export const NET_LANGUAGES: readonly string[] = ["en", "de", "fr", "es", "it", "pt"];

/** Words that are looked at; what stands behind them is not read. */
export const MOST_WORDS = 140;

/** Distances count by their powers of two, up to this one, to either side. */
const FARTHEST = 5;
/** How many a distance may be. */
export const DISTANCES = 2 * FARTHEST + 1;

/** How far a word stands from another, before it or behind: 0 is farthest before, the middle one is the same word. */
export function distanceOf(away: number): number {
  const power = away === 0 ? 0 : Math.min(FARTHEST, 1 + Math.floor(Math.log2(Math.abs(away))));
  return FARTHEST + Math.sign(away) * power;
}
