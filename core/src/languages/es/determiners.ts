import {
  agreementOf,
  articles,
  type ByForm,
  definiteOf,
  type Determiners,
  type Owned,
} from "../determiners.ts";

const THE = {
  plain: articles("el", "la", "los", "las"),
  de: articles("del", "de la", "de los", "de las"),
  a: articles("al", "a la", "a los", "a las"),
};
const YOUR: Owned = {
  close: articles("tu", "tu", "tus", "tus"),
  polite: articles("su", "su", "sus", "sus"),
};
const SOME = articles("un", "una", "unos", "unas");
const PREPOSITIONS: ByForm<string> = { plain: "", de: "de ", a: "a " };

export const determiners: Determiners = {
  forms: ["de", "a"],
  definite: definiteOf(THE),
  possessive(words, noun, form = "plain", polite = false) {
    const preposition = PREPOSITIONS[form];
    if (preposition === undefined) return null;
    return `${preposition}${YOUR[polite ? "polite" : "close"][agreementOf(noun)]} ${words}`;
  },
  indefinite: (words, noun) => `${SOME[agreementOf(noun)]} ${words}`,
};
