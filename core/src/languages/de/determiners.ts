import { agreementOf, articles, before, type Determiners, type Form } from "../determiners.ts";
import { declined, type GermanCase } from "./decline.ts";

const SOME = articles("ein", "eine", "", "");

const caseOf = (form: Form): GermanCase | null =>
  form === "plain" ? "nom" : form === "acc" || form === "dat" ? form : null;

export const determiners: Determiners = {
  forms: ["acc", "dat"],
  definite(words, noun, form = "plain") {
    const which = caseOf(form);
    return which && declined(words, noun, which);
  },
  possessive(words, noun, form = "plain", polite = false) {
    const which = caseOf(form);
    return which && declined(words, noun, which, polite ? "polite" : "close");
  },
  indefinite: (words, noun) => before(SOME[agreementOf(noun)], words),
};
