import {
  CLOSET_PAGE,
  type IdeaEdit,
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
  tags: anyOf(string()),
  note: text,
  createdAt: orElse(time, 0),
});
export const readSavedIdea = reads(savedIdea);

const savedIdeas: Schema<SavedIdeasPage> = object({
  ideas: many(savedIdea),
  tags: anyOf(string()),
  next,
});
export const readSavedIdeas = reads(savedIdeas);

/** @param tag "" for all */
export function fetchIdeas(tag: string, cursor: string | undefined, signal: AbortSignal) {
  const { method, url } = pageOf("ideas", cursor, CLOSET_PAGE);
  const tagged = tag && `&${new URLSearchParams({ tag })}`;
  return call({ method, url: url + tagged }, readSavedIdeas, { signal });
}

export const editIdea = ({ id, edit }: { id: string; edit: IdeaEdit }) =>
  does(to("editIdea", { id }), json(edit));

/** Kept alive, so that leaving the page right after the click loses nothing. */
export const saveIdea = (idea: IdeaToSave) =>
  call(to("saveIdea"), readSavedIdea, json(idea, { keepalive: true }));

export const removeIdea = (id: string) => does(to("removeIdea", { id }));
