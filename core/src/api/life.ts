import { z } from "zod";
import { daySchema, STATUSES } from "../garment.ts";
import { ADDED_MAX, ID_MAX, NOTE_MAX, WORN_MAX } from "../limits.ts";

/** PUT /api/wears: worn on that day, or not after all. The day is the person's own; until four at night it is the day before. */
export const wearSchema = z.object({
  garments: z.array(z.string().max(ID_MAX)).min(1).max(WORN_MAX),
  day: daySchema,
  worn: z.boolean(),
});
export type Wear = z.infer<typeof wearSchema>;

/** What a wear changed: ids of what was not so before, and those that are in the wash by it, or out of it again. */
export const wornSchema = z.object({
  changed: z.array(z.string()),
  moved: z.array(z.object({ id: z.string(), status: z.enum(STATUSES) })),
});
export type Worn = z.infer<typeof wornSchema>;

/** GET /api/closet/{id}/wears: the latest first. */
export const wearsSchema = z.object({
  days: z.array(daySchema),
  /** Days on which it was washed. */
  washes: z.array(daySchema),
  /** Wears since then, and those after which it is washed; null for never. */
  sinceWash: z.number().int(),
  washAfter: z.number().int().nullable(),
});
export type Wears = z.infer<typeof wearsSchema>;

/** PUT /api/laundry: where garments are. What comes back from the wash counts as washed. */
export const laundrySchema = z.object({
  garments: z.array(z.string().max(ID_MAX)).min(1).max(ADDED_MAX),
  status: z.enum(STATUSES),
  /** Whom it is lent to, or where it is mended; null for nothing, absent for as it was. */
  note: z.string().trim().max(NOTE_MAX).nullish(),
  /** The person's own day, on which it was washed; the server's where it is not told. */
  day: z.optional(daySchema),
});
export type Laundry = z.infer<typeof laundrySchema>;

/** Ids of what was not so before. */
export const changedSchema = z.object({ changed: z.array(z.string()) });
