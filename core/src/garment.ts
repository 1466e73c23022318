import { z } from "zod";
import { CATEGORIES } from "./wardrobe/categories.ts";
import { CLOSURES, LENGTHS, NECKLINES } from "./wardrobe/cuts.ts";

/** What an item without a category is filed under. */
export const UNCATEGORIZED = "uncategorized";

/** A category as text: older or imported items may have one that the chooser does not offer. */
export const categorySchema = z
  .string()
  .max(80)
  .trim()
  .toLowerCase()
  .regex(/^[a-z][a-z0-9 -]{0,39}$/, "A category is a short word.");

/** `#rrggbb`, lower case. */
export const colourSchema = z
  .string()
  .max(7)
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, "A colour is written #rrggbb.");

export const SLEEVES = ["none", "short", "long"] as const;
export type Sleeve = (typeof SLEEVES)[number];

export const PATTERNS = ["plain", "striped", "checked", "print"] as const;
export type Pattern = (typeof PATTERNS)[number];

export const SEASONS = ["spring", "summer", "autumn", "winter"] as const;
export type Season = (typeof SEASONS)[number];

/** What is in the wash or elsewhere is not worn. */
export const STATUSES = ["ready", "in-the-wash", "at-the-cleaner", "lent", "broken"] as const;
export type Status = (typeof STATUSES)[number];

/** Why something has left the closet and is kept in mind all the same. */
export const ARCHIVE_REASONS = ["sold", "given", "worn-out", "lost"] as const;
export type ArchiveReason = (typeof ARCHIVE_REASONS)[number];

/** A day of the person's own calendar, as 2026-11-22. */
export const daySchema = z
  .string()
  .max(10)
  .regex(/^\d{4}-\d{2}-\d{2}$/, "A day is written 2026-11-22.");

/** What is known of a garment beyond its name and colours; what nobody knows is absent. */
export const detailsSchema = z.object({
  sleeve: z.enum(SLEEVES).optional(),
  /** How it is cut: how far down it reaches, its collar, neckline or hood, and how it is closed. */
  length: z.enum(LENGTHS).optional(),
  neckline: z.enum(NECKLINES).optional(),
  closure: z.enum(CLOSURES).optional(),
  pattern: z.enum(PATTERNS).optional(),
  material: z.string().trim().min(1).max(40).optional(),
  /** 1 barely there to 5 for hard frost. */
  warmth: z.number().int().min(1).max(5).optional(),
  /** The plan's scale: 0 lounge, 1 casual, 2 smart casual, 3 business casual, 4 formal, 5 black or white tie. */
  formality: z.number().int().min(0).max(5).optional(),
  seasons: z.array(z.enum(SEASONS)).max(4).optional(),
});
export type GarmentDetails = z.infer<typeof detailsSchema>;

/** Where a sticker's outline comes from: found by the engine, drawn by the person, or none, the whole photo being a card. */
export const CUTS = ["found", "own", "card"] as const;
export type Cut = (typeof CUTS)[number];

/** What the stylist and the illustrator know about one piece of clothing. Colours come most present first. */
export const garmentSchema = z.object({
  id: z.string().min(1).max(200),
  category: z.string().max(80),
  name: z.string().max(200).optional(),
  colours: z.array(colourSchema).max(12),
  tags: z.array(z.string().max(60)).max(24).optional(),
  // Not `.optional()`: a bundler sees that nothing is called on what is named here, and leaves it out of the page.
  details: z.optional(detailsSchema),
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
