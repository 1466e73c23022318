import type { Find } from "./phrasebook.ts";
import type { RulesRead } from "./read-rules.ts";
import type { Word } from "./text.ts";

/** What was read without the words of rules: they say nothing more of garments. */
export function withoutRules(
  words: readonly Word[],
  finds: readonly Find[],
  { spans }: RulesRead,
): { words: readonly Word[]; finds: readonly Find[] } {
  if (spans.length === 0) return { words, finds };
  const isIn = (at: number): boolean => spans.some(([from, to]) => from <= at && at < to);
  return {
    words: words.map((word, at) => (isIn(at) ? { ...word, text: "" } : word)),
    finds: finds.filter(({ at, length }) =>
      Array.from({ length }, (_, step) => at + step).every((one) => !isIn(one)),
    ),
  };
}
