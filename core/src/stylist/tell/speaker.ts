import {
  definite,
  indefinite,
  languageOf,
  type Noun,
  possessive,
  type Said,
} from "../../languages/index.ts";
import { type ColourId, isColourId } from "../../wardrobe/colours.ts";
import type { Piece } from "../dress/piece.ts";
import type { Suggested } from "../dress/suggestions.ts";
import type { Language } from "../lexicon/index.ts";
import { nounOf } from "./nouns.ts";
import { fullName, type Named, shortName } from "./own-name.ts";
import type { Phrases } from "./phrases.ts";

/** A noun phrase ready to stand in a sentence. */
export type Np = { text: string; plural: boolean };

export type Speaker = {
  language: Language;
  phrases: Phrases;
  /** An owned piece: "your navy top", «light blue Oxford shirt». */
  item(piece: Piece): Np;
  /** The same in full, even where it was named before: for telling two trousers apart. */
  full(piece: Piece): Np;
  /** What stands for an owned piece until the order of sentences is known. */
  markOf(piece: Piece): string;
  /** A piece nobody owns: "a navy knit". */
  idea(suggested: Suggested): Np;
  /** The same without its article, as a label. */
  label(suggested: Suggested): string;
  /** An indefinite noun for a garment that a person spoke of, in a colour or not. */
  kind(word: string, colour: string | null): Np;
  colour(id: ColourId): string;
  list(items: readonly Np[]): Np;
  /** How each owned piece is named the first time and afterwards, by the mark that stands for it. */
  references: ReadonlyMap<string, { full: string; short: string }>;
};

/** Marks in private-use characters stand for owned pieces until the order of sentences is known. */
export const REFERENCE = /\uE000(\d+)\uE001/g;

const AND: Readonly<Record<Language, string>> = {
  en: "and",
  es: "y",
  fr: "et",
  de: "und",
  it: "e",
  pt: "e",
};

export function joined(words: readonly string[], language: Language): string {
  if (words.length < 2) return words[0] ?? "";
  const last = words.at(-1)!;
  const and =
    language === "es" && /^(i|hi)(?!e)/i.test(last.replace(/^[«"“]/, "")) ? "e" : AND[language];
  return `${words.slice(0, -1).join(", ")} ${and} ${last}`;
}

export function speakerOf(language: Language, phrases: Phrases, ofSomeoneElse: boolean): Speaker {
  const { colours, phrase } = languageOf(language);
  const some = (noun: Noun, said: Said): Np => ({
    text: indefinite(language, phrase(noun, said), noun),
    plural: noun.pair,
  });
  const theirs = (one: Named): string =>
    ofSomeoneElse ? definite(language, one.words, one)! : possessive(language, one.words, one);
  const references = new Map<string, { full: string; short: string }>();
  const marks = new Map<string, string>();
  const markOf = ({ id }: Piece): string => {
    const mark = marks.get(id) ?? String(marks.size);
    marks.set(id, mark);
    return mark;
  };
  return {
    language,
    phrases,
    references,
    kind: (word, colour) =>
      some(nounOf(word, language), { colour: colour && isColourId(colour) ? colour : undefined }),
    label: ({ idea, colour }) =>
      phrase(nounOf(idea.kind, language), {
        colour: colour ?? undefined,
        material: idea.material,
      }),
    full(piece) {
      const name = fullName(piece, language);
      return { text: theirs(name), plural: name.pair };
    },
    markOf,
    item(piece) {
      const mark = markOf(piece);
      const name = fullName(piece, language);
      const again = shortName(piece, language);
      references.set(mark, {
        full: theirs(name),
        short: definite(language, again.words, again)!,
      });
      return { text: `\uE000${mark}\uE001`, plural: name.pair };
    },
    idea: ({ idea, colour }) =>
      some(nounOf(idea.kind, language), { colour: colour ?? undefined, material: idea.material }),
    colour: (id) => colours[id].m,
    list: (items) => ({
      text: joined(
        items.map((item) => item.text),
        language,
      ),
      plural: items.length > 1 || (items[0]?.plural ?? false),
    }),
  };
}
