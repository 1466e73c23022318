import { languageOf, type Noun } from "../../languages/index.ts";
import { isKindId } from "../../wardrobe/kinds.ts";
import type { Language } from "../lexicon/index.ts";

/** What other words agree with: gender, with a `p` where the noun is plural ("die Jeans", "gli stivali", "les baskets"). */
export type Agreement = "m" | "f" | "n" | "mp" | "fp" | "p";

/** @param word a kind of garment, or a wider word that stands for several. */
export function nounOf(word: string, language: Language): Noun {
  const { kinds, groups } = languageOf(language);
  if (isKindId(word)) return kinds[word];
  return word === "tailoring" ? groups.tailoring : groups.collared;
}

export function agreementOf({ gender, pair }: Noun): Agreement {
  if (!pair) return gender;
  return gender === "n" ? "p" : `${gender}p`;
}
