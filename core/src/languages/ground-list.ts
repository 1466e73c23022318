import type { Phrases } from "./cue-list.ts";

/** Why a garment stays at home, where its owner says so. */
export const GROUNDS = [
  /** At the cleaner's. */
  "cleaned",
  /** At the tailor's or the cobbler's. */
  "mended",
  /** In the wash, or not dry yet. */
  "washing",
  /** Stained, smelly, muddy. */
  "soiled",
  /** Creased, and nobody irons it. */
  "creased",
  /** With somebody else. */
  "lent",
  "lost",
  /** At another place, packed, not delivered yet. */
  "elsewhere",
  /** Torn, holed, its zip or heel gone. */
  "broken",
  /** Too small, or it no longer closes. */
  "tight",
  /** Too big. */
  "loose",
  /** Worn yesterday or this week, seen by all. */
  "lately",
  /** Saved for another day. */
  "kept",
  /** It itches, pinches, slips. */
  "uncomfortable",
  /** Somebody else dislikes or laughs at it. */
  "opinion",
] as const;
export type Ground = (typeof GROUNDS)[number];

/** Phrases by which one language gives each of these grounds, written as those of `CueList`. */
export type GroundList = Readonly<Record<Ground, Phrases>>;
