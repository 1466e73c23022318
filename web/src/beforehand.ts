import type { ClosetItem } from "@fit-closet/core";
import type { QueryClient } from "@tanstack/react-query";
import { sessionQuery } from "./account/session.ts";
import { closetQuery } from "./closet/closet-items.ts";
import { sectionsOf } from "./closet/sections.ts";
import { screenAt } from "./screens.ts";

/** What a phone shows of a closet at first. */
const FIRST_SHOWN = 6;

/**
 * Asks for what the screen will ask for, so that it comes while React takes the page over: on a slow phone that is half a second.
 * What fails here is asked for again by whoever needs it.
 */
export function fetchBeforehand(queries: QueryClient, path: string): void {
  const session = queries.fetchQuery(sessionQuery);
  if (screenAt(path) !== screenAt("/closet")) return void session.catch(() => {});
  session
    .then(({ user }) => user && queries.fetchInfiniteQuery(closetQuery(user.id)))
    .then((closet) => fetchPictures(closet?.pages[0]?.items ?? []))
    .catch(() => {});
}

function fetchPictures(items: readonly ClosetItem[]): void {
  const shown = sectionsOf(items).flatMap((section) => section.items);
  for (const { cartoonURL } of shown.slice(0, FIRST_SHOWN)) new Image().src = cartoonURL;
}
