import type { Address } from "../../languages/address.ts";
import { languageOf } from "../../languages/index.ts";
import type { Piece } from "../dress/piece.ts";
import type { Language } from "../lexicon/index.ts";
import { asItStands } from "./as-it-stands.ts";
import { type Named, named, type OwnName } from "./named.ts";
import { nounFirst } from "./noun-first.ts";
import { nounLast } from "./noun-last.ts";
import { nounOf } from "./nouns.ts";
import { saidOf } from "./said-name.ts";

/** "El rebozo de mi abuelita" is, told to her, "de tu abuelita". */
export function inTheirWords(
  { words, ...agreeing }: Named,
  language: Language,
  { polite }: Pick<Address, "polite">,
): Named {
  const { address, garmentNouns } = languageOf(language);
  const at = polite ? 1 : 0;
  const all = words.split(" ");
  const own = all.map((word) => address.theirs[word]?.[at] ?? word).join(" ");
  const told = Object.entries(address.kin).reduce(
    (said, [kin, whose]) => `${said} `.replace(` ${kin} `, ` ${whose[at]} `).trimEnd(),
    own,
  );
  const hasOwner = told !== words || garmentNouns.joins.owner.test(words);
  return { words: told, hasOwner, ...agreeing };
}

/**
 * A piece in the owner's words where it has a name, else by kind and colour.
 * @param hasTwin whether something else owned is called so but for a note at the end
 */
export function fullName(piece: Piece, language: Language, hasTwin = false): Named {
  const noun = nounOf(piece.kind.id, language);
  if (piece.name === null) {
    const colour = piece.colours[0]?.name.id;
    return named(languageOf(language).phrase(noun, { colour }), noun);
  }
  const name = saidOf(piece.name, language, hasTwin);
  const own = ownName(name, piece, language);
  return own?.full ?? named(`${noun.text} ${quoted(name, language)}`, noun);
}

/** The same by its noun alone, for where it was named before; in full where the noun's number is another. */
export function shortName(piece: Piece, language: Language, hasTwin = false): Named {
  const noun = nounOf(piece.kind.id, language);
  const own =
    piece.name === null ? null : ownName(saidOf(piece.name, language, hasTwin), piece, language);
  if (own?.short) return own.short;
  const full = fullName(piece, language, hasTwin);
  return full.pair === noun.pair ? named(noun.text, noun) : full;
}

function ownName(said: string, piece: Piece, language: Language): OwnName | null {
  const { joins } = languageOf(language).garmentNouns;
  if (joins.as === "noun-first") return nounFirst(said, piece, language, joins);
  if (joins.as === "noun-last") return nounLast(said, piece, language, joins);
  return asItStands(said, piece, language, joins);
}

const quoted = (name: string, language: Language): string =>
  languageOf(language).syntax.quotes.join(name);
