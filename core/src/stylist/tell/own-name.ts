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
  const own =
    language === "de" ? germanName(piece.name, piece) : romanceName(piece.name, piece, language);
  return own ?? named(`${noun.text} ${quoted(piece.name, language)}`, noun);
}

/** The same by its kind alone, for where it was named before. */
export function shortName(piece: Piece, language: Language): Named {
  const noun = nounOf(piece.kind.id, language);
  return named(noun.text, noun);
}

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
const nouns = new Map<Language, readonly { text: string; noun: Agreeing; area: string }[]>();

function nounsIn(language: Language) {
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
function romanceName(name: string, piece: Piece, language: Language): Named | null {
  const lower = name.toLowerCase();
  const found = nounsIn(language).find(
    ({ text, area }) => isWorn(area, piece) && (lower === text || lower.startsWith(`${text} `)),
  );
  return found ? named(name.charAt(0).toLowerCase() + name.slice(1), found.noun) : null;
}

/** What may follow a noun: "Hose aus Wolle", "Kleid mit Punkten". */
const BEHIND: ReadonlySet<string> = new Set(["aus", "in", "mit", "ohne", "von"]);

/** "graue Wollhose", "braune Chelsea Boots": adjectives in small letters, then a noun that ends in one that we know. */
function germanName(name: string, piece: Piece): Named | null {
  const words = name.split(" ");
  const first = words.findIndex((word) => /^\p{Lu}[\p{L}-]*$/u.test(word));
  if (first < 0 || !words.slice(0, first).every((word) => /^\p{Ll}[\p{Ll}-]*$/u.test(word)))
    return null;
  const behind = words.findIndex((word, index) => index > first && BEHIND.has(word));
  const head = words
    .slice(first, behind < 0 ? undefined : behind)
    .join(" ")
    .toLowerCase();
  const compound = !head.includes(" ");
  const found = nounsIn("de").find(
    ({ text, area }) => isWorn(area, piece) && (head === text || (compound && head.endsWith(text))),
  );
  return found ? named(name, found.noun) : null;
}
