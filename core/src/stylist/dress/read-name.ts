import { languageOf, LINGUA_FRANCA } from "../../languages/index.ts";
import { perLanguage } from "../../languages/per-language.ts";
import type { Language } from "../lexicon/index.ts";
import {
  compound,
  nearest,
  openSenses,
  type Sense,
  sensesAt,
  sensesOf,
  sensesOfMany,
  sensesOfWord,
} from "./senses.ts";

export const MOST_WORDS = 5;

/**
 * Every reading of every run of up to five words, in the given language first, then in English: a French "robe" is no bathrobe.
 * Runs in the words' number, for thousands of names.
 */
export function readName(words: readonly string[], language: Language = LINGUA_FRANCA): Sense[] {
  openSenses();
  const found: Sense[] = [];
  const denying = denyingWords(language);
  for (let at = 0; at < words.length; at++) {
    // "Down puffer, not waterproof" is no raincoat.
    if (denying.has(words[at - 1] ?? "")) continue;
    for (let length = Math.min(MOST_WORDS, words.length - at); length > 0; length--) {
      const list = sensesAt(words, at, length, language);
      if (!list) continue;
      const meant = nearest(list, language);
      const run = words.slice(at, at + length);
      const coloured = colourWords(run, meant, language);
      // "Vestito blu scuro" is a dress, and dark blue: what ends in a colour is read on from there.
      const goesOn = coloured.includes(length - 1);
      const within = coloured.filter((k) => k < length - 1).map((k) => run[k]!);
      found.push(...meant, ...clothIn(run, meant, language), ...coloursOf(within, language));
      if (length > 1) {
        at += length - (goesOn ? 2 : 1);
        break;
      }
    }
  }
  return found;
}

/** What a name of a kind says of its cloth besides: "falda de lana", "Wollrock". */
function clothIn(run: readonly string[], meant: readonly Sense[], language: Language): Sense[] {
  if (meant.some(({ topic }) => topic !== "kind")) return [];
  return run.flatMap((word) => {
    const parts = run.length > 1 ? (sensesOfWord(word, language) ?? []) : compound(word, language);
    const own = (parts ?? []).filter((one) => one.language === language);
    const isKind = run.length > 1 && own.some(({ topic }) => topic === "kind");
    return isKind ? [] : own.filter(({ topic }) => topic === "material");
  });
}

/** "Scarpe nere" are shoes, and black: a colour that follows a garment's noun is one, whatever the two together are called. */
function colourWords(
  run: readonly string[],
  meant: readonly Sense[],
  language: Language,
): readonly number[] {
  const isKind = meant.some(({ topic }) => topic === "kind");
  if (run.length < 2 || !isKind || languageOf(language).syntax.noun !== "first") return [];
  return [...run.keys()].filter((at) => {
    const rest = sensesOfMany(run.filter((_, other) => other !== at).join(" ")) ?? [];
    const isRest = rest.some((one) => one.topic === "kind" && one.language === language);
    return at > 0 && isRest && coloursOf([run[at]!], language).length > 0;
  });
}

/** Of words that mean nothing but a colour. */
const coloursOf = (words: readonly string[], language: Language): readonly Sense[] =>
  words.flatMap((word) => {
    const own = (sensesOf(word) ?? []).filter((one) => one.language === language);
    return own.every(({ topic }) => topic === "colour") ? own : [];
  });

const denyingWords = perLanguage(({ without }): ReadonlySet<string> => new Set(without.split(" ")));
