import { type Agreeing, languageOf, type Noun } from "../../languages/index.ts";
import { KIND_IDS, kindOf } from "../../wardrobe/kinds.ts";
import type { Piece } from "../dress/piece.ts";
import type { Language } from "../lexicon/index.ts";
import { nounOf } from "./nouns.ts";

/** What stands between an article and the rest of a sentence, and what the article agrees with. */
export type Named = Agreeing & { words: string };

const named = (words: string, { gender, pair }: Agreeing): Named => ({ words, gender, pair });

/** A piece in the owner's words where it has a name, else by kind and colour. */
export function fullName(piece: Piece, language: Language): Named {
  const noun = nounOf(piece.kind.id, language);
  if (piece.name === null) {
    const colour = piece.colours[0]?.name.id;
    return named(languageOf(language).phrase(noun, { colour }), noun);
  }
  if (language === "en") return english(piece.name, noun);
  const own = ownName(piece.name, piece, language);
  return own?.full ?? named(`${noun.text} ${quoted(piece.name, language)}`, noun);
}

/** The same by its noun alone, for where it was named before. */
export function shortName(piece: Piece, language: Language): Named {
  const noun = nounOf(piece.kind.id, language);
  const own =
    piece.name === null || language === "en" ? null : ownName(piece.name, piece, language);
  return own?.short ?? named(noun.text, noun);
}

/** A name that is a sentence's own noun phrase, and its noun. */
type OwnName = { full: Named; short: Named };

const ownName = (name: string, piece: Piece, language: Language): OwnName | null =>
  language === "de" ? germanName(name, piece) : romanceName(name, piece, language);

/** English takes no quotes: the name simply joins the sentence, without what it says of whose it is. */
function english(name: string, noun: Noun): Named {
  const bare = name.replace(/^(?:my|the|a|an)\s+(?=\S)/i, "");
  const words = /^\p{Lu}\p{Ll}+ \p{Ll}/u.test(bare)
    ? bare.charAt(0).toLowerCase() + bare.slice(1)
    : bare;
  return { words, gender: noun.gender, pair: noun.pair || /[^s]s$/.test(words) };
}

const quoted = (name: string, language: Language): string =>
  language === "de" ? `„${name}“` : language === "fr" ? `« ${name} »` : `«${name}»`;

/** The nouns of a language, the longest first: "Wollhose" ends in "Hose", «pantalon de ville» begins with «pantalon». */
type KnownNoun = { text: string; noun: Agreeing; area: string };
const nouns = new Map<Language, readonly KnownNoun[]>();

function nounsIn(language: Language): readonly KnownNoun[] {
  const known = nouns.get(language);
  if (known) return known;
  const { kinds } = languageOf(language);
  const all = KIND_IDS.flatMap((id) => {
    const { text, plural, gender, pair } = kinds[id];
    const { area } = kindOf(id);
    const many = { gender, pair: true };
    return [
      { text: text.toLowerCase(), noun: kinds[id] as Agreeing, area },
      ...(pair ? [] : [{ text: plural.toLowerCase(), noun: many, area }]),
    ];
  }).toSorted((a, b) => b.text.length - a.text.length);
  nouns.set(language, all);
  return all;
}

const isWorn = (area: string, piece: Piece): boolean =>
  area === piece.kind.area || (LAYERS.has(area) && LAYERS.has(piece.kind.area));
const LAYERS: ReadonlySet<string> = new Set(["top", "mid", "outer"]);

/** «pantalón gris de lana»: a noun that we know comes first, and the rest agrees with it already. */
function romanceName(name: string, piece: Piece, language: Language): OwnName | null {
  const lower = name.toLowerCase();
  const worn = nounsIn(language).filter(({ area }) => isWorn(area, piece));
  const found =
    worn.find(({ text }) => lower === text || lower.startsWith(`${text} `)) ??
    firstWordIn(worn, lower);
  if (!found) return null;
  const small = name.charAt(0).toLowerCase() + name.slice(1);
  return {
    full: named(small, found.noun),
    short: named(small.slice(0, found.text.length), found.noun),
  };
}

/** "Sudadera" is the noun of a «sudadera con capucha» as well. */
function firstWordIn(worn: readonly KnownNoun[], name: string): KnownNoun | undefined {
  const [word] = name.split(" ") as [string];
  const found = worn.find(({ text }) => text.startsWith(`${word} `));
  return found && word.length >= LEAST_LETTERS ? { ...found, text: word } : undefined;
}
const LEAST_LETTERS = 5;

/** What may follow a noun: "Hose aus Wolle", "Kleid mit Punkten". */
const BEHIND: ReadonlySet<string> = new Set(["aus", "in", "mit", "ohne", "von"]);

/** "graue Wollhose", "braune Chelsea Boots": adjectives in small letters, then a noun that ends in one that we know. */
function germanName(name: string, piece: Piece): OwnName | null {
  const words = name.split(" ");
  const first = words.findIndex((word) => /^\p{Lu}[\p{L}-]*$/u.test(word));
  if (first < 0 || !words.slice(0, first).every((word) => /^\p{Ll}[\p{Ll}-]*$/u.test(word)))
    return null;
  const behind = words.findIndex((word, index) => index > first && BEHIND.has(word));
  const head = words.slice(first, behind < 0 ? undefined : behind).join(" ");
  const found = headIn(head.toLowerCase(), piece);
  return found ? { full: named(name, found.noun), short: named(head, found.noun) } : null;
}

/** The known noun that a German one is or ends in, or whose last part it shares: a Ringelshirt is one as a Bretonshirt is. */
function headIn(head: string, piece: Piece): KnownNoun | undefined {
  const worn = nounsIn("de").filter(({ area }) => isWorn(area, piece));
  if (head.includes(" ")) return worn.find(({ text }) => head === text);
  return (
    worn.find(({ text }) => head.endsWith(text)) ??
    worn.find(({ text }) => !/[ -]/.test(text) && head.endsWith(text.slice(-LEAST_LETTERS)))
  );
}
