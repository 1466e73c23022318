import { z } from "zod";
import { daySchema } from "../garment.ts";
import { ID_MAX, TASTE_FEATURE_MAX, WORN_MAX } from "../limits.ts";

/** A feature of somebody's taste by its name: `tone:dark-blue`. */
export const tasteFeatureSchema = z
  .string()
  .max(TASTE_FEATURE_MAX)
  .regex(/^[a-z]+:[a-z0-9-]+$/, "A feature is written tone:dark-blue.");

/** POST /api/reactions: what no other call says. The rest is learned from what is kept, left out, saved and worn. */
export const reactionSchema = z.object({
  /** Another idea was asked for, or this one is not for them. */
  act: z.enum(["another", "not-this"]),
  items: z.array(z.string().max(ID_MAX)).min(1).max(WORN_MAX),
  /** The person's own day. */
  day: daySchema,
});
export type Reaction = z.infer<typeof reactionSchema>;

/** GET /api/taste */
export const ownTasteSchema = z.object({
  /** How many there were since the last time that all was forgotten; only the latest are kept. */
  reactions: z.number().int(),
  learned: z.array(
    z.object({
      feature: z.string(),
      /** In a sentence: "You go for dark blues". */
      says: z.string(),
      liked: z.boolean(),
      /** The chance that it is so, 0.5 to 1. */
      sure: z.number(),
      /** Reactions that said something of it. */
      from: z.number().int(),
    }),
  ),
});
export type OwnTaste = z.infer<typeof ownTasteSchema>;
