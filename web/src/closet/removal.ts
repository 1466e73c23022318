import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { does, to } from "../request.ts";
import { askAnew, closetKey, mapItems, type Pages } from "./closet-items.ts";

/** Removes on the server first, then from the list. A failure is for the console only; the item stays. */
export function useRemoval(uid: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => does(to("removeGarment", { id })),
    onSuccess: (_answer, id) => {
      queries.setQueryData<Pages>(closetKey(uid), (closet) => without(closet, id));
      askAnew(queries, uid);
    },
    onError: (failure) => console.error("The item could not be removed:", failure),
  });
}

/** After something has come back to its place among the others. */
export function showAnew(queries: QueryClient, uid: string): void {
  void queries.invalidateQueries({ queryKey: closetKey(uid) });
  askAnew(queries, uid);
}

function without(closet: Pages | undefined, id: string): Pages | undefined {
  return mapItems(closet, (items) => items.filter((item) => item.id !== id));
}
