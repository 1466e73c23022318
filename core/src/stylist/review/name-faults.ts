import { wordsOfAll } from "../../languages/all.ts";
import { languageOf } from "../../languages/index.ts";
import type { Find } from "../understand/phrasebook.ts";
import type { Word } from "../understand/text.ts";
import type { Known } from "./known.ts";
import { covers, listed, type Reading } from "./reading.ts";
import { BRANDS } from "./brands.ts";

const brands = listed(BRANDS);
const capitalWords = wordsOfAll(({ syntax }) => syntax.capitalWords);

/** Makers and other proper names that neither the closet nor the request has. */
export function nameFaults(
  text: string,
  { words, finds, language }: Reading,
  known: Known,
): string[] {
  // Of a sentence that is still being written, the last word may become another: "Oxf", "Mary" of "Mary Janes".
  const open = /[.!?…»“”"]$/.test(text.trimEnd()) ? -1 : words.length - 1;
  const { capitalNouns } = languageOf(language).syntax;
  return words
    .filter((word, index) => {
      if (isKnown(word.text, known)) return false;
      if (brands.has(word.text)) return true;
      const isOpen = capitalNouns || index === open;
      return !isOpen && isName(word, words[index - 1]) && !isMeantSo(finds, index);
    })
    .map(({ raw }) => `no such name, “${raw}”`);
}

/** However its owner writes it: "Levi's" are "levis". */
const isKnown = (text: string, { words }: Known): boolean =>
  words.has(text) || words.has(`${text}s`) || words.has(text.replace(/s$/, ""));

/** A capital where no sentence begins. */
const isName = ({ raw, text, sentence, clause }: Word, before: Word | undefined): boolean =>
  text.length > 1 &&
  /^\p{Lu}/u.test(raw) &&
  before?.sentence === sentence &&
  before.clause === clause &&
  !capitalWords.has(text);

/** "Oxford", "Saturday", "Christmas". */
const isMeantSo = (finds: readonly Find[], index: number): boolean =>
  finds.some((find) => covers(find, index));
