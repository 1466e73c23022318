import type { LanguageCode } from "../../languages/index.ts";
import { perLanguage } from "../../languages/per-language.ts";
import { NOTHING_SAID } from "../understand/brief.ts";
import { isSmallWordOf } from "../understand/language.ts";
import type { Find } from "../understand/phrasebook.ts";
import type { Word } from "../understand/text.ts";
import type { Garment } from "./garments.ts";
import { placesTaken } from "./indices.ts";
import { type Owned, stemOf, stemsOfNames } from "./owned-names.ts";

type Run = { at: number; end: number; only: readonly string[] };

/** A run of words that more pieces share than this tells none of them apart. */
const SHARED_BY_AT_MOST = 2;
const LONGEST = 4;
const SHORTEST_WORD = 3;

/**
 * "The navy maxi", "die hohen Silbernen", "quello a squali": a noun is left out, and what is said instead stands together in the name
 * of a piece that is owned. Where a noun follows, it is not left out.
 */
export function withoutNoun(
  words: readonly Word[],
  finds: readonly Find[],
  closet: readonly Owned[],
  language: LanguageCode,
): Garment[] {
  const nouns = placesTaken(finds.filter(({ topic }) => topic === "garment" || topic === "event"));
  const names = stemsOfNames(closet);
  const found: Garment[] = [];
  for (let at = 1; at < words.length; at++) {
    const run = runAt(words, at, nouns, names, language);
    if (!run) continue;
    found.push(garmentOf(words, run));
    at = run.end - 1;
  }
  return found;
}

type Names = readonly { id: string; stems: readonly string[] }[];

function runAt(
  words: readonly Word[],
  at: number,
  nouns: ReadonlySet<number>,
  names: Names,
  language: LanguageCode,
): Run | null {
  const { singling, withs, those } = wordsFor(language);
  const before = words[at - 1]!;
  if (before.clause !== words[at]!.clause) return null;
  const isThat = those.has(before.text);
  const isWith = isThat && withs.has(words[at]!.text);
  if (!isWith && !singling.has(before.text)) return null;
  const from = isWith ? afterWith(words, at, language) : at;
  const run = longest(words, from, names, language);
  if (!run || run.only.length > SHARED_BY_AT_MOST) return null;
  const isShort = run.end - run.at < (isWith ? 1 : 2);
  const touches = span(at, run.end + 1).some((k) => nouns.has(k) && inClause(words, at, k));
  return isShort || (touches && !isWith) ? null : { ...run, at: isWith ? at - 1 : at };
}

/** Either may lie behind the last word: "not the one with the". */
const inClause = (words: readonly Word[], at: number, k: number): boolean =>
  at < words.length && words[k]?.clause === words[at]!.clause;

/** Behind "with", its article: "die mit dem Karo". */
function afterWith(words: readonly Word[], at: number, language: LanguageCode): number {
  const { articles } = wordsFor(language);
  return articles.has(words[at + 1]?.text ?? "") ? at + 2 : at + 1;
}

/** As many words as one name holds, from a place on. */
function longest(
  words: readonly Word[],
  at: number,
  names: Names,
  language: LanguageCode,
): Run | null {
  let only: Names = names;
  let end = at;
  while (end < at + LONGEST && inClause(words, at, end)) {
    const { text } = words[end]!;
    if (text.length < SHORTEST_WORD || isSmallWordOf(text, language)) break;
    const fitting = only.filter(({ stems }) => stems.includes(stemOf(text)));
    if (fitting.length === 0) break;
    only = fitting;
    end++;
  }
  return end > at ? { at, end, only: only.map(({ id }) => id) } : null;
}

function garmentOf(words: readonly Word[], { at, end, only }: Run): Garment {
  const text = words
    .slice(at, end)
    .map((word) => word.text)
    .join(" ");
  const mention = { ...NOTHING_SAID, text, only: new Set(only) };
  return { at, end, kind: only.join(" "), negated: false, mention };
}

const span = (from: number, to: number): number[] =>
  Array.from({ length: to - from }, (_, k) => from + k);

type Words = Readonly<Record<"singling" | "withs" | "those" | "articles", ReadonlySet<string>>>;

const setOf = (...all: string[]): ReadonlySet<string> =>
  new Set(all.flatMap((list) => list.split(" ")).filter(Boolean));

const wordsFor = perLanguage(({ cues: { singling, definites, indefinites, leftOut } }): Words => ({
  singling: setOf(singling, definites),
  withs: setOf(leftOut.withs),
  those: setOf(leftOut.those),
  articles: setOf(singling, indefinites),
}));
