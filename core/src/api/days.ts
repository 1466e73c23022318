import { z } from "zod";
import { daySchema } from "../garment.ts";
import { ID_MAX, LOOK_NAME_MAX, WORN_MAX } from "../limits.ts";
import { batchSchema, closetItemSchema } from "./closet.ts";

const ids = z.array(z.string().max(ID_MAX));
const lookName = z.string().trim().min(1).max(LOOK_NAME_MAX);

/** POST /api/looks: pieces to be worn together on a day to come. A batch that is sent twice is planned once. */
export const lookToPlanSchema = z.object({
  batch: batchSchema,
  name: lookName,
  garments: ids.min(1).max(WORN_MAX),
  day: daySchema,
});
export type LookToPlan = z.infer<typeof lookToPlanSchema>;

/** PATCH /api/looks/{id}: what is absent stays. */
export const lookChangeSchema = z.object({
  name: lookName.optional(),
  day: daySchema.optional(),
});
export type LookChange = z.infer<typeof lookChangeSchema>;

export const plannedLookSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Pieces that are still in the closet. */
  garments: z.array(z.string()),
  /** Those that will have been worn as often as they are between two washes by then. */
  taken: z.array(z.string()),
});
export type PlannedLook = z.infer<typeof plannedLookSchema>;

/** GET /api/days: from a day to another, both included. */
export const daysQuerySchema = z.object({
  from: daySchema,
  to: daySchema,
  /** The person's own day: what is planned from then on takes pieces. */
  today: daySchema,
});
export type DaysQuery = z.infer<typeof daysQuerySchema>;

/** The days on which something was worn or is planned, the earliest first, and the pieces that they name. */
export const daysSchema = z.object({
  days: z.array(
    z.object({ day: z.string(), worn: z.array(z.string()), looks: z.array(plannedLookSchema) }),
  ),
  items: z.array(closetItemSchema),
});
export type Days = z.infer<typeof daysSchema>;
export type Day = Days["days"][number];
