import { queryOptions, useQuery } from "@tanstack/react-query";
import { fetchSite } from "../api.ts";

export const siteQuery = queryOptions({
  queryKey: ["site"],
  queryFn: fetchSite,
  staleTime: Infinity,
});

/** What this server offers; undefined until it has said so. */
export const useSite = () => useQuery(siteQuery).data;
