import type { ClosetItem } from "@fit-closet/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useCallback, useState } from "react";
import { toast } from "react-hot-toast/headless";
import { putBack } from "./bin-calls.ts";
import { showAnew, useRemoval } from "./removal.ts";
import { nameOf } from "./sticker-picture.tsx";
import { sentenceOf } from "./use-garment-changes.ts";
import { UndoBar } from "./undo-bar.tsx";

type Remove = (item: ClosetItem, onRemoved?: () => void) => void;

/** Removes items at once, and offers for some seconds to take the last removal back. */
export function useUndoableRemoval(uid: string): { remove: Remove; offer: ReactNode } {
  const queries = useQueryClient();
  const { mutate } = useRemoval(uid);
  const [removed, setRemoved] = useState<ClosetItem>();
  const undo = useMutation({
    mutationFn: (item: ClosetItem) => putBack(item.id),
    onSuccess: () => {
      setRemoved(undefined);
      showAnew(queries, uid);
    },
    onError: (failure) =>
      toast.error(sentenceOf(failure, "That could not be put back. Try again.")),
  });
  const remove = useCallback<Remove>(
    (item, onRemoved) =>
      mutate(item.id, {
        onSuccess: () => {
          setRemoved(item);
          onRemoved?.();
        },
      }),
    [mutate],
  );
  const offer = removed && (
    <UndoBar
      key={removed.id}
      onUndo={() => !undo.isPending && undo.mutate(removed)}
      onEnd={() => setRemoved(undefined)}
    >
      {`${nameOf(removed)} is in the bin`}
    </UndoBar>
  );
  return { remove, offer };
}
