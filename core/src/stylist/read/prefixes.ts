import type { LanguageCode } from "../../languages/index.ts";
import { perLanguage } from "../../languages/per-language.ts";
import type { Find } from "../understand/phrasebook.ts";
import type { Word } from "../understand/text.ts";
import { placesTaken } from "./indices.ts";

const negatorsOf = perLanguage(
  ({ cues }): ReadonlySet<string> => new Set(cues.negators.split(" ")),
);

type Read = { words: readonly Word[]; finds: readonly Find[] };

/** "I'm non-binary", "sou não-fumador": a "no" that is tied to its word denies nothing but that, unless clothes are: "no-jeans policy". */
export function withoutPrefixes(
  prompt: string,
  { words, finds }: Read,
  language: LanguageCode,
): Read {
  const negators = negatorsOf(language);
  const clothes = placesTaken(finds.filter(({ topic }) => topic !== "negation"));
  const isPrefix = (at: number): boolean =>
    (negators.has(words[at]!.text) || words[at]!.text === NON) &&
    isTied(prompt, words[at]!, words[at + 1]) &&
    !clothes.has(at + 1);
  const prefixes = new Set([...words.keys()].filter(isPrefix));
  if (prefixes.size === 0) return { words, finds };
  return {
    words: words.map((word, at) => (prefixes.has(at) ? { ...word, text: "" } : word)),
    finds: finds.filter(({ at }) => !prefixes.has(at)),
  };
}

/** A prefix in many languages, though no word of its own in all of them. */
const NON = "non";

const isTied = (prompt: string, { end }: Word, next: Word | undefined): boolean =>
  next?.start === end + 1 && prompt[end] === "-";
