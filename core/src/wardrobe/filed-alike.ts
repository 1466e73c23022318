import type { CategoryId } from "./categories.ts";

/** Two people may file one garment under either of these. */
const ALIKE: readonly (readonly CategoryId[])[] = [
  ["top", "hoodies", "coat"],
  ["shoes", "boots"],
];

/** Whether a garment of `own` category may as well be filed under `category`. */
export const isFiledAs = (own: CategoryId, category: CategoryId): boolean =>
  own === category || ALIKE.some((group) => group.includes(own) && group.includes(category));
