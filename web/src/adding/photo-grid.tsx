import { useState } from "react";
import { LeaveOutList } from "../closet/leave-out.tsx";
import { CutOutDialog } from "./cut-out-dialog.tsx";
import { PhotoCard } from "./photo-card.tsx";
import type { State } from "./queue.ts";
import { queue } from "./use-queue.ts";

/** All photos that are on their way, in the order in which they came. */
export function PhotoGrid({ state: { entries, stickers } }: { state: State }) {
  const [editing, setEditing] = useState<string>();
  const edited = entries.find(({ id }) => id === editing);
  return (
    <>
      <LeaveOutList label="Photos to add" className="sm:grid-cols-2 lg:grid-cols-3">
        {entries.map((entry) => (
          <PhotoCard
            key={entry.id}
            entry={entry}
            sticker={stickers.get(entry.id)}
            onChange={(part) => queue.change(entry.id, part)}
            onEditCut={() => setEditing(entry.id)}
            onRetry={() => queue.retry(entry.id)}
            onRemove={() => queue.leave(entry.id)}
          />
        ))}
      </LeaveOutList>
      {edited && <CutOutDialog entry={edited} onClose={() => setEditing(undefined)} />}
    </>
  );
}
