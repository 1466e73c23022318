import { z } from "zod";
import { categorySchema, colourSchema } from "./garment.ts";
import {
  chipSchema,
  IDEA_STATUSES,
  PICTURE_STYLES,
  planSchema,
  suggestionSchema,
} from "./outfit.ts";
import { CLOSET_PAGE, PROMPT_MAX } from "./limits.ts";
import { weatherSchema } from "./weather.ts";

export const failureSchema = z.object({ code: z.string(), message: z.string() });

/** An item as the closet shows it. `category` is absent or empty for items filed under 'uncategorized'. */
export const closetItemSchema = z.object({
  id: z.string(),
  userId: z.string(),
  category: z.string().optional(),
  cartoonURL: z.string(),
  originalURL: z.string().optional(),
  name: z.string().optional(),
  colours: z.array(colourSchema),
  tags: z.array(z.string()),
  /** False when the whole photo was drawn as a card because no garment could be cut out. */
  cutOut: z.boolean(),
  createdAt: z.number().int(),
});
export type ClosetItem = z.infer<typeof closetItemSchema>;

export const closetQuerySchema = z.object({
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(500).default(CLOSET_PAGE),
});
export const closetPageSchema = z.object({
  items: z.array(closetItemSchema),
  next: z.string().nullable(),
});
export type ClosetPage = z.infer<typeof closetPageSchema>;

/** POST /api/generate_outfit_from_closet */
export const outfitRequestSchema = z.object({
  userId: z.string().nullish(),
  lat: z.number().min(-90).max(90).nullish(),
  lon: z.number().min(-180).max(180).nullish(),
  prompt: z.string(),
  /** Items that must be worn, or must not: "keep the coat and ask again". */
  include: z.array(z.string()).max(20).optional(),
  exclude: z.array(z.string()).max(200).optional(),
  /** A person wearing it, or the pieces themselves laid out; `figure` where nothing is said. */
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
  status: z.enum(IDEA_STATUSES),
  language: z.string(),
  items: z.array(closetItemSchema),
  suggested: z.array(suggestionSchema),
  understood: z.array(chipSchema),
  plan: planSchema,
  weather: weatherSchema.nullable(),
  /** Who wrote it: `embedded`, or the provider's name. */
  by: z.string(),
  seed: z.number().int(),
});
export type OutfitResponse = z.infer<typeof outfitResponseSchema>;

/** POST /api/generate_dalle_image */
export const imageRequestSchema = z.object({ prompt: z.string().trim().min(1).max(6000) });
export const imageResponseSchema = z.object({
  image_url: z.string(),
  image_alt: z.string().optional(),
  by: z.string(),
});
export type ImageResponse = z.infer<typeof imageResponseSchema>;

/** POST /api/cartoonize: the text fields beside the multipart `image`. */
export const cartoonizeFieldsSchema = z.object({
  userId: z.string().min(1),
  originalUrl: z.string().max(600).optional(),
  category: categorySchema,
  lat: z.coerce.number().min(-90).max(90).optional(),
  lon: z.coerce.number().min(-180).max(180).optional(),
  /** A JSON array of `#rrggbb`; used where the server could not cut the garment out itself. */
  dominantColors: z.string().max(400).optional(),
});
export const cartoonizeResponseSchema = z.object({
  cartoonUrl: z.string(),
  item: closetItemSchema,
});
export type CartoonizeResponse = z.infer<typeof cartoonizeResponseSchema>;

/** GET, POST and DELETE /api/ideas */
export const ideaToSaveSchema = z.object({
  prompt: z.string().trim().min(1).max(PROMPT_MAX),
  outfit_idea: z.string().trim().min(1).max(8000),
  image_url: z.string().max(300).optional(),
  image_alt: z.string().max(600).optional(),
  items: z.array(z.string().max(200)).max(20),
});
export type IdeaToSave = z.infer<typeof ideaToSaveSchema>;
export const savedIdeaSchema = z.object({
  id: z.string(),
  prompt: z.string(),
  outfit_idea: z.string(),
  image_url: z.string().optional(),
  image_alt: z.string().optional(),
  /** The garments that are still in the closet. */
  items: z.array(closetItemSchema),
  createdAt: z.number().int(),
});
export type SavedIdea = z.infer<typeof savedIdeaSchema>;
export const savedIdeasPageSchema = z.object({
  ideas: z.array(savedIdeaSchema),
  next: z.string().nullable(),
});
export type SavedIdeasPage = z.infer<typeof savedIdeasPageSchema>;

/** GET /api/site: what the page needs to know of the server it came from. */
export const siteSchema = z.object({
  companyName: z.string(),
  providers: z.object({ google: z.boolean(), github: z.boolean() }),
  maxUploadBytes: z.number().int(),
});
export type Site = z.infer<typeof siteSchema>;
