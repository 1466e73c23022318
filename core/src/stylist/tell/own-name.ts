import type { Address } from "../../languages/address.ts";
import { MAKERS } from "../../languages/brands.ts";
import { type Agreeing, languageOf, type Noun } from "../../languages/index.ts";
import { kindOf } from "../../wardrobe/kinds.ts";
import type { Piece } from "../dress/piece.ts";
import { MOST_WORDS } from "../dress/read-name.ts";
import { sensesOfRun } from "../dress/senses.ts";
import type { Language } from "../lexicon/index.ts";
import { fold } from "../understand/text.ts";
import { isWorn, type KnownNoun, nounsIn, wordsOf } from "./known-words.ts";
import { inSentence, type Joining, type Named, named, type OwnName, small } from "./named.ts";
import { nounFirst } from "./noun-first.ts";
import { nounOf } from "./nouns.ts";

/** "El rebozo de mi abuelita" is, told to her, "de tu abuelita". */
export function inTheirWords(
  { words, ...agreeing }: Named,
  language: Language,
  { polite }: Pick<Address, "polite">,
): Named {
  const { theirs } = languageOf(language).address;
  const all = words.split(" ");
  const told = all.map((word) => theirs[word]?.[polite ? 1 : 0] ?? word).join(" ");
  return { words: told, hasOwner: told !== words, ...agreeing };
}

/** A piece in the owner's words where it has a name, else by kind and colour. */
export function fullName(piece: Piece, language: Language): Named {
  const noun = nounOf(piece.kind.id, language);
  if (piece.name === null) {
    const colour = piece.colours[0]?.name.id;
    return named(languageOf(language).phrase(noun, { colour }), noun);
  }
  const name = withoutDetails(piece.name);
  const own = ownName(name, piece, language);
  return own?.full ?? named(`${noun.text} ${quoted(name, language)}`, noun);
}

/** "Jersey maxi dress, stretchy", "jeans (pre baby)": what stands behind is a note, and no part of what one says. */
function withoutDetails(name: string): string {
  const said = name.slice(0, Math.max(0, name.search(/[,;(]/))).trimEnd();
  return /\p{L}/u.test(said) ? said : name;
}

/** The same by its noun alone, for where it was named before; in full where the noun's number is another. */
export function shortName(piece: Piece, language: Language): Named {
  const noun = nounOf(piece.kind.id, language);
  const own = piece.name === null ? null : ownName(withoutDetails(piece.name), piece, language);
  if (own?.short) return own.short;
  const full = fullName(piece, language);
  return full.pair === noun.pair ? named(noun.text, noun) : full;
}

function ownName(name: string, piece: Piece, language: Language): OwnName | null {
  const { joins } = languageOf(language).garmentNouns;
  const said = name.replace(joins.whose, "");
  if (joins.as === "noun-first") return nounFirst(said, piece, language, joins);
  if (joins.as === "noun-last") return nounLast(said, piece, language, joins);
  return {
    full: asItStands(said, nounOf(piece.kind.id, language), joins),
    ...ownersNoun(said, piece, language, joins),
  };
}

/** "Grey lambswool jumper" is a jumper, whatever we call it: the words at its end that name what it is. */
function ownersNoun(
  name: string,
  piece: Piece,
  language: Language,
  joins: Joining<"it-stands">,
): Pick<OwnName, "short"> {
  const words = name.split(" ");
  for (let length = 1; length <= Math.min(MOST_WORDS, words.length); length++) {
    const run = words.slice(-length);
    const folded = run.map(fold);
    if (!namesIt(folded, piece, language)) continue;
    const said = words.length === length || MAKERS.has(folded[0]!) ? run : folded;
    return { short: asItStands(said.join(" "), nounOf(piece.kind.id, language), joins) };
  }
  return {};
}

const namesIt = (run: readonly string[], { kind }: Piece, language: Language): boolean =>
  sensesOfRun(run, language).some(
    (sense) =>
      sense.topic === "kind" && (kind.is.has(sense.id) || kindOf(sense.id).is.has(kind.id)),
  );

function asItStands(name: string, noun: Noun, { several }: Joining<"it-stands">): Named {
  const words = /^\p{Lu}\p{Ll}+ \p{Ll}/u.test(name) ? inSentence(name) : name;
  return { words, gender: noun.gender, pair: noun.pair || several.test(words) };
}

const quoted = (name: string, language: Language): string =>
  languageOf(language).syntax.quotes.join(name);

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** "graue Wollhose", "Schwarze boots", "T-Shirt grau": adjectives, then a noun that ends in one that we know, then what else is said. */
function nounLast(
  name: string,
  piece: Piece,
  language: Language,
  joins: Joining<"noun-last">,
): OwnName | null {
  const { adjective, genitive } = joins;
  const words = name.split(" ");
  const worn = nounsIn(language).filter(({ area }) => isWorn(area, piece));
  // Nouns are written with a capital, unless somebody types none at all.
  const typesCapitals = words.slice(1).some((word) => /^\p{Lu}/u.test(word));
  for (const [at, word] of words.entries()) {
    const mayBeNoun = !typesCapitals || /^\p{Lu}/u.test(word);
    const head = mayBeNoun ? headAt(words, at, worn) : null;
    if (head) {
      const noun = words.slice(at, at + head.length).map(capital);
      const before = words
        .slice(0, at)
        .map((one) => (adjective.test(one) ? small(withEnding(one, head.noun, joins)) : one));
      const behind = behindNoun(words.slice(at + head.length), language, joins);
      const whole = [...before, ...noun, ...behind].join(" ");
      return { full: named(whole, head.noun), short: named(noun.join(" "), head.noun) };
    }
    if (genitive.test(word) && !adjective.test(word)) return null;
  }
  return null;
}

/** "Das grüne Kleid" is a "grünes Kleid". */
function withEnding(
  adjective: string,
  { gender, pair }: Agreeing,
  { shown }: Joining<"noun-last">,
): string {
  const ending = pair ? undefined : shown[gender];
  return ending && /^\p{Ll}+e$/u.test(adjective) ? adjective.slice(0, -1) + ending : adjective;
}

/** "Kleid petrol Jersey" is a "Kleid in Petrol aus Jersey". Where it says anything else it stands as it is. */
function behindNoun(
  words: readonly string[],
  language: Language,
  { colour, cloth }: Joining<"noun-last">,
): readonly string[] {
  const { colours, materials } = wordsOf(language);
  const said = words.map((word) => {
    const [first = "", ...parts] = word.split("-").map(fold);
    if ([first, ...parts].every((part) => colours.has(part)))
      return [colour, word.split("-").map(capital).join("-")];
    return materials.has(fold(word)) ? [cloth, capital(word)] : null;
  });
  return said.includes(null) ? words : said.flatMap((one) => one ?? []);
}

/** Of a noun's end. */
const LEAST_LETTERS = 5;

type Head = { length: number; noun: Agreeing };

/** A known noun of several words, or a word that ends in one or shares its last part: a Ringelshirt is one as a Bretonshirt is. */
function headAt(words: readonly string[], at: number, worn: readonly KnownNoun[]): Head | null {
  const rest = words.slice(at).join(" ").toLowerCase();
  const long = worn.find(({ text }) => text.includes(" ") && `${rest} `.startsWith(`${text} `));
  if (long) return { length: long.text.split(" ").length, noun: long.noun };
  const word = words[at]!.toLowerCase();
  const found =
    worn.find(({ text }) => word.endsWith(text)) ??
    worn.find(({ text }) => !/[ -]/.test(text) && word.endsWith(text.slice(-LEAST_LETTERS)));
  return found ? { length: 1, noun: found.noun } : null;
}
