import type { ReactNode, RefObject } from "react";
import { Dialog, DialogHead } from "./dialog.tsx";
import { useTitled } from "./use-titled.ts";

type HeadedDialogProps = {
  heading: string;
  /** Its size, and how its content is laid out. */
  className: string;
  children: ReactNode;
  /** To close it by. */
  ref?: RefObject<HTMLDialogElement | null>;
  onClose: () => void;
};

/** A dialog in the middle of the page, below its heading. */
export function HeadedDialog({ heading, className, children, ref, onClose }: HeadedDialogProps) {
  const { frame, head } = useTitled(ref);
  return (
    <Dialog {...frame} className={`m-auto rounded-panel p-5 sm:p-7 ${className}`} onClose={onClose}>
      <DialogHead {...head}>{heading}</DialogHead>
      {children}
    </Dialog>
  );
}
