import { type ClosetItem, FOUND_PAGE } from "@fit-closet/core";
import { fetchFound } from "./use-found.ts";

/** All that a search finds, page after page. */
export async function fetchAllFound(search: string, total: number): Promise<ClosetItem[]> {
  const items: ClosetItem[] = [];
  for (let page = 0; page * FOUND_PAGE < total; page += 1)
    items.push(...(await fetchFound(search, page)).items);
  return items;
}
