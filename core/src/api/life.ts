import { z } from "zod";
import { daySchema, STATUSES } from "../garment.ts";
import { ADDED_MAX, ID_MAX, WORN_MAX } from "../limits.ts";

/** PUT /api/wears: worn on that day, or not after all. The day is the person's own; until four at night it is the day before. */
export const wearSchema = z.object({
  garments: z.array(z.string().max(ID_MAX)).min(1).max(WORN_MAX),
  day: daySchema,
  worn: z.boolean(),
});
export type Wear = z.infer<typeof wearSchema>;

/** GET /api/closet/{id}/wears: the latest first. */
export const wearsSchema = z.object({ days: z.array(daySchema) });

/** PUT /api/laundry */
export const laundrySchema = z.object({
  garments: z.array(z.string().max(ID_MAX)).min(1).max(ADDED_MAX),
  status: z.enum(STATUSES),
});
export type Laundry = z.infer<typeof laundrySchema>;

/** Ids of what was not so before. */
export const changedSchema = z.object({ changed: z.array(z.string()) });
