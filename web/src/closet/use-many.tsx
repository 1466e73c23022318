import type { ChangeOfMany } from "@fit-closet/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { toast } from "react-hot-toast/headless";
import { changeMany, type DoneToMany, takeBackMany } from "./many-calls.ts";
import { showAnew } from "./removal.ts";
import { UndoBar } from "./undo-bar.tsx";
import { sentenceOf } from "./use-garment-changes.ts";

const FAILED = "That did not work just now. Try again.";

type Asked = { ids: readonly string[]; change: ChangeOfMany };

/** Changes many items at once, and offers for some seconds to take it back. */
export function useMany(
  uid: string,
  onDone: () => void,
): {
  change: (asked: Asked) => void;
  busy: boolean;
  offer: ReactNode;
} {
  const queries = useQueryClient();
  const [done, setDone] = useState<DoneToMany>();
  const fail = (failure: Error) => {
    toast.error(sentenceOf(failure, FAILED));
    showAnew(queries, uid);
  };
  const changing = useMutation({
    mutationFn: ({ ids, change }: Asked) => changeMany(ids, change),
    onSuccess(what) {
      setDone(what);
      showAnew(queries, uid);
      onDone();
    },
    onError: fail,
  });
  const undo = useMutation({
    mutationFn: takeBackMany,
    onSuccess() {
      setDone(undefined);
      showAnew(queries, uid);
    },
    onError: fail,
  });
  const offer = done && (
    <UndoBar
      key={done.batches[0]}
      onUndo={() => !undo.isPending && undo.mutate(done)}
      onEnd={() => setDone(undefined)}
    >
      {wordsOf(done)}
    </UndoBar>
  );
  return { change: changing.mutate, busy: changing.isPending, offer };
}

function wordsOf({ count, change: { archive, bin } }: DoneToMany): string {
  const items = count === 1 ? "1 item is" : `${count} items are`;
  if (bin) return `${items} in the bin`;
  if (archive === undefined) return `${items} changed`;
  return archive ? `${items} archived` : `${items} back in your closet`;
}
