import {
  agreementOf,
  articles,
  type Articles,
  before,
  type ByForm,
  type Determiners,
  type Owned,
  VOWEL,
} from "../determiners.ts";
import type { Agreeing } from "../noun.ts";

/** Few words among clothes begin with a mute h; before all others the article stays whole: "le haut", "le hijab". */
const MUTE = /^h(?:abit|iver|omme|erbe|uile)/i;

const THE: ByForm<Articles> = {
  plain: articles("le", "la", "les", "les"),
  de: articles("du", "de la", "des", "des"),
  a: articles("au", "à la", "aux", "aux"),
};
const ELIDED: ByForm<string> = { plain: "l'", de: "de l'", a: "à l'" };
const YOUR: Owned = {
  close: articles("ton", "ta", "tes", "tes"),
  polite: articles("votre", "votre", "vos", "vos"),
};
const SOME = articles("un", "une", "des", "des");
const PREPOSITIONS: ByForm<string> = { plain: "", de: "de ", a: "à " };

const isOpen = (words: string, { pair }: Agreeing): boolean =>
  !pair && (VOWEL.test(words) || MUTE.test(words));

function yourOf(words: string, noun: Agreeing, polite: boolean): string {
  if (!polite && noun.gender === "f" && isOpen(words, noun)) return "ton";
  return YOUR[polite ? "polite" : "close"][agreementOf(noun)];
}

export const determiners: Determiners = {
  forms: ["de", "a"],
  definite(words, noun, form = "plain") {
    const article = isOpen(words, noun) ? ELIDED[form] : THE[form]?.[agreementOf(noun)];
    return article ? before(article, words) : null;
  },
  possessive(words, noun, form = "plain", polite = false) {
    const preposition = PREPOSITIONS[form];
    if (preposition === undefined) return null;
    return `${preposition}${yourOf(words, noun, polite)} ${words}`;
  },
  indefinite: (words, noun) => `${SOME[agreementOf(noun)]} ${words}`,
};
