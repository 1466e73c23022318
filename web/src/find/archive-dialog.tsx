import type { ArchiveReason } from "@fit-closet/core";
import { REASONS } from "../closet/archive-words.ts";
import { Button } from "../ui/button.tsx";
import { HeadedDialog } from "../ui/headed-dialog.tsx";

type ArchiveDialogProps = {
  count: number;
  onReason: (reason: ArchiveReason) => void;
  onClose: () => void;
};

/** Why many items leave the closet: one press does it. */
export function ArchiveDialog({ count, onReason, onClose }: ArchiveDialogProps) {
  return (
    <HeadedDialog
      heading={count === 1 ? "Archive 1 item" : `Archive ${count} items`}
      className="w-[min(28rem,calc(100%-2rem))]"
      onClose={onClose}
    >
      <p className="mt-3 text-soft">
        They leave your closet and your ideas, and can come back. What became of them?
      </p>
      <div className="mt-5 grid grid-cols-2 gap-3">
        {REASONS.map(([reason, words]) => (
          <Button key={reason} onClick={() => onReason(reason)}>
            {words.charAt(0).toUpperCase() + words.slice(1)}
          </Button>
        ))}
      </div>
    </HeadedDialog>
  );
}
