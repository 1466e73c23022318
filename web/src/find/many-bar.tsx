import type { ChangeOfMany } from "@fit-closet/core";
import { PencilLine, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "../ui/button.tsx";
import { ManyDialog } from "./many-dialog.tsx";

type ManyBarProps = {
  count: number;
  /** How many were found in all. */
  total: number;
  busy: boolean;
  onAll: () => void;
  onChange: (change: ChangeOfMany) => void;
  onEnd: () => void;
};

/** What can be done with all that are chosen, at the bottom of the window. */
export function ManyBar({ count, total, busy, onAll, onChange, onEnd }: ManyBarProps) {
  const [changing, setChanging] = useState(false);
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
      <Button disabled={idle} onClick={() => setChanging(true)}>
        <PencilLine aria-hidden className="size-5" /> Change
      </Button>
      <Button disabled={idle} onClick={() => onChange({ bin: true })}>
        <Trash2 aria-hidden className="size-5" /> Bin
      </Button>
      {changing && (
        <ManyDialog
          count={count}
          onChange={(change) => {
            setChanging(false);
            onChange(change);
          }}
          onClose={() => setChanging(false)}
        />
      )}
    </section>
  );
}
