import { CLOSET_PAGE_MAX } from "@fit-closet/core";
import { readClosetPage } from "./answers/closet.ts";
import { readSite } from "./answers/site.ts";
import { call, type Target, to } from "./request.ts";

export { CallFailure } from "./request.ts";

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
