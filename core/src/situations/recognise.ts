import { fold } from "../stylist/understand/text.ts";
import type { RecordLanguage } from "./record.ts";

/** What recognising needs of a setting or a feature. */
export type Named = {
  id: string;
  rank: number;
  names: Readonly<Record<RecordLanguage, readonly string[]>>;
};

/** A setting that a text names. `weight` grows with how precisely: each word of the name counts one, and a little its length. */
export type Recognised = {
  id: string;
  rank: number;
  weight: number;
  /** The words that named it, as the person typed them. */
  said: string;
};

type Word = { text: string; open: boolean };
type Name = {
  id: string;
  rank: number;
  needed: readonly Word[];
  banned: readonly Word[];
  weight: number;
};

/** Words further apart than this belong to different thoughts. */
const REACH = 10;
const KEY = 3;
const LONGEST_QUOTE = 5;
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’-][\p{L}\p{M}\p{N}]+)*/gu;
/** Endings of plurals and cases that a name needs not spell out; short words have too many neighbours for that. */
const ENDINGS = ["s", "es", "n", "en", "e"];
const LEAST_TO_BEND = 4;

/** Finds which settings a text names, in one language. Made once from all records; a text takes well under a millisecond. */
export function recogniser(records: readonly Named[], language: RecordLanguage) {
  const byStart = new Map<string, Name[]>();
  for (const { id, rank, names } of records)
    for (const text of names[language]) {
      const name = nameOf(id, rank, text);
      const key = name.needed[0]!.text.slice(0, KEY);
      byStart.set(key, [...(byStart.get(key) ?? []), name]);
    }

  /** @returns the settings named: by rank, then by how precisely, then by id */
  return function recognise(text: string): Recognised[] {
    const typed = text.match(WORD) ?? [];
    const tokens = typed.map(formsOf);
    const best = new Map<string, Recognised>();
    for (const [index, token] of tokens.entries())
      for (const start of token)
        for (const name of byStart.get(start.slice(0, KEY)) ?? []) {
          const at = placesOf(name, tokens, index);
          if (at && name.weight > (best.get(name.id)?.weight ?? 0))
            best.set(name.id, { ...pick(name), said: wordsAt(typed, at) });
        }
    return [...best.values()].toSorted(
      (a, b) => b.rank - a.rank || b.weight - a.weight || (a.id < b.id ? -1 : 1),
    );
  };
}

const pick = ({ id, rank, weight }: Name) => ({ id, rank, weight });

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

function nameOf(id: string, rank: number, text: string): Name {
  const words = text.split(" ").map((word) => ({
    banned: word.startsWith("!"),
    open: word.endsWith("*"),
    text: word.replace(/^!|\*$/g, ""),
  }));
  const needed = words.filter((word) => !word.banned);
  const weight = needed.reduce((sum, word) => sum + 1 + word.text.length / 20, 0);
  return { id, rank, needed, banned: words.filter((word) => word.banned), weight };
}

/** A word as itself and, where it is hyphened or elided, as its parts: "l'église" is also "eglise". */
function formsOf(word: string): string[] {
  const folded = fold(word).replaceAll("’", "'");
  return /['-]/.test(folded) ? [folded, ...folded.split(/['-]/)] : [folded];
}

/** Where each word of a name stands, the first at `start`, or null. */
function placesOf(name: Name, tokens: readonly string[][], start: number): number[] | null {
  const [first, ...others] = name.needed;
  if (!isWord(tokens[start]!, first!)) return null;
  if (name.banned.some((word) => tokens.some((token) => isWord(token, word)))) return null;
  const at = [start];
  for (const word of others) {
    const place = nearest(tokens, start, word);
    if (place === null) return null;
    at.push(place);
  }
  return at;
}

function nearest(tokens: readonly string[][], start: number, word: Word): number | null {
  for (let distance = 0; distance <= REACH; distance++)
    for (const place of [start + distance, start - distance])
      if (tokens[place] && isWord(tokens[place], word)) return place;
  return null;
}

const isWord = (token: readonly string[], word: Word): boolean =>
  token.some((form) => isForm(form, word));

function isForm(form: string, { text, open }: Word): boolean {
  if (form === text) return true;
  if (open) return form.startsWith(text);
  if (Math.min(text.length, form.length) < LEAST_TO_BEND) return false;
  return ENDINGS.some((ending) => form === text + ending || text === form + ending);
}
