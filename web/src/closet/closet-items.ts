import type { ClosetItem, ClosetPage } from "@fit-closet/core";
import {
  infiniteQueryOptions,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
  type InfiniteData,
  type QueryClient,
} from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { CallFailure, fetchCloset } from "../api.ts";

export type Pages = InfiniteData<ClosetPage, string | undefined>;

export const closetKey = (uid: string) => ["closet", uid] as const;

/** Everything that was searched for in somebody's closet. */
export const foundKey = (uid: string) => ["found", uid] as const;

/** What was removed and can be put back. */
export const binKey = (uid: string) => ["bin", uid] as const;

/** One item for as long as it is open, whichever list it was opened from. */
export const itemKey = ({ userId, id }: Pick<ClosetItem, "id" | "userId">) =>
  ["item", userId, id] as const;

const newestKey = (uid: string) => ["newest", uid] as const;

const LONGEST_WAIT_MS = 30_000;

export type Closet = { items: ClosetItem[]; state: "loading" | "failing" | "complete" };

export const closetQuery = (uid: string) =>
  infiniteQueryOptions({
    queryKey: closetKey(uid),
    queryFn: ({ pageParam, signal }) => fetchCloset(pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }: ClosetPage, _pages, _last, asked) => nextOf(next, asked),
    retry: (_count, failure) => !isSignedOut(failure),
    retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, LONGEST_WAIT_MS),
  });

/**
 * A person's items, page after page until all are there. A failed load is for the console only; it is tried again,
 * less and less often, for as long as someone looks.
 */
export function useCloset(uid: string): Closet {
  const { data, failureCount, failureReason, hasNextPage, isFetching, fetchNextPage } =
    useInfiniteQuery(closetQuery(uid));
  useEffect(() => {
    if (hasNextPage && !isFetching) void fetchNextPage();
  }, [hasNextPage, isFetching, fetchNextPage]);
  useEffect(() => {
    if (failureReason) console.error("The closet could not be loaded:", failureReason);
  }, [failureReason]);

  const items = useMemo(() => data?.pages.flatMap((page) => page.items) ?? [], [data]);
  const complete = data !== undefined && !hasNextPage;
  return { items, state: complete ? "complete" : failureCount > 0 ? "failing" : "loading" };
}

/** Where a list goes on; one that leads back to where it has been would never end. */
export function nextOf(next: string | null, asked: readonly (string | undefined)[]) {
  return next && !asked.includes(next) ? next : undefined;
}

/** Signed out meanwhile, on this device or by time: asking again would not change that. */
function isSignedOut(failure: Error): boolean {
  return failure instanceof CallFailure && failure.status === 401;
}

/** The newest few, as an ornament: none for nobody, undefined until they have come or failed to. */
export function useNewest(uid: string | null, count: number): ClosetItem[] | undefined {
  const { data, isFetched } = useQuery({
    queryKey: [...newestKey(uid ?? ""), count],
    queryFn: ({ signal }) => fetchCloset(undefined, signal, count),
    enabled: uid !== null,
  });
  return data?.items ?? (uid === null || isFetched ? [] : undefined);
}

/** Puts a new item first in a list that was already fetched, so that not all of it is fetched again; without the item it must be. */
export function useAddition() {
  const queries = useQueryClient();
  return (uid: string, item: ClosetItem | undefined) => {
    if (item) queries.setQueryData<Pages>(closetKey(uid), (closet) => withNew(closet, item));
    else void queries.invalidateQueries({ queryKey: closetKey(uid) });
    askAnew(queries, uid);
  };
}

/** Changes one item wherever lists that were already fetched hold it. */
export function changeListed(
  queries: QueryClient,
  changed: Pick<ClosetItem, "id" | "userId">,
  change: (item: ClosetItem) => ClosetItem,
): void {
  const { id, userId } = changed;
  queries.setQueryData<ClosetItem>(itemKey(changed), (item) => item && change(item));
  queries.setQueryData<Pages>(closetKey(userId), (closet) =>
    mapItems(closet, (items) => items.map((item) => (item.id === id ? change(item) : item))),
  );
  askAnew(queries, userId);
}

/** What shows a part of the closet only, in an order that a change may alter. */
export function askAnew(queries: QueryClient, uid: string): void {
  void queries.invalidateQueries({ queryKey: newestKey(uid) });
  void queries.invalidateQueries({ queryKey: foundKey(uid) });
  void queries.invalidateQueries({ queryKey: binKey(uid) });
}

function withNew(closet: Pages | undefined, item: ClosetItem): Pages | undefined {
  return mapItems(closet, (items, page) => (page === 0 ? [item, ...items] : items));
}

export function mapItems(
  closet: Pages | undefined,
  change: (items: ClosetItem[], page: number) => ClosetItem[],
): Pages | undefined {
  const pages = closet?.pages.map((page, index) => ({ ...page, items: change(page.items, index) }));
  return closet && pages && { ...closet, pages };
}
