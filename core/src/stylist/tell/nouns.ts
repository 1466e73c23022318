import { languageOf, type Noun } from "../../languages/index.ts";
import { isKindId } from "../../wardrobe/kinds.ts";
import type { Language } from "../lexicon/index.ts";

/** @param word a kind of garment, or a wider word that stands for several. */
export function nounOf(word: string, language: Language): Noun {
  const { kinds, groups } = languageOf(language);
  if (isKindId(word)) return kinds[word];
  return word === "tailoring" ? groups.tailoring : groups.collared;
}
