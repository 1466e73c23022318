import { z } from "zod";

/** The categories a person can choose, in the order the closet shows them. */
export const CATEGORIES = ["top", "hoodies", "coat", "trouser", "short", "cap"] as const;

export type Category = (typeof CATEGORIES)[number];

/** The chooser's groups, as the spec words them. */
export const CATEGORY_GROUPS: readonly { label: string; categories: readonly Category[] }[] = [
  { label: "Tops", categories: ["top", "hoodies", "coat"] },
  { label: "Bottom", categories: ["trouser", "short"] },
  { label: "Accessories", categories: ["cap"] },
];

/** What an item without a category is filed under. */
export const UNCATEGORIZED = "uncategorized";

/** A category as text: older or imported items may have one that the chooser does not offer. */
export const categorySchema = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z][a-z0-9 -]{0,39}$/, "A category is a short word.");

/** `#rrggbb`, lower case. */
export const colourSchema = z
  .string()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, "A colour is written #rrggbb.");

/** What the stylist and the illustrator know about one piece of clothing. Colours come most present first. */
export const garmentSchema = z.object({
  id: z.string().min(1).max(200),
  category: z.string().max(80),
  name: z.string().max(200).optional(),
  colours: z.array(colourSchema).max(12),
  tags: z.array(z.string().max(60)).max(24).optional(),
});

export type Garment = z.infer<typeof garmentSchema>;

/** The order of the closet's sections: the chooser's categories, then others by name, 'uncategorized' last. */
export function compareCategories(a: string, b: string): number {
  return rank(a) - rank(b) || a.localeCompare(b, "en");
}

function rank(category: string): number {
  const index = (CATEGORIES as readonly string[]).indexOf(category);
  if (index >= 0) return index;
  return category === UNCATEGORIZED ? CATEGORIES.length + 1 : CATEGORIES.length;
}
