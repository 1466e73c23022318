import { z } from "zod";
import { ARCHIVE_REASONS, categorySchema, SEASONS } from "../garment.ts";
import { ADDED_MAX, ID_MAX, TAGS_MAX } from "../limits.ts";
import { batchSchema, tagSchema } from "./closet.ts";

/** What becomes of many garments at once; what is absent stays as each has it. */
const changeSchema = z.object({
  category: categorySchema.optional(),
  /** Beside those that each has. */
  addTags: z.array(tagSchema).max(TAGS_MAX).optional(),
  seasons: z.array(z.enum(SEASONS)).max(4).optional(),
  /** Out of the closet and into the archive; null for back again. */
  archive: z.enum(ARCHIVE_REASONS).nullable().optional(),
  /** Into the bin, instead of all else. */
  bin: z.literal(true).optional(),
});
export type ChangeOfMany = z.infer<typeof changeSchema>;

/** PATCH /api/closet. A batch that is sent twice is done once. */
export const manyToChangeSchema = z.object({
  batch: batchSchema,
  garments: z.array(z.string().max(ID_MAX)).min(1).max(ADDED_MAX),
  change: changeSchema,
});
export type ManyToChange = z.infer<typeof manyToChangeSchema>;
