import type { Address } from "../../languages/address.ts";
import { languageOf, type Noun, type Said } from "../../languages/index.ts";
import { type ColourId, isColourId } from "../../wardrobe/colours.ts";
import type { Piece } from "../dress/piece.ts";
import type { Suggested } from "../dress/suggestions.ts";
import type { Language } from "../lexicon/index.ts";
import { type Forms, formsIn, npOf } from "./forms.ts";
import { joinHalves } from "./join-halves.ts";
import type { Named } from "./named.ts";
import { joined, listed, type Np } from "./noun-phrase.ts";
import { nounOf } from "./nouns.ts";
import { fullName, inTheirWords, shortName } from "./own-name.ts";
import { type Reference, References } from "./references.ts";
import { twinsIn } from "./said-name.ts";

export { type Np, plainly } from "./noun-phrase.ts";
export { REFERENCE } from "./references.ts";

export type Speaker = {
  language: Language;
  /** An owned piece: "your navy top", «light blue Oxford shirt». */
  item(piece: Piece): Np;
  /** The same in full, even where it was named before: for telling two trousers apart. */
  full(piece: Piece): Np;
  /** An owned piece as it stands behind an article, in full or by its noun alone. */
  named(piece: Piece, again: boolean): Named;
  /** What stands for an owned piece until the order of sentences is known. */
  markOf(piece: Piece): string;
  /** A piece nobody owns: "a navy knit". */
  idea(suggested: Suggested): Np;
  /** The same without its article, as a label. */
  label(suggested: Suggested): string;
  /** An indefinite noun for a garment that a person spoke of, in a colour or not. */
  kind(word: string, colour: string | null): Np;
  colour(id: ColourId): string;
  /** Words in a row: "grey, navy and white". */
  words(all: readonly string[]): string;
  list(items: readonly Np[]): Np;
  /** The same, but all of it in one word where there are many. */
  briefly(items: readonly Np[]): Np;
  /** How each owned piece is named the first time and afterwards, by form, by the mark that stands for it. */
  references: ReadonlyMap<string, Reference>;
};

/** @param closet pieces that names must tell apart */
export function speakerOf(
  language: Language,
  address: Pick<Address, "polite">,
  ofSomeoneElse: boolean,
  closet: readonly Piece[] = [],
): Speaker {
  const twins = twinsIn(closet, language);
  const references = new References();
  const { colours, phrase, determiners, texts } = languageOf(language);
  const { the, theirs, formsOf } = formsIn(language, address, ofSomeoneElse);
  const some = (noun: Noun, said: Said): Np => ({
    text: determiners.indefinite(phrase(noun, said), noun),
    plural: noun.pair,
    gender: noun.gender,
    forms: {},
  });
  const called = (piece: Piece, again = false): Named => {
    const name = (again ? shortName : fullName)(piece, language, twins.has(piece.id));
    return inTheirWords(name, language, address);
  };
  const formsAgain = (piece: Piece): Forms => {
    const name = called(piece, true);
    return formsOf(name, the, the(name));
  };
  const together = (suit: Piece, [one, other]: readonly [Piece, Piece]): Np => {
    const name = called(suit);
    const full = formsOf(name, theirs, theirs(name));
    if (!references.has(one)) return npOf(name, full);
    return npOf(name, references.addSuit(one, other, { full, short: formsAgain(suit) }));
  };
  const outfit: Named = {
    words: texts.names.outfit.text,
    gender: texts.names.outfit.gender,
    pair: false,
  };
  return {
    language,
    references: references.known,
    markOf: (piece) => references.markOf(piece),
    named: called,
    kind: (word, colour) =>
      some(nounOf(word, language), { colour: colour && isColourId(colour) ? colour : undefined }),
    label: ({ idea, colour }) =>
      phrase(nounOf(idea.kind, language), {
        colour: colour ?? undefined,
        material: idea.material,
      }),
    full(piece) {
      const name = called(piece);
      return { ...npOf(name, formsOf(name, theirs, name.words)), piece };
    },
    item(piece) {
      const name = called(piece);
      const full = formsOf(name, theirs, name.words);
      return { ...npOf(name, references.add(piece, { full, short: formsAgain(piece) })), piece };
    },
    idea: ({ idea, colour }) =>
      some(nounOf(idea.kind, language), { colour: colour ?? undefined, material: idea.material }),
    colour: (id) => colours[id].m,
    words: (all) => joined(all, language),
    list: (items) => listed(joinHalves(items, language, together), language),
    briefly(items) {
      const joint = joinHalves(items, language, together);
      return joint.length < MANY
        ? listed(joint, language)
        : npOf(outfit, formsOf(outfit, the, the(outfit)));
    },
  };
}

/** "The shirt, the skirt and the jumper" once more is a chant. */
const MANY = 3;
