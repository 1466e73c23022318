import { useRef, useState } from "react";
import { focusNext } from "../closet/leave-out.tsx";
import { CutOutDialog } from "./cut-out-dialog.tsx";
import { PhotoCard } from "./photo-card.tsx";
import type { State } from "./queue.ts";
import { queue } from "./use-queue.ts";

/** All photos that are on their way, in the order in which they came. */
export function PhotoGrid({ state: { entries, stickers } }: { state: State }) {
  const list = useRef<HTMLUListElement>(null);
  const [editing, setEditing] = useState<string>();
  const edited = entries.find(({ id }) => id === editing);

  function remove(id: string, at: number) {
    queue.leave(id);
    focusNext(list.current, at);
  }
  return (
    <>
      <ul
        ref={list}
        tabIndex={-1}
        aria-label="Photos to add"
        className="grid gap-4 outline-none sm:grid-cols-2 lg:grid-cols-3"
      >
        {entries.map((entry, at) => (
          <PhotoCard
            key={entry.id}
            entry={entry}
            sticker={stickers.get(entry.id)}
            onChange={(part) => queue.change(entry.id, part)}
            onEditCut={() => setEditing(entry.id)}
            onRetry={() => queue.retry(entry.id)}
            onRemove={() => remove(entry.id, at)}
          />
        ))}
      </ul>
      {edited && <CutOutDialog entry={edited} onClose={() => setEditing(undefined)} />}
    </>
  );
}
