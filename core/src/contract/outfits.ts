import { z } from "zod";
import {
  imageRequestSchema,
  imageResponseSchema,
  outfitRequestSchema,
  outfitResponseSchema,
} from "../api/idea.ts";
import {
  ideaEditSchema,
  ideaToSaveSchema,
  ideasQuerySchema,
  savedIdeaSchema,
  savedIdeasPageSchema,
} from "../api/saved-ideas.ts";
import { ownTasteSchema, reactionSchema, tasteFeatureSchema } from "../api/taste.ts";
import { byId, type Calls } from "./call.ts";

const byName = z.object({ name: z.string().max(64) });

/** Outfits, their pictures, those that were saved, and the taste that is learned from them. */
export const OUTFITS = {
  outfit: {
    summary: "An outfit idea from what the person owns, for the weather where they are",
    body: outfitRequestSchema,
    response: { 200: outfitResponseSchema },
  },
  outfitStream: {
    summary:
      "The same as server-sent events: idea (the embedded one, at once), outfit, place, words, done",
    body: outfitRequestSchema,
  },
  illustration: {
    summary: "A fashion illustration of any description",
    body: imageRequestSchema,
    response: { 200: imageResponseSchema },
  },
  picture: {
    summary: "A drawn outfit (image/webp); kept for a day, or as long as a saved idea shows it",
    params: byName,
  },
  ideas: {
    summary: "One's saved ideas, newest first, a page at a time",
    querystring: ideasQuerySchema,
    response: { 200: savedIdeasPageSchema },
  },
  saveIdea: { summary: "Save an idea", body: ideaToSaveSchema, response: { 201: savedIdeaSchema } },
  editIdea: {
    summary: "Tag a saved idea, or note something beside it: what is absent stays, null clears",
    params: byId,
    body: ideaEditSchema,
  },
  removeIdea: { summary: "Remove a saved idea", params: byId },
  taste: {
    summary: "What was learned of one's taste, in words, the surest first",
    response: { 200: ownTasteSchema },
  },
  forgetTaste: { summary: "Forget one's taste and every reaction that it was learned from" },
  forgetFeature: {
    summary: "Forget one thing that was learned; what is told of it from now on counts anew",
    params: z.object({ feature: tasteFeatureSchema }),
    response: { 200: ownTasteSchema },
  },
  react: {
    summary: "Say that an outfit is passed over; told twice on a day it counts once",
    body: reactionSchema,
  },
} as const satisfies Calls;
