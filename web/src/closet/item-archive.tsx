import type { ArchiveReason, ClosetItem } from "@fit-closet/core";
import { ArchiveRestore } from "lucide-react";
import { useId } from "react";
import { Button } from "../ui/button.tsx";
import { REASON_WORDS, REASONS } from "./archive-words.ts";

type ItemArchiveProps = {
  item: ClosetItem;
  /** Null brings it back. */
  onArchive: (reason: ArchiveReason | null) => void;
};

/** Out of the closet with one press, and kept in mind: its wears and what it cost still count. */
export function ItemArchive({ item: { archived }, onArchive }: ItemArchiveProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-3 border-t border-line pt-6 md:col-span-2">
      <h3 id={id} className="text-xl font-extrabold">
        {archived ? `Archived: ${REASON_WORDS[archived]}` : "Not yours any more?"}
      </h3>
      <p className="text-soft">
        {archived
          ? "It is in no list and in no idea. Its days are kept."
          : "It leaves your closet and your ideas. What you noted of it is kept, and it can come back."}
      </p>
      <div className="flex flex-wrap gap-2">
        {archived ? (
          <Button onClick={() => onArchive(null)}>
            <ArchiveRestore aria-hidden className="size-5" /> Bring it back
          </Button>
        ) : (
          REASONS.map(([reason, words]) => (
            <Button key={reason} onClick={() => onArchive(reason)}>
              {words.charAt(0).toUpperCase() + words.slice(1)}
            </Button>
          ))
        )}
      </div>
    </section>
  );
}
