import { type LanguageCode, languageOf, LANGUAGES } from "../../languages/index.ts";
import type { Phrases } from "../../languages/cue-list.ts";
import type { WhyNotList } from "../../languages/why-not-list.ts";
import { SMALL_WORDS } from "../../situations/small-words.ts";
import { namedBy } from "../dress/named-by.ts";
import type { Piece } from "../dress/piece.ts";
import { Landscape, noSmallWords } from "../read/landscape.ts";
import { PhraseBook } from "../read/match.ts";
import { type Pattern, readPatterns } from "../read/pattern.ts";
import { type Brief, isOfPiece } from "../understand/brief.ts";
import { readWords, type Word } from "../understand/text.ts";

type Entry = { pattern: Pattern; opens: boolean };

const books = new Map<WhyNotList, PhraseBook<Entry>>();

function bookOf(list: WhyNotList): PhraseBook<Entry> {
  let book = books.get(list);
  if (!book) {
    const entries = (phrases: Phrases, opens: boolean) =>
      readPatterns(phrases, {}).map((pattern) => ({ pattern, opens }));
    book = new PhraseBook([...entries(list.asks, false), ...entries(list.opens, true)]);
    books.set(list, book);
  }
  return book;
}

/** Longer than this, and somebody tells of a day. */
const LONGEST = 24;

/** The owned pieces that are asked about, and the language of the question; whether words are left that speak of something else. */
export type WhyNotAsked = {
  language: LanguageCode;
  pieces: readonly Piece[];
  saysMore: boolean;
};

/**
 * Reads "why not my blazer?" and, of a piece that is not worn, "and my blazer?".
 * @param brief what the words say by themselves
 * @param worn what is shown
 * @param likeliest languages that are tried first
 * @returns null where no such question is asked, or nothing owned is asked about
 */
export function readWhyNot(
  prompt: string,
  brief: Brief,
  { closet, worn }: { closet: readonly Piece[]; worn: readonly Piece[] },
  likeliest: readonly LanguageCode[],
): WhyNotAsked | null {
  const words = readWords(prompt);
  if (words.length > LONGEST) return null;
  const land = new Landscape(prompt, words, [], noSmallWords);
  const isQuestion = prompt.includes("?");
  for (const language of new Set([...likeliest, ...LANGUAGES])) {
    const found = bookOf(languageOf(language).whyNot).find(land);
    const hits = found.filter(({ entry, from }) => !entry.opens || (from === 0 && isQuestion));
    if (hits.length === 0) continue;
    const meant = askedAbout(brief, closet);
    const called = calledSo(words, meant.length > 0 ? meant : closet);
    const pieces = called.length > 0 ? called : meant;
    if (pieces.length === 0) continue;
    if (hits.every(({ entry }) => entry.opens) && pieces.some((one) => worn.includes(one)))
      continue;
    const cue = new Set(hits.flatMap(({ from, to }) => words.slice(from, to)));
    const rest = tellingIn(words.filter((word) => !cue.has(word)));
    const saysMore = rest.some((word) => !pieces.some((piece) => piece.words.has(word)));
    return { language, pieces, saysMore };
  }
  return null;
}

/** Whatever role the words seemed to give a garment: here it is asked about. */
const askedAbout = ({ wants, avoids, asked }: Brief, pieces: readonly Piece[]): Piece[] =>
  namedBy([...wants, ...avoids, ...asked].filter(isOfPiece), pieces);

const tellingIn = (words: readonly Word[]): string[] =>
  [...new Set(words.map(({ text }) => text))].filter((text) => !SMALL_WORDS.has(text));

/** By the name that its owner gave it: those whose names share most words with what was typed. */
function calledSo(words: readonly Word[], closet: readonly Piece[]): Piece[] {
  const telling = tellingIn(words);
  const shared = (piece: Piece): number => telling.filter((word) => piece.words.has(word)).length;
  const most = Math.max(0, ...closet.map(shared));
  return most === 0 ? [] : closet.filter((piece) => shared(piece) === most);
}
