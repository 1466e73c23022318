import { CLOSET_PAGE_MAX, type ImageRequest, type OutfitRequest } from "@fit-closet/core";
import { readClosetPage } from "./answers/closet.ts";
import { readImage, readOutfit } from "./answers/idea.ts";
import { readSite } from "./answers/site.ts";
import { call, json, stream, type Target, to } from "./request.ts";

export { CallFailure } from "./request.ts";

/** Providers may write and draw for minutes. */
const LONG_MS = 240_000;
/** The server sends a sign of life every ten seconds. */
const SILENCE_MS = 60_000;

/** A page of a list. */
export function pageOf(id: "closet" | "ideas", cursor: string | undefined, limit: number): Target {
  const query = new URLSearchParams({ limit: String(limit) });
  if (cursor) query.set("cursor", cursor);
  const { method, url } = to(id);
  return { method, url: `${url}?${query}` };
}

export const fetchSite = () => call(to("site"), readSite);

/** The most at a time: on a phone's line one long answer is there sooner than several short ones. */
export const fetchCloset = (
  cursor: string | undefined,
  signal: AbortSignal,
  limit = CLOSET_PAGE_MAX,
) => call(pageOf("closet", cursor, limit), readClosetPage, { signal });

export const requestOutfit = (request: OutfitRequest, signal: AbortSignal) =>
  call(to("outfit"), readOutfit, json(request, { signal, patience: LONG_MS }));

/** The same as text that grows until the answer is whole. */
export const streamOutfit = (request: OutfitRequest, signal: AbortSignal) =>
  stream(to("outfitStream"), json(request, { signal, patience: SILENCE_MS }));

export function requestIllustration({ prompt, outfit }: ImageRequest, signal: AbortSignal) {
  const { items = [], suggested = [] } = outfit?.plan ?? {};
  // A plan without pieces has nothing to draw: then the words are all there is to go by.
  const asked = items.length + suggested.length > 0 ? { prompt, outfit } : { prompt };
  const asking = json(asked, { credentials: "include", signal, patience: LONG_MS });
  return call(to("illustration"), readImage, asking);
}
