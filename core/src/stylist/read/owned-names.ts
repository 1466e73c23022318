import type { CUES } from "../../languages/cue-lists.ts";
import { isEverydayWord } from "../../languages/everyday.ts";
import { REAL_WORDS } from "../lexicon/real-words.ts";
import type { Mention } from "../understand/brief.ts";
import { isSmallWord } from "../understand/language.ts";
import type { Find } from "../understand/phrasebook.ts";
import { fold, type Word } from "../understand/text.ts";
import type { Garment } from "./garments.ts";

/** What is read of an owned piece: what its owner calls it. */
export type Owned = { id: string; name?: string };

type Language = keyof typeof CUES;
type Name = { id: string; words: readonly string[]; head: string };

/** A word that more pieces share than this tells none of them apart. */
const SHARED_BY_AT_MOST = 3;
const SHORTEST = 3;
const SPLIT = /[^\p{L}\p{N}]+/u;

/**
 * Pieces called by their owner's own names where the vocabulary knows no such garment: "the RMs", "my Anarkali". Only a
 * name's noun counts, or a proper name in it: other words of a name are said of many things.
 * @param taken words that the vocabulary has read
 */
export function ownedByName(
  words: readonly Word[],
  finds: readonly Find[],
  closet: readonly Owned[],
  language: Language,
): Garment[] {
  const names = closet.flatMap((piece) => nameOf(piece, language));
  if (names.length === 0) return [];
  const known = new Set(finds.flatMap(({ at, length }) => range(at, at + length)));
  const found: Garment[] = [];
  for (let at = 0; at < words.length; at++) {
    if (known.has(at) || !tells(words[at]!, language)) continue;
    const meant = names.filter((name) => isCalled(name, words[at]!));
    if (meant.length === 0 || meant.length > SHARED_BY_AT_MOST) continue;
    const spot = widen(words, at, meant);
    found.push({ ...spot, negated: false, mention: mentionOf(words, spot) });
    at = spot.end - 1;
  }
  return found;
}

/** A piece's name as its words are compared with a request's. */
export const wordsOfName = ({ name = "" }: Owned): string[] =>
  fold(name).split(SPLIT).filter(Boolean);

function nameOf(piece: Owned, language: Language): Name[] {
  const { id } = piece;
  const words = wordsOfName(piece);
  // The noun comes last in English and German, first in the Romance languages.
  const head = language === "en" || language === "de" ? words.at(-1) : words[0];
  return head === undefined ? [] : [{ id, words, head }];
}

const tells = ({ text }: Word, language: Language): boolean =>
  text.length >= SHORTEST &&
  !isSmallWord(text) &&
  !REAL_WORDS.has(text) &&
  !isEverydayWord(text, language);

const stem = (text: string): string => text.replace(/(es|s|n|i|e)$/, "");

function isCalled({ words, head }: Name, { text, raw }: Word): boolean {
  if (stem(head) === stem(text)) return true;
  const proper = /^\p{Lu}/u.test(raw);
  return proper && words.some((word) => stem(word) === stem(text));
}

/** "mustard Anarkali": neighbours that are in the name too single one out of several. */
function widen(words: readonly Word[], at: number, names: readonly Name[]) {
  let meant = names;
  let from = at;
  let end = at + 1;
  const narrow = (next: number): boolean => {
    const word = words[next];
    if (!word || word.clause !== words[at]!.clause) return false;
    const fitting = meant.filter(({ words: all }) =>
      all.some((one) => stem(one) === stem(word.text)),
    );
    if (fitting.length > 0) meant = fitting;
    return fitting.length > 0;
  };
  while (narrow(from - 1)) from--;
  while (narrow(end)) end++;
  return {
    at: from,
    end,
    kind: meant.map(({ id }) => id).join(" "),
    only: meant.map(({ id }) => id),
  };
}

const mentionOf = (
  words: readonly Word[],
  { at, end, only }: { at: number; end: number; only: readonly string[] },
): Mention => ({
  colours: [],
  moods: [],
  materials: [],
  patterns: [],
  features: [],
  text: words
    .slice(at, end)
    .map(({ text }) => text)
    .join(" "),
  firm: false,
  allergy: false,
  only: new Set(only),
});

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from }, (_, k) => from + k);
