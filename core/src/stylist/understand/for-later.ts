import type { SettingCues } from "../lexicon/setting-cues.ts";
import { standsAt, type Word } from "./text.ts";

/**
 * "Not the dinosaur top, that's being kept for his birthday": the rest of the thought tells of another day. A sentence that begins so
 * with "what I need" asks for today, unless it points back: "Das brauchen wir am Samstag für …".
 */
export function forLater(words: readonly Word[], at: number, cues: SettingCues): number[] {
  const word = words[at]!;
  // "I" may stand before it.
  const opens = [1, 2].some((back) => words[at - back]?.sentence !== word.sentence);
  const isSaid = cues.forLater.some((phrase) => {
    const pointsBack = phrase.startsWith(BACK);
    return (pointsBack || !opens) && standsAt(words, pointsBack ? phrase.slice(1) : phrase, at);
  });
  if (!isSaid) return [];
  let to = at;
  while (words[to]?.clause === word.clause) to++;
  return Array.from({ length: to - at }, (_, k) => at + k);
}

const BACK = "^";
