import { z } from "zod";
import {
  ARCHIVE_REASONS,
  categorySchema,
  colourSchema,
  CUTS,
  detailsSchema,
  STATUSES,
} from "../garment.ts";
import { factsEditSchema, factsSchema } from "../garment-facts.ts";
import { CLOSET_PAGE, CLOSET_PAGE_MAX, ID_MAX, TAGS_MAX, URL_MAX } from "../limits.ts";

/** An item as the closet shows it. `category` is absent or empty for items filed under 'uncategorized'. */
export const closetItemSchema = z.object({
  id: z.string(),
  userId: z.string(),
  category: z.string().optional(),
  cartoonURL: z.string(),
  originalURL: z.string().optional(),
  name: z.string().optional(),
  colours: z.array(colourSchema),
  tags: z.array(z.string()),
  details: detailsSchema,
  /** False when the whole photo was drawn as a card, by choice or because no garment could be cut out. */
  cutOut: z.boolean(),
  cut: z.enum(CUTS),
  /** Absent for what is ready to be worn. */
  status: z.enum(STATUSES).optional(),
  /** Whom it is lent to, or where it is mended. */
  statusNote: z.string().optional(),
  /** Absent where nothing is noted. */
  facts: factsSchema.optional(),
  /** Why it has left the closet; absent for what is in it. */
  archived: z.enum(ARCHIVE_REASONS).optional(),
  createdAt: z.number().int(),
});

export type ClosetItem = z.infer<typeof closetItemSchema>;

export const closetQuerySchema = z.object({
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(CLOSET_PAGE_MAX).default(CLOSET_PAGE),
});

export const closetPageSchema = z.object({
  items: z.array(closetItemSchema),
  next: z.string().nullable(),
});

export type ClosetPage = z.infer<typeof closetPageSchema>;

/** A page's own key for what it adds: sent twice with the same one, it is added once. */
export const batchSchema = z
  .string()
  .max(32)
  .regex(/^[0-9a-f]{32}$/);

/** What a person calls a garment. */
export const garmentNameSchema = z.string().trim().min(1).max(80);

export const tagSchema = z.string().trim().min(1).max(40);

/** POST /api/cartoonize: the text fields beside the multipart `image`. */
export const cartoonizeFieldsSchema = z.object({
  userId: z.string().min(1).max(ID_MAX),
  /** A name of 255 letters is nine times as long where each letter takes three bytes, percent-encoded. */
  originalUrl: z.string().max(URL_MAX).optional(),
  category: categorySchema,
  /** In the person's own words; without one it is called what was seen. */
  name: garmentNameSchema.optional(),
  batch: batchSchema.optional(),
  lat: z.coerce.number().min(-90).max(90).optional(),
  lon: z.coerce.number().min(-180).max(180).optional(),
  /** A JSON array of `#rrggbb`; used where the server could not cut the garment out itself. */
  dominantColors: z.string().max(400).optional(),
  /** As in `recutFieldsSchema`; a `mask` part beside the image is the person's own cut-out. */
  cut: z.enum(["found", "card"]).default("found"),
});

export const cartoonizeResponseSchema = z.object({
  cartoonUrl: z.string(),
  item: closetItemSchema,
});

export type CartoonizeResponse = z.infer<typeof cartoonizeResponseSchema>;

/**
 * PUT /api/closet/{id}/cartoon: draws the sticker anew from the original. Multipart like /api/cartoonize: a `mask` part (PNG, white
 * where the garment is, the photo's proportions) makes it the person's own cut-out; without one, `cut` says which.
 */
export const recutFieldsSchema = z.object({ cut: z.enum(["found", "card"]).default("found") });

const { shape } = detailsSchema;

/** PATCH /api/closet/{id}: what is absent stays, null clears. The person's word stands against every later proposal. */
export const garmentEditSchema = z.object({
  name: garmentNameSchema.nullable().optional(),
  category: categorySchema.nullable().optional(),
  colours: z.array(colourSchema).min(1).max(5).optional(),
  tags: z.array(tagSchema).max(TAGS_MAX).optional(),
  details: z
    .object({
      sleeve: shape.sleeve.nullable(),
      length: shape.length.nullable(),
      neckline: shape.neckline.nullable(),
      closure: shape.closure.nullable(),
      pattern: shape.pattern.nullable(),
      material: shape.material.nullable(),
      warmth: shape.warmth.nullable(),
      formality: shape.formality.nullable(),
      seasons: shape.seasons.nullable(),
    })
    .optional(),
  facts: factsEditSchema.optional(),
});

export type GarmentEdit = z.infer<typeof garmentEditSchema>;

/** GET /api/closet/usage: what one keeps, and the most that one may; for photos and what is drawn of them. */
export const usageSchema = z.object({
  items: z.number().int(),
  /** Those of the items that are in the bin. */
  binned: z.number().int(),
  bytes: z.number().int(),
  /** Saved ideas. */
  ideas: z.number().int(),
  maxItems: z.number().int(),
  maxBytes: z.number().int(),
  maxIdeas: z.number().int(),
  /** Photos of the largest size that may arrive at once, and the largest archive that can be brought in. */
  uploadsAtOnce: z.number().int(),
  maxArchiveBytes: z.number().int(),
});

export type Usage = z.infer<typeof usageSchema>;

/** POST /api/closet/import: how much of an exported closet was added, and how much of it was here already. */
export const importResponseSchema = z.object({
  garments: z.number().int(),
  ideas: z.number().int(),
  skipped: z.number().int(),
});

export type ImportResponse = z.infer<typeof importResponseSchema>;
