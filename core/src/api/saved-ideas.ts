import { z } from "zod";
import {
  CLOSET_PAGE,
  CLOSET_PAGE_MAX,
  ID_MAX,
  IDEA_NOTE_MAX,
  PROMPT_MAX,
  TAGS_MAX,
  WRITER_MAX,
} from "../limits.ts";
import { closetItemSchema, tagSchema } from "./closet.ts";

/** POST /api/ideas */
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
  /** What the person noted of it. */
  tags: z.array(z.string()),
  note: z.string().optional(),
  createdAt: z.number().int(),
});

export type SavedIdea = z.infer<typeof savedIdeaSchema>;

/** GET /api/ideas: all, or those with a tag. */
export const ideasQuerySchema = z.object({
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(CLOSET_PAGE_MAX).default(CLOSET_PAGE),
  tag: z.optional(tagSchema),
});

/** PATCH /api/ideas/{id}: what is absent stays, null clears. */
export const ideaEditSchema = z.object({
  tags: z.array(tagSchema).max(TAGS_MAX).optional(),
  note: z.string().trim().min(1).max(IDEA_NOTE_MAX).nullish(),
});
export type IdeaEdit = z.infer<typeof ideaEditSchema>;

export const savedIdeasPageSchema = z.object({
  ideas: z.array(savedIdeaSchema),
  /** Every tag that any idea has, by the alphabet. */
  tags: z.array(z.string()),
  next: z.string().nullable(),
});

export type SavedIdeasPage = z.infer<typeof savedIdeasPageSchema>;
