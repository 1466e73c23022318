import { readForm } from "../../languages/form.ts";
import { type LanguageCode, languageOf, type Language } from "../../languages/index.ts";
import { perLanguage } from "../../languages/per-language.ts";
import { BRANDS } from "../../languages/brands.ts";
import { PRINTED_NAMES } from "../../languages/printed-names.ts";
import { COLOUR_IDS } from "../../wardrobe/colours.ts";
import { QUALITIES, type Quality } from "../../wardrobe/qualities.ts";
import { fold } from "../understand/text.ts";

/** One word of a phrase: the whole word, its beginning or its end. */
type Part = { text: string; is: "word" | "start" | "end" };
/** A phrase that says nothing of a quality (null) takes its words out of the others' reach: "light blue", "New Balance". */
type Phrase = { quality: Quality | null; parts: readonly Part[] };
type Book = {
  words: Map<string, Phrase[]>;
  starts: Map<string, Phrase[]>;
  ends: Map<string, Phrase[]>;
  without: ReadonlySet<string>;
};

/** Beginnings and ends are filed under this many letters. */
const FILED = 3;

const bookOf = perLanguage(({ qualities, without, colours, syntax }) => {
  const book: Book = {
    words: new Map(),
    starts: new Map(),
    ends: new Map(),
    without: new Set(without.split(" ")),
  };
  for (const quality of QUALITIES)
    for (const text of new Set(fold(qualities[quality]).split("|")))
      file(book, { quality, parts: partsOf(text) });
  for (const text of PRINTED_NAMES) file(book, { quality: "novelty", parts: partsOf(text) });
  for (const text of mute(colours, syntax.joints !== null))
    file(book, { quality: null, parts: partsOf(text) });
  return book;
});

const partsOf = (text: string): Part[] => text.split(/[^\p{L}\p{N}*]+/u).map(partOf);

/** Names of colours and makers made of several words, or of several in one: "nachtblau" says nothing of the night. */
function mute(colours: Language["colours"], compounds: boolean): readonly string[] {
  const names = COLOUR_IDS.flatMap((id) => {
    const { m, f, mp, fp, also } = colours[id];
    return [m, f, mp, fp, ...also].map(fold);
  });
  return [...new Set([...names, ...BRANDS])].flatMap((text) =>
    /[\s-]/.test(text) ? [text] : compounds && names.includes(text) ? [`${text}*`] : [],
  );
}

function partOf(text: string): Part {
  if (text.startsWith("*")) return { text: text.slice(1), is: "end" };
  const form = readForm(text);
  return { text: form.text, is: form.open ? "start" : "word" };
}

function file({ words, starts, ends }: Book, phrase: Phrase): void {
  const { text, is } = phrase.parts[0]!;
  const [map, key] =
    is === "word"
      ? [words, text]
      : is === "start"
        ? [starts, text.slice(0, FILED)]
        : [ends, text.slice(-FILED)];
  const list = map.get(key);
  if (list) list.push(phrase);
  else map.set(key, [phrase]);
}

const fits = (word: string | undefined, { text, is }: Part): boolean =>
  word !== undefined &&
  (is === "word" ? word === text : is === "start" ? word.startsWith(text) : word.endsWith(text));

type Found = { quality: Quality | null; letters: number; from: number; to: number };

function findAt(book: Book, words: readonly string[], from: number): Found[] {
  const word = words[from]!;
  const met = [
    ...(book.words.get(word) ?? []),
    ...(book.starts.get(word.slice(0, FILED)) ?? []),
    ...(book.ends.get(word.slice(-FILED)) ?? []),
  ];
  return met
    .filter(({ parts }) => parts.every((part, step) => fits(words[from + step], part)))
    .map(({ quality, parts }) => ({
      quality,
      letters: parts.reduce((sum, part) => sum + part.text.length, 0),
      from,
      to: from + parts.length,
    }));
}

/** "long sleeve" says nothing of a long dress, German "regenabweisend" nothing of rain: the closer phrase speaks for all its words. */
const isWithin = (one: Found, other: Found, compounds: boolean): boolean =>
  other.from <= one.from &&
  one.to <= other.to &&
  (other.to - other.from > one.to - one.from || (compounds && other.letters > one.letters + 1));

export type SaidQualities = { said: Quality[]; denied: Quality[] };

const NOTHING: SaidQualities = { said: [], denied: [] };

/** What the words of a name or a tag say of a garment, and what they say it is not ("sin capucha"). */
export function readQualities(words: readonly string[], language: LanguageCode): SaidQualities {
  if (words.length === 0) return NOTHING;
  const book = bookOf(language);
  const all = words.flatMap((_, from) => findAt(book, words, from));
  const isCompounding = languageOf(language).syntax.joints !== null;
  const found = all.filter((one) => !all.some((other) => isWithin(one, other, isCompounding)));
  const isDenied = ({ from }: Found): boolean => book.without.has(words[from - 1] ?? "");
  return {
    said: found.filter((one) => !isDenied(one)).flatMap(({ quality }) => quality ?? []),
    denied: found.filter(isDenied).flatMap(({ quality }) => quality ?? []),
  };
}
