import { z } from "zod";
import { type Likeness, LIKENESS_CHOICES, PROSTHESES, SKIN_TONES } from "../likeness.ts";
import { PICTURE_STYLES } from "../outfit.ts";

export const likenessSchema: z.ZodType<Likeness> = z.object({
  skin: z
    .number()
    .int()
    .min(0)
    .max(SKIN_TONES.length - 1),
  hairCut: z.enum(LIKENESS_CHOICES.hairCut),
  hairColour: z.enum(LIKENESS_CHOICES.hairColour),
  build: z.enum(LIKENESS_CHOICES.build),
  height: z.enum(LIKENESS_CHOICES.height),
  age: z.enum(LIKENESS_CHOICES.age),
  glasses: z.enum(LIKENESS_CHOICES.glasses),
  headscarf: z.enum(LIKENESS_CHOICES.headscarf),
  beard: z.enum(LIKENESS_CHOICES.beard),
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
