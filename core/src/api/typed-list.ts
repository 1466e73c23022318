import { z } from "zod";
import { categorySchema } from "../garment.ts";
import { ADDED_MAX, LIST_TEXT_MAX } from "../limits.ts";
import { COLOUR_IDS } from "../wardrobe/colours.ts";
import { KIND_IDS } from "../wardrobe/kinds.ts";
import { MATERIAL_IDS } from "../wardrobe/materials.ts";
import { PATTERN_IDS } from "../wardrobe/patterns.ts";
import { batchSchema, closetItemSchema, garmentNameSchema } from "./closet.ts";

/** POST /api/closet/list/reading: what somebody typed of what they own, in their own words. */
export const listToReadSchema = z.object({
  text: z.string().trim().min(1).max(LIST_TEXT_MAX, "Please add fewer things at once."),
  /** en, es, fr, de, it or pt; read from the text when absent. */
  language: z.string().max(12).optional(),
});

/** What a garment is drawn as that has no photo. */
const drawnAs = {
  kind: z.enum(KIND_IDS),
  material: z.enum(MATERIAL_IDS).optional(),
  pattern: z.enum(PATTERN_IDS).optional(),
};

export const drawnAsSchema = z.object(drawnAs);

export type DrawnAs = z.infer<typeof drawnAsSchema>;

/** A garment that somebody typed, `count` times. */
export const listedGarmentSchema = z.object({
  ...drawnAs,
  category: categorySchema,
  name: garmentNameSchema,
  /** Most present first; none where none was said. */
  colours: z.array(z.enum(COLOUR_IDS)).max(3),
  count: z.number().int().min(1).max(ADDED_MAX),
});

export type ListedGarment = z.infer<typeof listedGarmentSchema>;

export const readListSchema = z.object({
  language: z.string(),
  garments: z.array(listedGarmentSchema),
});

export type ReadList = z.infer<typeof readListSchema>;

/** POST /api/closet/list. A batch that is sent twice is added once. */
export const garmentsToAddSchema = z.object({
  batch: batchSchema,
  garments: z
    .array(listedGarmentSchema)
    .min(1)
    .max(ADDED_MAX)
    .refine(
      (all) => all.reduce((sum, { count }) => sum + count, 0) <= ADDED_MAX,
      `Up to ${ADDED_MAX} at once, please.`,
    ),
});

export type GarmentsToAdd = z.infer<typeof garmentsToAddSchema>;

export const addedGarmentsSchema = z.object({ items: z.array(closetItemSchema) });

/** GET /api/closet/sticker: a garment as it would be drawn; `colours` are ids parted by commas. */
export const stickerQuerySchema = z.object({
  ...drawnAs,
  category: z.optional(categorySchema),
  colours: z
    .string()
    .max(80)
    .regex(/^[a-z-]*(,[a-z-]+){0,2}$/)
    .optional(),
});
