import {
  agreementOf,
  articles,
  before,
  type ByForm,
  type Determiners,
  type Form,
  type Owned,
  VOWEL,
} from "../determiners.ts";
import type { Agreeing } from "../noun.ts";

/** s before a consonant, z, gn, ps, x and y: "lo zaino", "gli stivali". */
const IMPURE = /^(?:s[^aeiouàèéìòù\s]|z|gn|ps|pn|x|y)/i;

const STEMS: ByForm<string> = { de: "de", a: "a", in: "ne", su: "su" };
/** What "il", "lo" and the others become behind a preposition. */
const MELTED: Readonly<Record<string, string>> = {
  il: "l",
  lo: "llo",
  "l'": "ll'",
  la: "lla",
  i: "i",
  gli: "gli",
  le: "lle",
};
const YOUR: Owned = {
  close: articles("tuo", "tua", "tuoi", "tue"),
  polite: articles("suo", "sua", "suoi", "sue"),
};
const BEFORE_YOUR = articles("il", "la", "i", "le");

function articleOf(words: string, { gender, pair }: Agreeing): string {
  const vowel = VOWEL.test(words);
  if (gender === "f") return pair ? "le" : vowel ? "l'" : "la";
  const strong = vowel || IMPURE.test(words);
  if (pair) return strong ? "gli" : "i";
  return vowel ? "l'" : strong ? "lo" : "il";
}

/** An article in a form; null for a form that there is not. */
function formed(article: string, form: Form): string | null {
  if (form === "plain") return article;
  const stem = STEMS[form];
  return stem ? stem + MELTED[article]! : null;
}

function someOf(words: string, { gender, pair }: Agreeing): string {
  const vowel = VOWEL.test(words);
  if (gender === "f") return pair ? "delle" : vowel ? "un'" : "una";
  const impure = IMPURE.test(words);
  if (pair) return vowel || impure ? "degli" : "dei";
  return impure ? "uno" : "un";
}

export const determiners: Determiners = {
  forms: ["de", "a", "in", "su"],
  definite(words, noun, form = "plain") {
    const article = formed(articleOf(words, noun), form);
    return article && before(article, words);
  },
  possessive(words, noun, form = "plain", polite = false) {
    const agreement = agreementOf(noun);
    const article = formed(BEFORE_YOUR[agreement], form);
    return article && `${article} ${YOUR[polite ? "polite" : "close"][agreement]} ${words}`;
  },
  indefinite: (words, noun) => before(someOf(words, noun), words),
};
