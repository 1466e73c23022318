import type { Agreeing } from "./noun.ts";

/** Gender and number of a noun: "m", "f" and "n" of one, "mp" and "fp" of several, "p" where the plural has no gender. */
export const AGREEMENT_IDS = ["m", "f", "n", "mp", "fp", "p"] as const;
export type Agreement = (typeof AGREEMENT_IDS)[number];

/** What people call their own clothes beside the names of kinds. */
export type GarmentNouns = {
  /** In small letters, singular and plural each for itself: "tuque" is "f", "tuques" "fp". */
  agreements: ReadonlyMap<string, Agreement>;
  /** Adjectives that may stand before the noun: «gros pull». */
  before: ReadonlySet<string>;
  joins: JoinedName;
};

/** What a language says in the names of garments beside the garments. */
type SaidInNames = {
  /** An article, or what says whose it is, at the start: left out. */
  whose: RegExp;
  /** How it fits or is made, at the end: left out where nothing else owned is called so without it. */
  notes: RegExp;
  /** Whose it was or who made it, but for an owner in front: "de maman", "Mam knit". It is nobody's "ton". */
  owner: RegExp;
  /** What is worn in two halves, in small letters: «la veste du tailleur». */
  suits: ReadonlySet<string>;
  /** How a half that was typed behind its suit is called: "traje gris, chaqueta" is a "{half} del {suit}". */
  halfOf: string;
  /** Between a half and its suit: «du». Nothing where the suit comes first. */
  ofSuit: RegExp;
};

/** How an owner's name for a garment joins a sentence. */
export type JoinedName = SaidInNames &
  /**
   * As it is, but for a colour or a `quality` behind the noun, which goes before it. What has a plural's ending is several, an owner
   * in front needs no article, and behind a word of `behind` no noun follows that names the garment.
   */
  (
    | { as: "it-stands"; several: RegExp; ownerFirst: RegExp; behind: RegExp; quality: RegExp }
    /** Where a noun comes first, or behind one of `before`. What is no known one has an ending that tells its gender, or its colour has. */
    | { as: "noun-first"; endings: Readonly<Partial<Record<Agreement, RegExp>>> }
    /**
     * Where a word ends in a known noun and adjectives stand before it, at the start with a small letter; a genitive in front says whose
     * it is. An adjective behind the noun that may have an ending (`inflects`), or is never given one (`unchanged`), goes before it; any
     * other colour or a cloth is told with `colour` ("in") or `cloth` ("aus"). Without its article an adjective that ended in "-e" shows
     * the noun's gender.
     */
    | {
        as: "noun-last";
        adjective: RegExp;
        genitive: RegExp;
        inflects: RegExp;
        unchanged: RegExp;
        /** What becomes of a word's end before an ending: "dunkel", "dunkle". */
        elided: { from: RegExp; to: string };
        colour: string;
        cloth: string;
        shown: Readonly<Partial<Record<Agreeing["gender"], string>>>;
      }
  );

/** From words parted by `|`. */
export const nounsOf = (
  words: Readonly<Partial<Record<Agreement, string>>>,
  joins: JoinedName,
  before = "",
): GarmentNouns => ({
  agreements: new Map(
    (Object.entries(words) as [Agreement, string][]).flatMap(([agreement, list]) =>
      list.split("|").map((word) => [word, agreement] as const),
    ),
  ),
  before: new Set(before.split("|")),
  joins,
});

export const AGREEMENTS: Readonly<Record<Agreement, Agreeing>> = {
  m: { gender: "m", pair: false },
  f: { gender: "f", pair: false },
  n: { gender: "n", pair: false },
  mp: { gender: "m", pair: true },
  fp: { gender: "f", pair: true },
  p: { gender: "m", pair: true },
};
