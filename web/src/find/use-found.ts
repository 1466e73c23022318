import { FOUND_PAGE, type Found } from "@fit-closet/core";
import { keepPreviousData, queryOptions, useQueries, useQuery } from "@tanstack/react-query";
import { readFound } from "../closet/closet-answers.ts";
import { foundKey } from "../closet/closet-items.ts";
import { localDay } from "../closet/local-day.ts";
import { call, to } from "../request.ts";

/** What nobody looks at any more is let go after so long. */
const KEPT_MS = 20_000;

/** Minutes that the clocks here are ahead of UTC. */
const zoneHere = () => -new Date().getTimezoneOffset();

export function fetchFound(search: string, page: number, signal?: AbortSignal): Promise<Found> {
  const query = new URLSearchParams(search);
  query.set("zone", String(zoneHere()));
  query.set("today", localDay());
  query.set("from", String(page * FOUND_PAGE));
  const { method, url } = to("find");
  return call({ method, url: `${url}?${query}` }, readFound, { signal });
}

const pageQuery = (uid: string, search: string, page: number) =>
  queryOptions({
    queryKey: [...foundKey(uid), search, page],
    queryFn: ({ signal }) => fetchFound(search, page, signal),
    gcTime: KEPT_MS,
  });

/** How much there is and under which headings, with the first items. What was found before stays until the next is there. */
export const useFirstFound = (uid: string, search: string) =>
  useQuery({ ...pageQuery(uid, search, 0), placeholderData: keepPreviousData });

/** The items in these pages, by their place among all; those that are on their way are missing. */
export function useItemsIn(uid: string, search: string, pages: readonly number[]) {
  return useQueries({
    queries: pages.map((page) => pageQuery(uid, search, page)),
    combine: (answers) => {
      const items = new Map<number, Found["items"][number]>();
      for (const [index, { data }] of answers.entries())
        for (const [place, item] of data?.items.entries() ?? [])
          items.set(pages[index]! * FOUND_PAGE + place, item);
      return items;
    },
  });
}
