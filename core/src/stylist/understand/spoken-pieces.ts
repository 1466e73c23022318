import { type LanguageCode, languageOf } from "../../languages/index.ts";
import { type Owned, stemOf, wordsOfName } from "../read/owned-names.ts";
import { insistingIn } from "../read/read-mentions.ts";
import type { Find } from "./phrasebook.ts";
import { isSmallWordOf } from "./language.ts";
import type { Word } from "./text.ts";

export type Span = readonly [from: number, to: number];

/** Where a request speaks of single pieces: what is said there demands nothing of all the others. */
export const piecesSpokenOf = (
  words: readonly Word[],
  finds: readonly Find[],
  closet: readonly Owned[],
  language: LanguageCode,
): Span[] => [
  ...namesIn(words, closet),
  ...tellingApart(words, finds, closet, language),
  ...ofOnePiece(words, finds, language),
];

/** Where pieces are called by their whole names. */
function namesIn(words: readonly Word[], closet: readonly Owned[]): Span[] {
  return closet.flatMap((piece) => {
    const name = wordsOfName(piece);
    if (name.length < 2) return [];
    return words.flatMap((_, at): Span[] =>
      name.every((part, step) => words[at + step]?.text === part) ? [[at, at + name.length]] : [],
    );
  });
}

/** "The tunic with the pockets": what a garment that is owned is told apart by, right behind its noun, demands nothing. */
function tellingApart(
  words: readonly Word[],
  finds: readonly Find[],
  closet: readonly Owned[],
  language: LanguageCode,
): Span[] {
  const singling = languageOf(language).cues.singling.split(" ");
  const names = closet.map((piece) => wordsOfName(piece).map(stemOf));
  return finds.flatMap(({ topic, at, length }): Span[] => {
    if (topic !== "garment" || !singling.includes(words[at - 1]?.text ?? "")) return [];
    const noun = stemOf(words[at]!.text);
    const end = at + length;
    const next = [end, end + 1, end + 2].find((k) =>
      names.some((stems) => stems.includes(noun) && isTold(words, end, k, stems, language)),
    );
    return next === undefined ? [] : [[end, next + 1]];
  });
}

const isTold = (
  words: readonly Word[],
  from: number,
  at: number,
  stems: readonly string[],
  language: LanguageCode,
): boolean =>
  words[at]?.clause === words[from - 1]!.clause &&
  !isSmallWordOf(words[at]!.text, language) &&
  stems.includes(stemOf(words[at]!.text));

/** "The blue shirt may get ruined": said of one garment, it demands nothing of the others. */
const ofOnePiece = (
  words: readonly Word[],
  finds: readonly Find[],
  language: LanguageCode,
): Span[] =>
  insistingIn(words, language)
    .filter(({ from, to }) => {
      const clauses = [words[from]!.clause, words[Math.min(to, words.length - 1)]!.clause];
      return finds.some(
        ({ topic, at }) => topic === "garment" && clauses.includes(words[at]!.clause),
      );
    })
    .map(({ from, to }) => [from, to]);
