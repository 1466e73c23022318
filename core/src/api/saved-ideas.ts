import { z } from "zod";
import { ID_MAX, PROMPT_MAX, WRITER_MAX } from "../limits.ts";
import { closetItemSchema } from "./closet.ts";

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
