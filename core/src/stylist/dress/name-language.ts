import { LANGUAGES, LINGUA_FRANCA } from "../../languages/index.ts";
import type { Language } from "../lexicon/index.ts";
import { openSenses, sensesOfWord } from "./senses.ts";

/** So many names tell a closet's language. */
export const SAMPLE = 60;

/** The language that a closet's names are in: the person's own where its words are at least as many as the English ones. */
export const languageOfNames = (names: Names, asked: Language): Language =>
  leadOf(names, asked) >= 0 ? asked : LINGUA_FRANCA;

type Names = readonly (readonly string[])[];

/** The same where nobody asks in any: English unless another language knows more of the words. */
export function likeliestLanguage(names: Names): Language {
  const leads = LANGUAGES.map((code) => ({ code, lead: leadOf(names, code) }));
  return leads.reduce((best, one) => (one.lead > best.lead ? one : best)).code;
}

/** How many more words a language knows than English. */
function leadOf(names: Names, asked: Language): number {
  openSenses();
  let lead = 0;
  for (const word of names.flat()) {
    const list = sensesOfWord(word, asked);
    if (!list) continue;
    const own = list.some((sense) => sense.language === asked);
    lead += Number(own) - Number(list.some((sense) => sense.language === LINGUA_FRANCA));
  }
  return lead;
}
