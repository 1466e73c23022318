import type { OwnTaste } from "@fit-closet/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { sentenceOf } from "../closet/use-garment-changes.ts";
import { fetchTaste, forgetFeature, forgetTaste } from "./taste-calls.ts";

const tasteKey = (uid: string) => ["taste", uid] as const;

export const useTaste = (uid: string) =>
  useQuery({
    queryKey: tasteKey(uid),
    queryFn: ({ signal }) => fetchTaste(signal),
    staleTime: 0,
  });

/** Ways to forget, and what came of the last of them. */
export function useForgetting(uid: string) {
  const queries = useQueryClient();
  const [said, setSaid] = useState("");
  const show = (taste: OwnTaste) => queries.setQueryData(tasteKey(uid), taste);
  const onError = (failure: Error) =>
    setSaid(sentenceOf(failure, "That did not work just now. Try again."));
  const forgetOne = useMutation({
    mutationFn: ({ feature }: OwnTaste["learned"][number]) => forgetFeature(feature),
    networkMode: "always",
    onSuccess: (taste, { says }) => {
      show(taste);
      setSaid(`Forgotten: ${says}.`);
    },
    onError,
  });
  const forgetAll = useMutation({
    mutationFn: forgetTaste,
    networkMode: "always",
    onSuccess: () => {
      show({ reactions: 0, learned: [] });
      setSaid("Everything is forgotten.");
    },
    onError,
  });
  return { forgetOne, forgetAll, said };
}
