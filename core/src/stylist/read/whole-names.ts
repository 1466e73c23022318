import type { Mention } from "../understand/brief.ts";
import type { Word } from "../understand/text.ts";
import type { Garment } from "./garments.ts";
import { type Owned, wordsOfName } from "./owned-names.ts";

/** One word names a kind; two or more single a piece out. */
const FEWEST_WORDS = 2;

type Whole = { at: number; end: number; only: readonly string[] };

/**
 * "The denim bermudas ripped", where that is what a piece is called: whatever else the words could mean, that piece is meant and no
 * other, so what was read of parts of its name becomes one mention of it.
 */
export function withWholeNames(
  words: readonly Word[],
  garments: readonly Garment[],
  closet: readonly Owned[],
): Garment[] {
  const wholes = wholeNames(words, closet);
  const within = ({ at, end }: Garment): Whole | undefined =>
    wholes.find((whole) => at < whole.end && whole.at < end);
  const merged = wholes.flatMap((whole) => {
    const parts = garments.filter((one) => within(one) === whole);
    return parts.length > 0 ? [mergedOf(words, whole, parts)] : [];
  });
  return [...garments.filter((one) => !within(one)), ...merged].toSorted((a, b) => a.at - b.at);
}

/** Longest first, none within another; pieces of one name are meant together. */
function wholeNames(words: readonly Word[], closet: readonly Owned[]): Whole[] {
  const byName = new Map<string, string[]>();
  for (const piece of closet) {
    const parts = wordsOfName(piece);
    if (parts.length < FEWEST_WORDS) continue;
    const key = parts.join(" ");
    byName.set(key, [...(byName.get(key) ?? []), piece.id]);
  }
  const found: Whole[] = [];
  for (const [key, only] of [...byName].toSorted(([a], [b]) => b.length - a.length))
    for (const at of placesOf(words, key.split(" "))) {
      const whole = { at, end: at + key.split(" ").length, only };
      if (!found.some((one) => one.at < whole.end && whole.at < one.end)) found.push(whole);
    }
  return found;
}

const placesOf = (words: readonly Word[], name: readonly string[]): number[] =>
  words.flatMap((_, at) =>
    name.every((part, step) => words[at + step]?.text === part) ? [at] : [],
  );

function mergedOf(words: readonly Word[], whole: Whole, parts: readonly Garment[]): Garment {
  const { at, end, only } = whole;
  const text = words
    .slice(at, end)
    .map((word) => word.text)
    .join(" ");
  const mention: Mention = { ...parts[0]!.mention, text, only: new Set(only) };
  return { ...parts[0]!, at, end, mention, negated: parts.some(({ negated }) => negated) };
}
