import {
  agreementOf,
  articles,
  type Articles,
  type ByForm,
  definiteOf,
  type Determiners,
  type Owned,
} from "../determiners.ts";

const THE: ByForm<Articles> = {
  plain: articles("o", "a", "os", "as"),
  de: articles("do", "da", "dos", "das"),
  a: articles("ao", "à", "aos", "às"),
  in: articles("no", "na", "nos", "nas"),
};
const YOUR: Owned = {
  close: articles("teu", "tua", "teus", "tuas"),
  polite: articles("seu", "sua", "seus", "suas"),
};
const SOME = articles("um", "uma", "uns", "umas");

export const determiners: Determiners = {
  forms: ["de", "a", "in"],
  definite: definiteOf(THE),
  /** Behind the article, into which the preposition melts. */
  possessive(words, noun, form = "plain", polite = false) {
    const agreement = agreementOf(noun);
    const article = THE[form]?.[agreement];
    return article ? `${article} ${YOUR[polite ? "polite" : "close"][agreement]} ${words}` : null;
  },
  indefinite: (words, noun) => `${SOME[agreementOf(noun)]} ${words}`,
};
