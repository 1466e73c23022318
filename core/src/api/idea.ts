import { z } from "zod";
import { chipSchema, IDEA_STATUSES, PICTURE_STYLES, suggestionSchema } from "../outfit.ts";
import { ID_MAX, PROMPT_MAX, WORN_MAX } from "../limits.ts";
import { planSchema } from "../plan.ts";
import { weatherSchema } from "../weather.ts";
import { closetItemSchema } from "./closet.ts";

/** POST /api/generate_outfit_from_closet */
export const outfitRequestSchema = z.object({
  userId: z.string().max(ID_MAX).nullish(),
  lat: z.number().min(-90).max(90).nullish(),
  lon: z.number().min(-180).max(180).nullish(),
  /** Longer ones get the spec's sentence from the stylist; this is what is looked at at all. */
  prompt: z.string().max(PROMPT_MAX * 10, "Please keep your request under 2,000 characters."),
  /** Items that must be worn, or must not: "keep the coat and ask again". */
  include: z.array(z.string().max(ID_MAX)).max(20).optional(),
  exclude: z.array(z.string().max(ID_MAX)).max(200).optional(),
  /** The pieces of the last answer and what it was for, so that "warmer" and "without the hat" change that. */
  previous: z
    .object({
      items: z.array(z.string().max(ID_MAX)).max(WORN_MAX),
      prompt: z.string().max(PROMPT_MAX).optional(),
    })
    .optional(),
  /** A piece of the closet that the last answer does not wear: why not? */
  why: z.string().max(ID_MAX).optional(),
  /**
   * A person wearing it, or the pieces themselves laid out. Where nothing is said it is as the person chose in their account; where
   * they chose nothing, laid out as long as a piece is known by its photo alone.
   */
  style: z.enum(PICTURE_STYLES).optional(),
  /** Asking again with another seed gives another outfit. */
  seed: z.number().int().min(0).max(0xffffffff).optional(),
});

export type OutfitRequest = z.input<typeof outfitRequestSchema>;

export const outfitResponseSchema = z.object({
  outfit_idea: z.string(),
  image_url: z.string().optional(),
  /** What the picture shows, for people who do not see it. */
  image_alt: z.string().optional(),
  /** The kind of picture that it is, or will be. */
  style: z.enum(PICTURE_STYLES).optional(),
  status: z.enum(IDEA_STATUSES),
  language: z.string(),
  items: z.array(closetItemSchema),
  /** The pieces of all looks, where the plan has several. */
  pieces: z.array(closetItemSchema).optional(),
  /** True where the last answer was changed, so that this one is for the same. */
  changed: z.boolean().optional(),
  suggested: z.array(suggestionSchema),
  understood: z.array(chipSchema),
  plan: planSchema,
  weather: weatherSchema.nullable(),
  /** Who wrote it: `embedded`, or the provider's name. */
  by: z.string(),
  seed: z.number().int(),
});

export type OutfitResponse = z.infer<typeof outfitResponseSchema>;

/**
 * POST /api/generate_outfit_from_closet/stream takes the same body and answers with server-sent events, each named after its key
 * here: `idea` at once (the embedded answer, its picture not yet drawn), `outfit` when it is drawn, `place` while others are ahead,
 * `words` and again `outfit` as the provider writes, `done` last (the answer that counts: the provider's, or the embedded one again).
 */
export const outfitEventSchemas = {
  idea: outfitResponseSchema,
  /** How many are served before this one; 0 when its turn has come. */
  place: z.object({ ahead: z.number().int().min(0) }),
  /** `text` takes the place of everything from the character `from` on; usually the end. */
  words: z.object({ from: z.number().int().min(0), text: z.string() }),
  /** An outfit with its picture: the embedded idea's, then the one that the words are about where it is another. */
  outfit: outfitResponseSchema.pick({
    plan: true,
    items: true,
    pieces: true,
    suggested: true,
    image_url: true,
    image_alt: true,
    style: true,
  }),
  done: outfitResponseSchema,
};

export type OutfitEvents = {
  [Name in keyof typeof outfitEventSchemas]: z.infer<(typeof outfitEventSchemas)[Name]>;
};

/** POST /api/generate_dalle_image */
export const imageRequestSchema = z.object({
  prompt: z.string().trim().min(1).max(6000),
  /** The outfit to draw, as an idea's answer told it; without one the prompt is all there is to go by. */
  outfit: outfitResponseSchema
    .pick({ plan: true, weather: true, seed: true, style: true })
    .optional(),
});

export type ImageRequest = z.infer<typeof imageRequestSchema>;

export const imageResponseSchema = z.object({
  image_url: z.string(),
  image_alt: z.string().optional(),
  by: z.string(),
});

export type ImageResponse = z.infer<typeof imageResponseSchema>;
