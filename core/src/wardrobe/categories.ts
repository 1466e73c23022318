import type { AskedFact } from "./asked-facts.ts";
import type { KindId } from "./kinds.ts";

/** The categories a person can choose, in the order the closet shows them: the spec's six, then what follows them. */
export const CATEGORIES = [
  "top",
  "hoodies",
  "coat",
  "trouser",
  "short",
  "cap",
  "skirt",
  "dress",
  "jumpsuit",
  "shoes",
  "boots",
  "bag",
  "scarf",
  "belt",
  "jewellery",
  "other",
] as const;

export type CategoryId = (typeof CATEGORIES)[number];

/** The chooser's groups: the spec's own first, in its words and order, each with what was added after it. */
export const CATEGORY_GROUPS: readonly { label: string; categories: readonly CategoryId[] }[] = [
  { label: "Tops", categories: ["top", "hoodies", "coat"] },
  { label: "Bottom", categories: ["trouser", "short", "skirt"] },
  { label: "Accessories", categories: ["cap", "scarf", "belt", "bag", "jewellery"] },
  { label: "Whole outfits", categories: ["dress", "jumpsuit"] },
  { label: "Footwear", categories: ["shoes", "boots"] },
  { label: "Underwear and swimwear", categories: ["other"] },
];

/** Types that categories of other wardrobes and words of older versions mean. */
export const isCategory = (text: string): text is CategoryId =>
  (CATEGORIES as readonly string[]).includes(text);

/** What an item is that has a category and no telling name. */
export const KIND_OF_CATEGORY: Readonly<Record<CategoryId, KindId | null>> = {
  top: "top",
  hoodies: "hoodie",
  coat: "coat",
  trouser: "trousers",
  short: "shorts",
  cap: "cap",
  skirt: "skirt",
  dress: "dress",
  jumpsuit: "jumpsuit",
  shoes: "shoes",
  boots: "boots",
  bag: "bag",
  scarf: "scarf",
  belt: "belt",
  jewellery: "jewellery",
  other: null,
};

const LAID_ON = ["pattern"] as const;
const WORN = [...LAID_ON, "warmth", "washAfterWears"] as const;
const UPPER = ["sleeve", "length", "neckline", "closure", ...WORN] as const;
const LOWER = ["length", "closure", ...WORN] as const;

/** What the form of an item asks, of all that may be known of a garment. */
export const ASKED_OF_CATEGORY: Readonly<Record<CategoryId, readonly AskedFact[]>> = {
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
