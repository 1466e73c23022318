import { MOST_WORDS } from "../dress/read-name.ts";
import { openSenses, type Sense, sensesAt } from "../dress/senses.ts";

/** A run of words, and all that it means in any language. */
export type Run = { words: readonly string[]; senses: readonly Sense[] };

/** Parts words into the longest runs that mean something, whatever the language, and single words that mean nothing. */
export function runsIn(words: readonly string[]): Run[] {
  openSenses();
  const runs: Run[] = [];
  for (let at = 0; at < words.length; at += runs.at(-1)!.words.length)
    runs.push(longestRun(words, at));
  return runs;
}

function longestRun(words: readonly string[], at: number): Run {
  for (let length = Math.min(MOST_WORDS, words.length - at); length > 0; length--) {
    const run = words.slice(at, at + length);
    const senses = sensesAt(words, at, length);
    if (senses) return { words: run, senses };
  }
  return { words: words.slice(at, at + 1), senses: [] };
}
