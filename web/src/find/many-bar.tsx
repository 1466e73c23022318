import type { ChangeOfMany } from "@fit-closet/core";
import { Archive, ArchiveRestore, PencilLine, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "../ui/button.tsx";
import type { Chosen } from "./use-selection.ts";
import { ArchiveDialog } from "./archive-dialog.tsx";
import { ManyDialog } from "./many-dialog.tsx";

type ManyBarProps = {
  chosen: Chosen;
  /** How many were found in all. */
  total: number;
  busy: boolean;
  onAll: () => void;
  onChange: (change: ChangeOfMany) => void;
  onEnd: () => void;
};

/** What can be done with all that are chosen, at the bottom of the window. */
export function ManyBar({ chosen, total, busy, onAll, onChange, onEnd }: ManyBarProps) {
  const [asking, setAsking] = useState<"change" | "archive">();
  const count = chosen.size;
  const areArchived = count > 0 && [...chosen.values()].every(({ archived }) => archived);
  function answer(change: ChangeOfMany) {
    setAsking(undefined);
    onChange(change);
  }
  const idle = busy || count === 0;
  return (
    <section
      aria-label="Chosen items"
      className="sticky bottom-0 z-30 -mx-4 flex flex-wrap items-center gap-2 max-sm:*:grow border-t border-line bg-paper px-4 py-3 sm:mx-0 sm:px-0"
    >
      <div className="flex grow items-center justify-between max-sm:basis-full sm:justify-start">
        <output className="font-bold">{count} chosen</output>
        <Button kind="bare" onClick={onEnd}>
          Done
        </Button>
      </div>
      {count < total && (
        <Button disabled={busy} onClick={onAll}>
          All {total}
        </Button>
      )}
      <Button disabled={idle} onClick={() => setAsking("change")}>
        <PencilLine aria-hidden className="size-5" /> Change
      </Button>
      {areArchived ? (
        <Button disabled={idle} onClick={() => onChange({ archive: null })}>
          <ArchiveRestore aria-hidden className="size-5" /> Bring back
        </Button>
      ) : (
        <Button disabled={idle} onClick={() => setAsking("archive")}>
          <Archive aria-hidden className="size-5" /> Archive
        </Button>
      )}
      <Button disabled={idle} onClick={() => onChange({ bin: true })}>
        <Trash2 aria-hidden className="size-5" /> Bin
      </Button>
      {asking === "change" && (
        <ManyDialog count={count} onChange={answer} onClose={() => setAsking(undefined)} />
      )}
      {asking === "archive" && (
        <ArchiveDialog
          count={count}
          onReason={(archive) => answer({ archive })}
          onClose={() => setAsking(undefined)}
        />
      )}
    </section>
  );
}
