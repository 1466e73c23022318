import { type Determiners, VOWEL } from "../determiners.ts";

/** Begin with a vowel that is written and not heard. */
const AS_YOU = /^(?:uni|one|eu)/i;

export const determiners: Determiners = {
  forms: [],
  definite: (words, { ownerFirst }, form = "plain") =>
    form === "plain" ? (ownerFirst ? words : `the ${words}`) : null,
  possessive: (words, { ownerFirst }, form = "plain") =>
    form === "plain" ? (ownerFirst ? words : `your ${words}`) : null,
  indefinite: (words, { pair }) =>
    pair ? words : `${VOWEL.test(words) && !AS_YOU.test(words) ? "an" : "a"} ${words}`,
};
