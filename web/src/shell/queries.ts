import { QueryClient } from "@tanstack/react-query";

/** What was fetched from the server, for as long as the page is open. */
export function createQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, refetchOnWindowFocus: false },
    },
  });
}
