import { z } from "zod";
import { categorySchema, colourSchema, CUTS, detailsSchema, STATUSES } from "./garment.ts";
import { chipSchema, IDEA_STATUSES, PICTURE_STYLES, suggestionSchema } from "./outfit.ts";
import {
  ADDED_MAX,
  CLOSET_PAGE,
  CLOSET_PAGE_MAX,
  ID_MAX,
  LIST_TEXT_MAX,
  PROMPT_MAX,
  URL_MAX,
  WORN_MAX,
  WRITER_MAX,
} from "./limits.ts";
import { planSchema } from "./plan.ts";
import { COLOUR_IDS } from "./wardrobe/colours.ts";
import { KIND_IDS } from "./wardrobe/kinds.ts";
import { MATERIAL_IDS } from "./wardrobe/materials.ts";
import { PATTERN_IDS } from "./wardrobe/patterns.ts";
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
  details: detailsSchema,
  /** False when the whole photo was drawn as a card, by choice or because no garment could be cut out. */
  cutOut: z.boolean(),
  cut: z.enum(CUTS),
  /** Absent for what is ready to be worn. */
  status: z.enum(STATUSES).optional(),
  createdAt: z.number().int(),
});
export type ClosetItem = z.infer<typeof closetItemSchema>;

export const closetQuerySchema = z.object({
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(CLOSET_PAGE_MAX).default(CLOSET_PAGE),
});
export const closetPageSchema = z.object({
  items: z.array(closetItemSchema),
  next: z.string().nullable(),
});
export type ClosetPage = z.infer<typeof closetPageSchema>;

/** POST /api/generate_outfit_from_closet */
export const outfitRequestSchema = z.object({
  userId: z.string().max(ID_MAX).nullish(),
  lat: z.number().min(-90).max(90).nullish(),
  lon: z.number().min(-180).max(180).nullish(),
  /** Longer ones get the spec's sentence from the stylist's door; this is what is looked at at all. */
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
    .pick({ plan: true, weather: true, seed: true })
    .extend({ style: z.enum(PICTURE_STYLES).optional() })
    .optional(),
});
export type ImageRequest = z.infer<typeof imageRequestSchema>;
export const imageResponseSchema = z.object({
  image_url: z.string(),
  image_alt: z.string().optional(),
  by: z.string(),
});
export type ImageResponse = z.infer<typeof imageResponseSchema>;

/** POST /api/cartoonize: the text fields beside the multipart `image`. */
export const cartoonizeFieldsSchema = z.object({
  userId: z.string().min(1).max(ID_MAX),
  /** A name of 255 letters is nine times as long where each letter takes three bytes, percent-encoded. */
  originalUrl: z.string().max(URL_MAX).optional(),
  category: categorySchema,
  lat: z.coerce.number().min(-90).max(90).optional(),
  lon: z.coerce.number().min(-180).max(180).optional(),
  /** A JSON array of `#rrggbb`; used where the server could not cut the garment out itself. */
  dominantColors: z.string().max(400).optional(),
  /** As in `recutFieldsSchema`; a `mask` part beside the image is the person's own cut-out. */
  cut: z.enum(["found", "card"]).default("found"),
});
export const cartoonizeResponseSchema = z.object({
  cartoonUrl: z.string(),
  item: closetItemSchema,
});
export type CartoonizeResponse = z.infer<typeof cartoonizeResponseSchema>;

/**
 * PUT /api/closet/{id}/cartoon: draws the sticker anew from the original. Multipart like /api/cartoonize: a `mask` part (PNG, white
 * where the garment is, the photo's proportions) makes it the person's own cut-out; without one, `cut` says which.
 */
export const recutFieldsSchema = z.object({ cut: z.enum(["found", "card"]).default("found") });

const { shape } = detailsSchema;

/** PATCH /api/closet/{id}: what is absent stays, null clears. The person's word stands against every later proposal. */
export const garmentEditSchema = z.object({
  name: z.string().trim().min(1).max(80).nullable().optional(),
  category: categorySchema.nullable().optional(),
  colours: z.array(colourSchema).min(1).max(5).optional(),
  tags: z.array(z.string().trim().min(1).max(40)).max(12).optional(),
  details: z
    .object({
      sleeve: shape.sleeve.nullable(),
      pattern: shape.pattern.nullable(),
      material: shape.material.nullable(),
      warmth: shape.warmth.nullable(),
      formality: shape.formality.nullable(),
      seasons: shape.seasons.nullable(),
    })
    .optional(),
});
export type GarmentEdit = z.infer<typeof garmentEditSchema>;

/** GET /api/closet/usage: what one keeps, and the most that one may; for photos and what is drawn of them. */
export const usageSchema = z.object({
  items: z.number().int(),
  /** Those of the items that are in the bin. */
  binned: z.number().int(),
  bytes: z.number().int(),
  /** Saved ideas. */
  ideas: z.number().int(),
  maxItems: z.number().int(),
  maxBytes: z.number().int(),
  maxIdeas: z.number().int(),
  /** Photos of the largest size that may arrive at once, and the largest archive that can be brought in. */
  uploadsAtOnce: z.number().int(),
  maxArchiveBytes: z.number().int(),
});
export type Usage = z.infer<typeof usageSchema>;

/** POST /api/closet/list/reading: what somebody typed of what they own, in their own words. */
export const listToReadSchema = z.object({
  text: z.string().trim().min(1).max(LIST_TEXT_MAX, "Please add fewer things at once."),
  /** en, es, fr, de, it or pt; read from the text when absent. */
  language: z.string().max(12).optional(),
});

/** What a garment is drawn as that has no photo. */
const drawnAs = {
  kind: z.enum(KIND_IDS),
  material: z.enum(MATERIAL_IDS).optional(),
  pattern: z.enum(PATTERN_IDS).optional(),
};
export const drawnAsSchema = z.object(drawnAs);
export type DrawnAs = z.infer<typeof drawnAsSchema>;

/** A garment that somebody typed, `count` times. */
export const listedGarmentSchema = z.object({
  ...drawnAs,
  category: categorySchema,
  name: z.string().trim().min(1).max(80),
  /** Most present first; none where none was said. */
  colours: z.array(z.enum(COLOUR_IDS)).max(3),
  count: z.number().int().min(1).max(ADDED_MAX),
});
export type ListedGarment = z.infer<typeof listedGarmentSchema>;

export const readListSchema = z.object({
  language: z.string(),
  garments: z.array(listedGarmentSchema),
});
export type ReadList = z.infer<typeof readListSchema>;

/** POST /api/closet/list. A batch that is sent twice is added once. */
export const garmentsToAddSchema = z.object({
  batch: z
    .string()
    .max(32)
    .regex(/^[0-9a-f]{32}$/),
  garments: z
    .array(listedGarmentSchema)
    .min(1)
    .max(ADDED_MAX)
    .refine(
      (all) => all.reduce((sum, { count }) => sum + count, 0) <= ADDED_MAX,
      `Up to ${ADDED_MAX} at once, please.`,
    ),
});
export type GarmentsToAdd = z.infer<typeof garmentsToAddSchema>;
export const addedGarmentsSchema = z.object({ items: z.array(closetItemSchema) });

/** GET /api/closet/sticker: a garment as it would be drawn; `colours` are ids parted by commas. */
export const stickerQuerySchema = z.object({
  ...drawnAs,
  category: z.optional(categorySchema),
  colours: z
    .string()
    .max(80)
    .regex(/^[a-z-]*(,[a-z-]+){0,2}$/)
    .optional(),
});

/** POST /api/closet/import: how much of an exported closet was added, and how much of it was here already. */
export const importResponseSchema = z.object({
  garments: z.number().int(),
  ideas: z.number().int(),
  skipped: z.number().int(),
});
export type ImportResponse = z.infer<typeof importResponseSchema>;

/** GET, POST and DELETE /api/ideas */
export const ideaToSaveSchema = z.object({
  prompt: z.string().trim().min(1).max(PROMPT_MAX),
  outfit_idea: z.string().trim().min(1).max(8000),
  image_url: z.string().max(300).optional(),
  image_alt: z.string().max(600).optional(),
  items: z.array(z.string().max(ID_MAX)).max(20),
  /** Who wrote it, as the answer told. */
  by: z.string().max(WRITER_MAX).optional(),
});
export type IdeaToSave = z.infer<typeof ideaToSaveSchema>;
export const savedIdeaSchema = z.object({
  id: z.string(),
  prompt: z.string(),
  outfit_idea: z.string(),
  image_url: z.string().optional(),
  image_alt: z.string().optional(),
  by: z.string().optional(),
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
  /** Whether e-mails can be sent: without them nobody can reset a password. */
  mail: z.boolean(),
  /** Whether a new person may make an account now. */
  signUps: z.boolean(),
  maxUploadBytes: z.number().int(),
  /** True where a provider writes or draws, so that an idea is better asked for as a stream. */
  streams: z.boolean(),
});
export type Site = z.infer<typeof siteSchema>;
