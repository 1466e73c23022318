import type { Agreeing } from "./determiners.ts";

/** Gender and number of a noun: "m", "f" and "n" of one, "mp" and "fp" of several, "p" where the plural has no gender. */
export type Agreement = "m" | "f" | "n" | "mp" | "fp" | "p";

/** What people call their own clothes beside the names of kinds. */
export type GarmentNouns = {
  /** In small letters, singular and plural each for itself: "tuque" is "f", "tuques" "fp". */
  agreements: ReadonlyMap<string, Agreement>;
  /** Adjectives that may stand before the noun: «gros pull». */
  before: ReadonlySet<string>;
};

/** From words parted by `|`. */
export const nounsOf = (
  words: Readonly<Partial<Record<Agreement, string>>>,
  before = "",
): GarmentNouns => ({
  agreements: new Map(
    (Object.entries(words) as [Agreement, string][]).flatMap(([agreement, list]) =>
      list.split("|").map((word) => [word, agreement] as const),
    ),
  ),
  before: new Set(before.split("|")),
});

export const AGREEMENTS: Readonly<Record<Agreement, Agreeing>> = {
  m: { gender: "m", pair: false },
  f: { gender: "f", pair: false },
  n: { gender: "n", pair: false },
  mp: { gender: "m", pair: true },
  fp: { gender: "f", pair: true },
  p: { gender: "m", pair: true },
};
