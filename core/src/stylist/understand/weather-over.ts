import type { LanguageCode as Language } from "../../languages/index.ts";
import { settingCuesOf } from "../lexicon/setting-cues.ts";
import type { Find } from "./phrasebook.ts";
import { phraseAt } from "./told-beside.ts";
import type { Word } from "./text.ts";

/** How far a weather and the day that it fell on stand apart: "the rain of yesterday". */
const NEAR = 3;

/** Where a weather is named that is over: "the ground is still soft from yesterday's rain" tells of no rain today. */
export function weatherOver(
  words: readonly Word[],
  finds: readonly Find[],
  language: Language,
): number[] {
  const { past } = settingCuesOf(language);
  return finds
    .filter(({ topic, at }) => topic === "weather" && isOver(words, at, past))
    .map(({ at }) => at);
}

function isOver(words: readonly Word[], at: number, past: readonly string[]): boolean {
  const { clause } = words[at]!;
  return words.some(
    (word, k) =>
      word.clause === clause && Math.abs(k - at) <= NEAR && phraseAt(words, k, past).length > 0,
  );
}
