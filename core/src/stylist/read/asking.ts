import { range } from "./indices.ts";
import type { Landscape } from "./landscape.ts";

/**
 * "The long scarf, shall I put it on?": nothing is sought and nobody is asked to do anything, so that what would be put on is asked
 * about. "Can you style my scarf?" and "I'd wear the scarf with what?" ask for an outfit.
 */
export function asksYesOrNo(land: Landscape, at: number): boolean {
  if (!land.isMarked(at)) return false;
  const { words, small } = land;
  const start = land.sentenceStart(at);
  const end = start + land.sentenceLength(at);
  return range(start, end).every((k) => {
    const opens =
      k === end - 1 ||
      [k, k - 1].some((one) => one === start || words[one]?.clause !== words[one - 1]?.clause);
    return !small.hearers.has(words[k]!.text) && !(opens && small.seeking.has(words[k]!.text));
  });
}
