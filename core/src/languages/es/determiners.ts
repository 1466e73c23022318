import {
  agreementOf,
  articles,
  type Articles,
  type Determiners,
  type Form,
  type Owned,
} from "../determiners.ts";

const THE: Readonly<Partial<Record<Form, Articles>>> = {
  plain: articles("el", "la", "los", "las"),
  de: articles("del", "de la", "de los", "de las"),
  a: articles("al", "a la", "a los", "a las"),
};
const YOUR: Owned = {
  close: articles("tu", "tu", "tus", "tus"),
  polite: articles("su", "su", "sus", "sus"),
};
const SOME = articles("un", "una", "unos", "unas");
const PREPOSITIONS: Readonly<Partial<Record<Form, string>>> = { plain: "", de: "de ", a: "a " };

export const determiners: Determiners = {
  forms: ["de", "a"],
  definite(words, noun, form = "plain") {
    const article = THE[form]?.[agreementOf(noun)];
    return article ? `${article} ${words}` : null;
  },
  possessive(words, noun, form = "plain", polite = false) {
    const preposition = PREPOSITIONS[form];
    if (preposition === undefined) return null;
    return `${preposition}${YOUR[polite ? "polite" : "close"][agreementOf(noun)]} ${words}`;
  },
  indefinite: (words, noun) => `${SOME[agreementOf(noun)]} ${words}`,
};
