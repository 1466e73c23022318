import type { BinnedItem, BinPage } from "@fit-closet/core";
import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { emptyBin, fetchBin, putBack, removeForGood } from "../closet/bin-calls.ts";
import { binKey, nextOf } from "../closet/closet-items.ts";
import { showAnew } from "../closet/removal.ts";
import { nameOf } from "../closet/sticker-picture.tsx";
import { sentenceOf } from "../closet/use-garment-changes.ts";

export const useBin = (uid: string) =>
  useInfiniteQuery({
    queryKey: binKey(uid),
    queryFn: ({ pageParam, signal }) => fetchBin(pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }: BinPage, _pages, _last, asked) => nextOf(next, asked),
    staleTime: 0,
  });

/** What can be done in the bin, and what came of the last of it. */
export function useBinActs(uid: string) {
  const queries = useQueryClient();
  const [said, setSaid] = useState("");
  const failed = (failure: Error) =>
    setSaid(sentenceOf(failure, "That did not work just now. Try again."));
  const done = (words: string) => {
    setSaid(words);
    showAnew(queries, uid);
  };
  return {
    said,
    putBack: useMutation({
      mutationFn: (item: BinnedItem) => putBack(item.id),
      onSuccess: (_answer, item) => done(`${nameOf(item)} is back in your closet.`),
      onError: failed,
    }),
    removeForGood: useMutation({
      mutationFn: (item: BinnedItem) => removeForGood(item.id),
      onSuccess: (_answer, item) => done(`${nameOf(item)} is gone for good.`),
      onError: failed,
    }),
    empty: useMutation({
      mutationFn: emptyBin,
      onSuccess: () => done("The bin is empty."),
      onError: failed,
    }),
  };
}
