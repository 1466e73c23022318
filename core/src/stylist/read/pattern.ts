import type { Phrases } from "../../languages/cue-list.ts";
import { readForm } from "../../languages/form.ts";

/** One place of a phrase: a word, a stretch of a few words, or the garment itself. */
export type Place =
  | { is: "word"; words: ReadonlySet<string>; stems: readonly string[]; optional: boolean }
  | { is: "gap"; most: number }
  | { is: "garment" };

/** Where the garment stands by the phrase; `either` where the phrase does not say. */
export type Side = "before" | "after" | "inside" | "either";

export type Pattern = {
  places: readonly Place[];
  side: Side;
  weight: number;
  /** Says something only where a question is asked. */
  asks: boolean;
  /** Says something only where none is asked. */
  states: boolean;
};

/** Folded, with a star where more may follow. */
const FORM = /^[a-z0-9]+\*?$/;

export const GAP = 4;
const LONG_GAP = 10;

/** What phrases count that say it whichever way the words around them point. */
export const MOST = 2.7;

const WEIGHTS: Readonly<Record<string, number>> = {
  "+": MOST,
  "=": MOST,
  "!": 1.6,
  ":": 0.6,
  "~": 0.3,
};

type Classes = Readonly<Record<string, string>>;

/** Reads a list of phrases. @throws TypeError where a class is not defined, so that a slip in the data is found at once */
export function readPatterns(list: Phrases, classes: Classes): Pattern[] {
  return list
    .split(/[|\n]/)
    .map((phrase) => phrase.trim())
    .filter(Boolean)
    .map((phrase) => readPattern(phrase, classes));
}

function readPattern(phrase: string, classes: Classes): Pattern {
  const mark = phrase[0]!;
  const weight = WEIGHTS[mark] ?? 1;
  const tokens = (/^[+=!:~?]/.test(phrase) ? phrase.slice(1) : phrase).split(" ");
  const at = tokens.indexOf("@");
  const inside = at > 0 && at < tokens.length - 1;
  const side = at < 0 ? "either" : inside ? "inside" : at === 0 ? "before" : "after";
  const kept = inside ? tokens : tokens.filter((token) => token !== "@");
  const places = trimmed(kept.map((token) => placeOf(token, classes)));
  return { places, side, weight, asks: mark === "?", states: mark === "=" };
}

/** A gap at either end says only that something may stand there. */
function trimmed(places: Place[]): Place[] {
  const from = places.findIndex(({ is }) => is !== "gap");
  const to = places.findLastIndex(({ is }) => is !== "gap");
  return places.slice(from, to + 1);
}

/** Phrases are made of the same few words: each is read once, and shared, for there are tens of thousands. */
const read = new WeakMap<Classes, Map<string, Place>>();

function placeOf(token: string, classes: Classes): Place {
  const known = read.get(classes) ?? new Map<string, Place>();
  read.set(classes, known);
  const place = known.get(token) ?? readPlace(token, classes);
  known.set(token, place);
  return place;
}

function readPlace(token: string, classes: Classes): Place {
  if (token === "..") return { is: "gap", most: GAP };
  if (token === "...") return { is: "gap", most: LONG_GAP };
  if (token === "@") return { is: "garment" };
  const optional = token.endsWith("?");
  const words = new Set<string>();
  const stems: string[] = [];
  for (const form of expand(optional ? token.slice(0, -1) : token, classes)) {
    if (!FORM.test(form)) throw new TypeError(`“${form}” is no word as texts are compared.`);
    const { text, open } = readForm(form);
    if (open) stems.push(text);
    else words.add(text);
  }
  return { is: "word", words, stems, optional };
}

function expand(token: string, classes: Classes): string[] {
  return token.split("/").flatMap((part) => {
    if (!part.startsWith("{")) return [part];
    const name = part.slice(1, -1);
    const list = classes[name];
    if (list === undefined) throw new TypeError(`No class of words is called ${name}.`);
    return expand(list.trim().split(/\s+/).join("/"), classes);
  });
}

export const fits = (place: Place, text: string): boolean =>
  place.is === "word" &&
  (place.words.has(text) || place.stems.some((stem) => text.startsWith(stem)));
