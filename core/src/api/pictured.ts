import { z } from "zod";
import {
  AGES,
  BEARDS,
  BUILDS,
  GLASSES,
  HAIR_COLOUR_IDS,
  HAIR_CUTS,
  HEADSCARVES,
  HEIGHTS,
  type Likeness,
  PROSTHESES,
  SKIN_TONES,
} from "../likeness.ts";
import { PICTURE_STYLES } from "../outfit.ts";

export const likenessSchema: z.ZodType<Likeness> = z.object({
  skin: z
    .number()
    .int()
    .min(0)
    .max(SKIN_TONES.length - 1),
  hairCut: z.enum(HAIR_CUTS),
  hairColour: z.enum(HAIR_COLOUR_IDS),
  build: z.enum(BUILDS),
  height: z.enum(HEIGHTS),
  age: z.enum(AGES),
  glasses: z.enum(GLASSES),
  headscarf: z.enum(HEADSCARVES),
  beard: z.enum(BEARDS),
  wheelchair: z.boolean(),
  prostheses: z.array(z.enum(PROSTHESES)).max(PROSTHESES.length),
});

/** GET /api/account/pictured: what somebody chose for every picture; null where they chose nothing. */
export const picturedSchema = z.object({
  likeness: likenessSchema.nullable(),
  style: z.enum(PICTURE_STYLES).nullable(),
});
export type Pictured = z.infer<typeof picturedSchema>;

/** PATCH /api/account/pictured: what is absent stays, null forgets. */
export const picturedChangeSchema = z.object({
  likeness: likenessSchema.nullish(),
  style: z.enum(PICTURE_STYLES).nullish(),
});
export type PicturedChange = z.infer<typeof picturedChangeSchema>;
