import { z } from "zod";
import { ID_MAX, LOOKS_MAX, PACKED_MAX, SUGGESTED_MAX, WORN_MAX } from "./limits.ts";
import { OCCASIONS, suggestionSchema, TIMES_OF_DAY } from "./outfit.ts";
import { weatherSchema } from "./weather.ts";

/**
 * An outfit as decided: `items` are ids from the closet it was made from, `suggested` are pieces nobody owns yet.
 * Formality runs 0 lounge, 1 casual, 2 smart casual, 3 business casual, 4 formal, 5 black or white tie.
 */
const outfit = {
  occasion: z.enum(OCCASIONS),
  timeOfDay: z.enum(TIMES_OF_DAY),
  formality: z.number().min(0).max(5),
  items: z.array(z.string().max(ID_MAX)).max(WORN_MAX),
  suggested: z.array(suggestionSchema).max(SUGGESTED_MAX),
};

/** One of several outfits, and what it is for. */
export const lookSchema = z.object({
  ...outfit,
  /** In the idea's language: "Monday", "Day 2", "Outfit 3". */
  label: z.string().max(80),
  /** Monday is 0; absent where no day of the week is meant. */
  day: z.number().int().min(0).max(6).optional(),
  /** The person's own words for what is on. */
  setting: z.string().max(200).optional(),
  weather: z.nullable(weatherSchema),
  /** Its part of the idea's text. */
  text: z.string().max(2000),
});

export type Look = z.infer<typeof lookSchema>;

/** What goes into the bag for all looks. */
export const packingSchema = z.object({
  items: z.array(z.string().max(ID_MAX)).max(PACKED_MAX),
  /** Those of them that are worn on the way, because they take most room. */
  worn: z.array(z.string().max(ID_MAX)).max(WORN_MAX),
  /** Pieces without which a look, by its place in `looks`, is lost. */
  needed: z
    .array(z.object({ item: z.string().max(ID_MAX), look: z.number().int().min(0) }))
    .max(PACKED_MAX),
});

export type Packing = z.infer<typeof packingSchema>;

/** The outfit that was decided on; where several were, the first of them, with all of them beside it. */
export const planSchema = z.object({
  ...outfit,
  looks: z.array(lookSchema).max(LOOKS_MAX).optional(),
  packing: z.optional(packingSchema),
});

export type Plan = z.infer<typeof planSchema>;
