import { languageOf, type Noun, type Said } from "../../languages/index.ts";
import { type ColourId, isColourId } from "../../wardrobe/colours.ts";
import type { Piece } from "../dress/piece.ts";
import type { Suggested } from "../dress/suggestions.ts";
import type { Language } from "../lexicon/index.ts";
import { type Agreement, agreementOf, nounOf } from "./nouns.ts";
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

/** English takes no quotes: the name simply joins the sentence. Other languages quote it as it is. */
function ownName(piece: Piece, language: Language): string {
  const name = piece.name!;
  if (language === "en")
    return /^\p{Lu}\p{Ll}+ \p{Ll}/u.test(name)
      ? name.charAt(0).toLowerCase() + name.slice(1)
      : name;
  return language === "de" ? `„${name}“` : language === "fr" ? `« ${name} »` : `«${name}»`;
}

const YOUR: Readonly<Record<Language, Readonly<Record<Agreement, string>>>> = {
  en: { m: "your", f: "your", n: "your", mp: "your", fp: "your", p: "your" },
  es: { m: "tu", f: "tu", n: "tu", mp: "tus", fp: "tus", p: "tus" },
  fr: { m: "ton", f: "ta", n: "ton", mp: "tes", fp: "tes", p: "tes" },
  de: { m: "dein", f: "deine", n: "dein", mp: "deine", fp: "deine", p: "deine" },
  it: { m: "il tuo", f: "la tua", n: "il tuo", mp: "i tuoi", fp: "le tue", p: "i tuoi" },
  pt: { m: "o seu", f: "a sua", n: "o seu", mp: "os seus", fp: "as suas", p: "os seus" },
};
const ITS: Readonly<Record<Language, Readonly<Record<Agreement, string>>>> = {
  en: { m: "the", f: "the", n: "the", mp: "the", fp: "the", p: "the" },
  es: { m: "el", f: "la", n: "el", mp: "los", fp: "las", p: "los" },
  fr: { m: "le", f: "la", n: "le", mp: "les", fp: "les", p: "les" },
  de: { m: "der", f: "die", n: "das", mp: "die", fp: "die", p: "die" },
  it: { m: "il", f: "la", n: "il", mp: "i", fp: "le", p: "i" },
  pt: { m: "o", f: "a", n: "o", mp: "os", fp: "as", p: "os" },
};
const SOME: Readonly<Record<Language, Readonly<Record<Agreement, string>>>> = {
  en: { m: "a", f: "a", n: "a", mp: "", fp: "", p: "" },
  es: { m: "un", f: "una", n: "un", mp: "unos", fp: "unas", p: "unos" },
  fr: { m: "un", f: "une", n: "un", mp: "des", fp: "des", p: "des" },
  de: { m: "ein", f: "eine", n: "ein", mp: "", fp: "", p: "" },
  it: { m: "un", f: "una", n: "un", mp: "dei", fp: "delle", p: "dei" },
  pt: { m: "um", f: "uma", n: "um", mp: "uns", fp: "umas", p: "uns" },
};

export function speakerOf(language: Language, phrases: Phrases, ofSomeoneElse: boolean): Speaker {
  const { colours, phrase } = languageOf(language);
  const owner = ofSomeoneElse ? ITS[language] : YOUR[language];
  const some = (noun: Noun, said: Said): Np => ({
    text: withArticle(SOME[language][agreementOf(noun)], phrase(noun, said), language),
    plural: noun.pair,
  });
  const references = new Map<string, { full: string; short: string }>();
  const marks = new Map<string, string>();
  const fullName = (piece: Piece): string => {
    const noun = nounOf(piece.kind.id, language);
    if (piece.name !== null && language === "en") return `${owner.m} ${ownName(piece, language)}`;
    const words =
      piece.name !== null
        ? `${noun.text} ${ownName(piece, language)}`
        : phrase(noun, { colour: piece.colours[0]?.name.id });
    return `${elide(owner[agreementOf(noun)], words, language)}${words}`;
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
    full: (piece) => ({ text: fullName(piece), plural: nounOf(piece.kind.id, language).pair }),
    item(piece) {
      const noun = nounOf(piece.kind.id, language);
      const mark = marks.get(piece.id) ?? String(marks.size);
      marks.set(piece.id, mark);
      references.set(mark, {
        full: fullName(piece),
        short: `${elide(ITS[language][agreementOf(noun)], noun.text, language)}${noun.text}`,
      });
      const plural =
        noun.pair || (language === "en" && piece.name !== null && /[^s]s$/.test(piece.name));
      return { text: `\uE000${mark}\uE001`, plural };
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

function withArticle(article: string, words: string, language: Language): string {
  if (article === "") return words;
  if (language === "en")
    return `${/^[aeiou]/i.test(words) && !/^(uni|one|eu)/i.test(words) ? "an" : "a"} ${words}`;
  if (language === "it" && article === "un" && /^(s[^aeiou]|z|gn|ps|y)/i.test(words))
    return `uno ${words}`;
  if (language === "it" && article === "una" && /^[aeiou]/i.test(words)) return `un'${words}`;
  if (language === "it" && article === "dei" && /^(s[^aeiou]|z|gn|ps|[aeiou])/i.test(words))
    return `degli ${words}`;
  return `${article} ${words}`;
}

/** "l'écharpe", "ton écharpe", "l'impermeabile", "gli stivali". */
function elide(owner: string, word: string, language: Language): string {
  // "le haut", not "l'haut": its h is aspirated.
  const vowel = /^(?!haut\b)[aeiouhéèêâ]/i.test(word);
  if (language === "fr" && vowel && (owner === "le" || owner === "la")) return "l'";
  if (language === "fr" && vowel && owner === "ta") return "ton ";
  if (language === "it" && /^[aeiou]/i.test(word) && (owner === "il" || owner === "la"))
    return "l'";
  if (language === "it" && owner === "i" && /^(s[^aeiou]|z|[aeiou])/i.test(word)) return "gli ";
  return `${owner} `;
}
