import {
  CLOSET_PAGE,
  type IdeaToSave,
  type SavedIdea,
  type SavedIdeasPage,
} from "@fit-closet/core";
import { object, string } from "valibot";
import { anyOf, many, next, orElse, reads, type Schema, text, time } from "../answers/reading.ts";
import { closetItem } from "../answers/closet.ts";
import { pageOf } from "../api.ts";
import { call, does, json, to } from "../request.ts";

const savedIdea: Schema<SavedIdea> = object({
  id: string(),
  prompt: string(),
  outfit_idea: string(),
  image_url: text,
  image_alt: text,
  by: text,
  items: anyOf(closetItem),
  createdAt: orElse(time, 0),
});
export const readSavedIdea = reads(savedIdea);

const savedIdeas: Schema<SavedIdeasPage> = object({ ideas: many(savedIdea), next });
export const readSavedIdeas = reads(savedIdeas);

export const fetchIdeas = (cursor: string | undefined, signal: AbortSignal) =>
  call(pageOf("ideas", cursor, CLOSET_PAGE), readSavedIdeas, { signal });

/** Kept alive, so that leaving the page right after the click loses nothing. */
export const saveIdea = (idea: IdeaToSave) =>
  call(to("saveIdea"), readSavedIdea, json(idea, { keepalive: true }));

export const removeIdea = (id: string) => does(to("removeIdea", { id }));
