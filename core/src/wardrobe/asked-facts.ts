import { type CategoryId, isCategory } from "./categories.ts";

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

const LAID_ON = ["pattern"] as const;
const WORN = [...LAID_ON, "warmth", "washAfterWears"] as const;
const UPPER = ["sleeve", "length", "neckline", "closure", ...WORN] as const;
const LOWER = ["length", "closure", ...WORN] as const;

const OF_CATEGORY: Readonly<Record<CategoryId, readonly AskedFact[]>> = {
  top: UPPER,
  hoodies: UPPER,
  coat: UPPER,
  trouser: LOWER,
  short: LOWER,
  skirt: LOWER,
  dress: UPPER,
  jumpsuit: UPPER,
  cap: WORN,
  scarf: ["length", ...WORN],
  belt: ["closure", ...LAID_ON],
  bag: ["closure", ...LAID_ON],
  shoes: ["closure", "length", ...LAID_ON, "warmth"],
  boots: ["closure", "length", ...LAID_ON, "warmth"],
  jewellery: [],
  other: UPPER,
};

/** What is asked of a garment of this category; everything of one that nobody filed, or under a word of their own. */
export const askedOf = (category: string): readonly AskedFact[] =>
  isCategory(category) ? OF_CATEGORY[category] : ASKED_FACTS;
