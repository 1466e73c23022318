import type { Word } from "../understand/text.ts";
import { type Ideas, ideasIn } from "./ideas.ts";
import { LONG_STEM, STEM } from "./terms.ts";

/** Tags of ideas that people in danger write of, and of ordinary ones in the same words: two of them say more than each. */
const TELLING = /^tag (danger|calm)-/;

const MOST_IDEAS = 4;
const SHORT_STEM = 4;

/**
 * What is seen of a request by which people in danger are told from others: its words alone and up to three in a row, how it begins
 * and ends, and its ideas, alone and in twos.
 */
export function distressTerms(words: readonly Word[], language: string, ideas: Ideas): string[] {
  const texts = words.map(({ text }) => text);
  const known = ideasIn(ideas, texts, language);
  const telling = known.filter((term) => TELLING.test(term)).toSorted();
  const pairs = telling.flatMap((one, at) =>
    telling.slice(at + 1).map((other) => `${one} & ${other}`),
  );
  const most = Math.min(MOST_IDEAS, telling.length);
  const own = [...rowsOfWords(texts), ...endsOf(texts)].map((term) => `${language} ${term}`);
  return [...new Set([...own, ...known, ...pairs, `telling ${most}`])];
}

const endsOf = (texts: readonly string[]): string[] =>
  [1, 2].flatMap((count) => [
    `^ ${texts.slice(0, count).join(" ")}`,
    `$ ${texts.slice(-count).join(" ")}`,
  ]);

function rowsOfWords(texts: readonly string[]): string[] {
  return texts.flatMap((text, at) => {
    const [last, before] = [texts[at - 1], texts[at - 2]];
    const terms = [text, ...[SHORT_STEM, STEM, LONG_STEM].flatMap((cut) => stemOf(text, cut))];
    if (last) terms.push(`${last} ${text}`);
    if (before) terms.push(`${before} ${last} ${text}`, `${before} _ ${text}`);
    return terms;
  });
}

const stemOf = (text: string, cut: number): string[] =>
  text.length > cut ? [`${text.slice(0, cut)}~`] : [];
