import type { SavedIdeasPage } from "@fit-closet/core";
import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import { nextOf } from "../closet/closet-items.ts";
import { editIdea, fetchIdeas, removeIdea, saveIdea } from "./idea-calls.ts";

const ideasKey = (uid: string) => ["ideas", uid] as const;

/** @param tag "" for all */
export function useSavedIdeas(uid: string, tag: string) {
  return useInfiniteQuery({
    queryKey: [...ideasKey(uid), tag],
    queryFn: ({ pageParam, signal }) => fetchIdeas(tag, pageParam, signal),
    placeholderData: keepPreviousData,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }: SavedIdeasPage, _pages, _last, asked) => nextOf(next, asked),
  });
}

/** Every tag of this person's ideas, as the last list told. */
export function useTags(uid: string): readonly string[] {
  const { data } = useSavedIdeas(uid, "");
  return data?.pages.at(-1)?.tags ?? NONE;
}

const NONE: readonly string[] = [];

export function useSaveIdea(uid: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: saveIdea,
    onSuccess: () => queries.invalidateQueries({ queryKey: ideasKey(uid) }),
  });
}

export function useIdeaEdit(uid: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: editIdea,
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
