import type { SavedIdeasPage } from "@fit-closet/core";
import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { nextOf } from "../closet/closet-items.ts";
import { fetchIdeas, removeIdea, saveIdea } from "./idea-calls.ts";

const ideasKey = (uid: string) => ["ideas", uid] as const;

export function useSavedIdeas(uid: string) {
  return useInfiniteQuery({
    queryKey: ideasKey(uid),
    queryFn: ({ pageParam, signal }) => fetchIdeas(pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }: SavedIdeasPage, _pages, _last, asked) => nextOf(next, asked),
  });
}

export function useSaveIdea(uid: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: saveIdea,
    onSuccess: () => queries.invalidateQueries({ queryKey: ideasKey(uid) }),
  });
}

export function useIdeaRemoval(uid: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: removeIdea,
    onSuccess: () => queries.invalidateQueries({ queryKey: ideasKey(uid) }),
  });
}
