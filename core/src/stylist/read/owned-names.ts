import { placesTaken, range } from "./indices.ts";
import { type LanguageCode as Language, languageOf } from "../../languages/index.ts";
import { perLanguage } from "../../languages/per-language.ts";
import { isEverydayWord, isRealWord } from "../../languages/everyday.ts";
import { type Mention, NOTHING_SAID } from "../understand/brief.ts";
import { isSmallWord, isSmallWordOf } from "../understand/language.ts";
import type { Find } from "../understand/phrasebook.ts";
import { editDistance, fold, type Word } from "../understand/text.ts";
import type { Garment } from "./garments.ts";

/** What is read of an owned piece: what its owner calls it. */
export type Owned = { id: string; name?: string };

type Name = { id: string; words: readonly string[]; head: string; proper: readonly string[] };

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
  const known = placesTaken(finds);
  const found: Garment[] = [];
  for (let at = 0; at < words.length; at++) {
    if (known.has(at) || !isRead(words[at]!)) continue;
    const word = words[at]!;
    const meant = names.filter(
      (name) =>
        isRun(words, at, name) ||
        (tells(word, language) ? isCalled(name, word) : isSingled(words, at, name, language)),
    );
    if (meant.length === 0 || meant.length > SHARED_BY_AT_MOST) continue;
    const spot = widen(words, at, meant);
    found.push({ ...spot, negated: false, mention: mentionOf(words, spot) });
    at = spot.end - 1;
  }
  return found;
}

/** A piece's name as its words are compared with a request's: "Gran's" is one word, as it is there. */
export const wordsOfName = ({ name = "" }: Owned): string[] =>
  fold(name)
    .replaceAll(/['’]s(?![a-z])/g, "")
    .split(SPLIT)
    .filter(Boolean);

function nameOf(piece: Owned, language: Language): Name[] {
  const { id } = piece;
  const words = wordsOfName(piece);
  const { noun, capitalNouns } = languageOf(language).syntax;
  const own = ownPart(words, language);
  const head = noun === "last" ? own.at(-1) : words[0];
  return head === undefined ? [] : [{ id, words, head, proper: capitalNouns ? own : words }];
}

/** A skirt that drags on the walker is no walker: a name as far as the first small word, behind which other things stand. */
function ownPart(words: readonly string[], language: Language): readonly string[] {
  const tie = words.findIndex((word, at) => at > 0 && isSmallWordOf(word, language));
  return tie < 0 ? words : words.slice(0, tie);
}

const isRead = ({ text }: Word): boolean => text.length >= SHORTEST && !isSmallWord(text);

const tells = ({ text }: Word, language: Language): boolean =>
  !isRealWord(text) && !isEverydayWord(text, language);

/** "lent my north face": two words that stand in a name as they stand here, however they are typed. */
function isRun(words: readonly Word[], at: number, { words: name }: Name): boolean {
  const next = words[at + 1];
  if (!next || next.clause !== words[at]!.clause || !isRead(next)) return false;
  return name.some((one, k) => one === words[at]!.text && name[k + 1] === next.text);
}

/** "the dark blue Kostüm": a word that is said of much else is a piece's noun where it is singled out. */
function isSingled(
  words: readonly Word[],
  at: number,
  { head }: Name,
  language: Language,
): boolean {
  const { clause, text } = words[at]!;
  if (text.length < SURE || stem(head) !== stem(text)) return false;
  const before = words.slice(Math.max(0, at - 2), at).filter((word) => word.clause === clause);
  return before.some((word) => singlingOf(language).has(word.text));
}

/** Letters from which a noun is hardly another word's form. */
const SURE = 5;

const singlingOf = perLanguage(
  ({ cues }): ReadonlySet<string> => new Set(cues.singling.split(" ")),
);

const stem = (text: string): string => text.replace(/(es|s|n|i|e)$/, "");

/** A word without the endings of gender, number and case. */
export const stemOf = (text: string): string =>
  text.length > 3 ? text.replace(/(en|er|es|em|os|as|s|e|o|a|i|x)$/, "") : text;

function isCalled({ proper: words, head }: Name, { text, raw }: Word): boolean {
  if (stem(head) === stem(text) || isNear(head, text)) return true;
  if (text.length >= SURE && stemOf(head) === stemOf(text)) return true;
  const proper = /^\p{Lu}/u.test(raw);
  return proper && words.some((word) => stem(word) === stem(text));
}

/** "Trailschueh" for "Trailschuhe", "zapatilas": a long noun begins alike and is a letter or two off. */
function isNear(head: string, text: string): boolean {
  const most = Math.min(head.length, text.length) >= 9 ? 2 : 1;
  return (
    Math.min(head.length, text.length) >= 7 &&
    head.slice(0, 3) === text.slice(0, 3) &&
    editDistance(head, text, most) <= most
  );
}

/** "that green wrap" of a green wrap dress: what carries every word of a garment that is singled out is meant, and nothing else. */
function wholly(
  words: readonly Word[],
  { at, end }: Garment,
  names: readonly { id: string; stems: readonly string[] }[],
  language: Language,
): readonly string[] {
  if (end - at < 2) return [];
  const before = words.slice(Math.max(0, at - 2), at);
  if (!before.some(({ text }) => singlingOf(language).has(text))) return [];
  const own = words.slice(at, end).map(({ text }) => stemOf(text));
  return names.filter(({ stems }) => own.every((one) => stems.includes(one))).map(({ id }) => id);
}

/**
 * "the jumper that Gran made", where one of two jumpers is called Gran's: of the pieces that share a garment's own words, those
 * whose names hold a word said beside it are meant.
 */
export function withNarrowed(
  words: readonly Word[],
  garments: readonly Garment[],
  closet: readonly Owned[],
  language: Language,
): Garment[] {
  const names = closet.map((piece) => ({ id: piece.id, stems: wordsOfName(piece).map(stemOf) }));
  const named = new Set(garments.flatMap(({ at, end }) => range(at, end)));
  return garments.map((garment) => {
    const { at, end, mention } = garment;
    if (mention.only) return garment;
    const whole = wholly(words, garment, names, language);
    if (whole.length === 1) return { ...garment, mention: { ...mention, only: new Set(whole) } };
    const own = words.slice(at, end).map(({ text }) => stemOf(text));
    const alike = names.filter(({ stems }) => own.some((one) => stems.includes(one)));
    if (alike.length < 2) return garment;
    const before = garment.negated ? BEFORE_NO : BEFORE;
    const beside = range(Math.max(0, at - before), Math.min(words.length, end + BEHIND))
      .filter((k) => !named.has(k) && words[k]!.sentence === words[at]!.sentence)
      .map((k) => words[k]!)
      .filter(isRead)
      .map(({ text }) => stemOf(text));
    const shared = alike.map(({ stems }) => beside.filter((one) => stems.includes(one)).length);
    const most = Math.max(...shared);
    if (most === 0) return garment;
    const only = new Set(alike.filter((_, k) => shared[k] === most).map(({ id }) => id));
    return { ...garment, mention: { ...mention, only } };
  });
}

/** How far a word that tells a piece apart may stand before and behind its noun. */
const BEFORE = 2;
/** "No celtic or rangers tops". */
const BEFORE_NO = 4;
const BEHIND = 5;

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
  ...NOTHING_SAID,
  text: words
    .slice(at, end)
    .map(({ text }) => text)
    .join(" "),
  only: new Set(only),
});

/** The names of a closet by the stems of their words. */
export const stemsOfNames = (
  closet: readonly Owned[],
): { id: string; stems: readonly string[] }[] =>
  closet.map((piece) => ({ id: piece.id, stems: wordsOfName(piece).map(stemOf) }));
