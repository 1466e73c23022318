import { ASKED_OF_CATEGORY, isCategory } from "./categories.ts";

/** What may be known of a garment, and is not asked of every kind: trousers have no sleeves, and a bag is not washed by its wears. */
export const ASKED_FACTS = [
  "sleeve",
  "length",
  "neckline",
  "closure",
  "pattern",
  "warmth",
  "washAfterWears",
] as const;
export type AskedFact = (typeof ASKED_FACTS)[number];

/** What is asked of a garment of this category; everything of one that nobody filed, or under a word of their own. */
export const askedOf = (category: string): readonly AskedFact[] =>
  isCategory(category) ? ASKED_OF_CATEGORY[category] : ASKED_FACTS;
