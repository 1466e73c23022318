import { type Form, isForm, readForm } from "../languages/form.ts";
import { fold } from "../stylist/understand/text.ts";
import type { RecordLanguage } from "./record.ts";
import { SMALL_WORDS, WHOLE_WORDS } from "./small-words.ts";

/** What recognising needs of a setting or a feature. */
export type Named = {
  id: string;
  rank: number;
  names: Readonly<Record<RecordLanguage, readonly string[]>>;
};

/**
 * A setting that a text names. `weight` grows with how precisely: each word of the name counts one, and a little its length. What is
 * only `alike` is dressed for in the same way and is something else: a naming ceremony is no christening.
 */
export type Recognised = {
  id: string;
  alike: boolean;
  rank: number;
  weight: number;
  /** The words that named it, as the person typed them. */
  said: string;
};

/** `accented`: its accent is what tells it from another word. */
type Word = Form & { accented: boolean };
/** Stands in a text for each letter of a word that is not to be read: what stood apart stays apart. */
export const BLANK = "·";

/** A typed word by all its forms, and the sentence it stands in; `bare` where it has no accent beside words that have some. */
type Token = { forms: readonly string[]; sentence: number; bare: boolean };
/** A name by its first word. The others are read where that one is met: of some forty thousand names few ever are. */
type Name = { of: Named; text: string; first: Word; alike: boolean };

/** Words further apart than this belong to different thoughts. */
const REACH = 10;
/** Every word that parts those of a name makes it less sure. */
const GAP = 0.005;
const KEY = 3;
const LONGEST_QUOTE = 5;
const WORD = /·+|[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’-][\p{L}\p{M}\p{N}]+)*/gu;
const SENTENCE_END = /(?<!\d)\.|[!?…;\n]/;
/** Endings of plurals and cases that a name needs not spell out; short words have too many neighbours for that. */
const ENDINGS = ["s", "es", "n", "en", "e"];
const LEAST_TO_BEND = 4;

/** Finds which settings a text names, in one language. Made once from all records; a text takes well under a millisecond. */
export function recogniser(records: readonly Named[], language: string) {
  const words = openWords();
  const byStart = fileNames(records, language, words);

  /** @returns the settings named: by rank, then by how precisely, then by id */
  return function recognise(text: string): Recognised[] {
    const { typed, tokens } = readTokens(text);
    const best = new Map<string, Recognised>();
    for (const [index, token] of tokens.entries())
      for (const start of token.forms)
        for (const name of byStart.get(start.slice(0, KEY)) ?? []) {
          if (!isWord(token, name.first)) continue;
          const { needed, banned } = partsOf(name, words);
          const at = placesOf(needed, banned, tokens, index);
          const { id, rank } = name.of;
          const weight = at ? weightOf(needed) - GAP * gapsIn(at) : 0;
          if (at && weight > (best.get(id)?.weight ?? 0))
            best.set(id, { id, alike: name.alike, rank, weight, said: wordsAt(typed, at) });
        }
    return [...best.values()].toSorted(
      (a, b) => b.rank - a.rank || b.weight - a.weight || (a.id < b.id ? -1 : 1),
    );
  };
}

/** By the first letters of their first word. */
function fileNames(records: readonly Named[], language: string, words: Words): Map<string, Name[]> {
  const byStart = new Map<string, Name[]>();
  for (const of of records)
    for (const written of namesIn(of.names, language)) {
      const isAlike = written.startsWith(ALIKE);
      const text = isAlike ? written.slice(ALIKE.length) : written;
      const first = words(text.split(" ").find((part) => !isBan(part))!);
      const name = { of, text, first, alike: isAlike };
      const key = first.text.slice(0, KEY);
      const filed = byStart.get(key);
      if (filed) filed.push(name);
      else byStart.set(key, [name]);
    }
  return byStart;
}

/** Before a name of what is dressed for like the setting, and is not called so. */
const ALIKE = "~";

/** None in a language that the records are not written in yet. */
const namesIn = (names: Readonly<Record<string, readonly string[]>>, language: string) =>
  names[language] ?? [];

function readTokens(text: string): { typed: string[]; tokens: Token[] } {
  const typed: string[] = [];
  const tokens: Token[] = [];
  const accents = hasAccent(text);
  let sentence = 0;
  let read = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (SENTENCE_END.test(text.slice(Math.max(0, read - 1), index))) sentence++;
    read = index + word.length;
    const isBlank = word.startsWith(BLANK);
    typed.push(isBlank ? "…" : word);
    const bare = accents && !hasAccent(word);
    tokens.push({ forms: isBlank ? [] : formsOf(word), sentence, bare });
  }
  return { typed, tokens };
}

const hasAccent = (text: string): boolean => /\p{L}\p{M}/u.test(text.normalize("NFD"));

const gapsIn = (at: readonly number[]): number =>
  Math.max(...at) - Math.min(...at) + 1 - new Set(at).size;

/** What stands from the first to the last of the words where that is short, else the words alone. */
function wordsAt(typed: readonly string[], at: readonly number[]): string {
  const first = Math.min(...at);
  const last = Math.max(...at);
  if (last - first < LONGEST_QUOTE) return typed.slice(first, last + 1).join(" ");
  return [...new Set(at)]
    .toSorted((a, b) => a - b)
    .map((place) => typed[place])
    .join(" … ");
}

function partsOf({ text }: Name, words: Words): { needed: Word[]; banned: Word[] } {
  const parts = text.split(" ");
  const needed = parts.filter((part) => !isBan(part)).map(words);
  return { needed, banned: parts.filter(isBan).map((part) => words(part.slice(1))) };
}

const isBan = (part: string): boolean => part.startsWith("!");

const weightOf = (needed: readonly Word[]): number =>
  needed.reduce((sum, word) => sum + 1 + word.text.length / 20, 0);

type Words = (part: string) => Word;

/** Reads the words of names; one that many have is kept once. */
function openWords(): Words {
  const known = new Map<string, Word>();
  return (part) => {
    const word = known.get(part) ?? wordOf(part);
    known.set(part, word);
    return word;
  };
}

function wordOf(part: string): Word {
  const { text, open } = readForm(part);
  return { text: fold(text), open, accented: hasAccent(text) };
}

/** A word as itself and, where it is hyphened or elided, as its parts: "l'église" is also "eglise". */
function formsOf(word: string): string[] {
  const folded = fold(word).replaceAll("’", "'");
  return /['-]/.test(folded) && !WHOLE_WORDS.has(folded)
    ? [folded, ...folded.split(/['-]/)]
    : [folded];
}

/** Where each word that a name needs stands, the first at `start`, or null. */
function placesOf(
  [first, ...others]: readonly Word[],
  banned: readonly Word[],
  tokens: readonly Token[],
  start: number,
): number[] | null {
  if (banned.some((word) => tokens.some((token) => isWord(token, word)))) return null;
  const at = [start];
  let sure = !SMALL_WORDS.has(first!.text);
  for (const word of others) {
    // Small words are everywhere: one is part of a name only where it stands beside another part.
    const small = SMALL_WORDS.has(word.text);
    const place =
      sure && !small
        ? nearest(tokens, start, word, REACH)
        : firstOf(at, (from) => nearest(tokens, from, word, BESIDE));
    if (place === null) return null;
    sure ||= !small;
    at.push(place);
  }
  return at;
}

function firstOf(from: readonly number[], find: (at: number) => number | null): number | null {
  for (const at of from) {
    const found = find(at);
    if (found !== null) return found;
  }
  return null;
}

/** From a small word to its neighbour another article or pronoun may stand between. */
const BESIDE = 2;

function nearest(tokens: readonly Token[], from: number, word: Word, reach: number): number | null {
  for (let distance = 0; distance <= reach; distance++)
    for (const place of [from + distance, from - distance])
      if (tokens[place]?.sentence === tokens[from]!.sentence && isWord(tokens[place]!, word))
        return place;
  return null;
}

const isWord = ({ forms, bare }: Token, word: Word): boolean =>
  !(bare && word.accented) && forms.some((form) => bendsTo(form, word));

/** Whether a word is this one, or it in another number or case; a French "dans" is no "danse". */
function bendsTo(form: string, word: Word): boolean {
  const { text, open } = word;
  if (open || form === text) return isForm(form, word);
  if (Math.min(text.length, form.length) < LEAST_TO_BEND || SMALL_WORDS.has(form)) return false;
  return ENDINGS.some((ending) => form === text + ending || text === form + ending);
}
