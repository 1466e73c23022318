import {
  agreementOf,
  articles,
  type Articles,
  type Determiners,
  type Form,
  type Owned,
} from "../determiners.ts";

const THE: Readonly<Partial<Record<Form, Articles>>> = {
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
  definite(words, noun, form = "plain") {
    const article = THE[form]?.[agreementOf(noun)];
    return article ? `${article} ${words}` : null;
  },
  /** Behind the article, into which the preposition melts. */
  possessive(words, noun, form = "plain", polite = false) {
    const agreement = agreementOf(noun);
    const article = THE[form]?.[agreement];
    return article ? `${article} ${YOUR[polite ? "polite" : "close"][agreement]} ${words}` : null;
  },
  indefinite: (words, noun) => `${SOME[agreementOf(noun)]} ${words}`,
};
