import {
  CLOSET_PAGE,
  CLOSET_PAGE_MAX,
  type ContactMessage,
  type IdeaToSave,
  type ImageRequest,
  type OutfitRequest,
} from "@fit-closet/core";
import {
  readClosetPage,
  readImage,
  readOutfit,
  readSavedIdea,
  readSavedIdeas,
  readSite,
} from "./answers.ts";
import { call, does, posted, stream } from "./request.ts";

export { CallFailure } from "./request.ts";

/** Providers may write and draw for minutes. */
const LONG_MS = 240_000;
/** The server sends a sign of life every ten seconds. */
const SILENCE_MS = 60_000;

function page(cursor: string | undefined, limit = CLOSET_PAGE): string {
  const query = new URLSearchParams({ limit: String(limit) });
  if (cursor) query.set("cursor", cursor);
  return `?${query}`;
}

export const fetchSite = () => call("/site", readSite);

/** The most at a time: on a phone's line one long answer is there sooner than several short ones. */
export const fetchCloset = (
  cursor: string | undefined,
  signal: AbortSignal,
  limit = CLOSET_PAGE_MAX,
) => call(`/closet${page(cursor, limit)}`, readClosetPage, { signal });

export const removeFromCloset = (id: string) =>
  does(`/closet/${encodeURIComponent(id)}`, { method: "DELETE" });

export const requestOutfit = (request: OutfitRequest, signal: AbortSignal) =>
  call("/generate_outfit_from_closet", readOutfit, posted(request, { signal, patience: LONG_MS }));

/** The same as text that grows until the answer is whole. */
export const streamOutfit = (request: OutfitRequest, signal: AbortSignal) =>
  stream("/generate_outfit_from_closet/stream", posted(request, { signal, patience: SILENCE_MS }));

export function requestIllustration({ prompt, outfit }: ImageRequest, signal: AbortSignal) {
  const { items = [], suggested = [] } = outfit?.plan ?? {};
  // A plan without pieces has nothing to draw: then the words are all there is to go by.
  const asked = items.length + suggested.length > 0 ? { prompt, outfit } : { prompt };
  const asking = posted(asked, { credentials: "include", signal, patience: LONG_MS });
  return call("/generate_dalle_image", readImage, asking);
}

export const fetchIdeas = (cursor: string | undefined, signal: AbortSignal) =>
  call(`/ideas${page(cursor)}`, readSavedIdeas, { signal });

/** Kept alive, so that leaving the page right after the click loses nothing. */
export const saveIdea = (idea: IdeaToSave) =>
  call("/ideas", readSavedIdea, posted(idea, { keepalive: true }));

export const removeIdea = (id: string) =>
  does(`/ideas/${encodeURIComponent(id)}`, { method: "DELETE" });

export const sendMessage = (message: ContactMessage) => does("/contact", posted(message));
