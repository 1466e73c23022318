import { type ReactNode, type RefObject, useId, useRef } from "react";
import { Dialog, DialogHead } from "./dialog.tsx";

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
  const title = useId();
  const own = useRef<HTMLDialogElement>(null);
  const dialog = ref ?? own;
  return (
    <Dialog
      ref={dialog}
      aria-labelledby={title}
      className={`m-auto rounded-panel p-5 sm:p-7 ${className}`}
      onClose={onClose}
    >
      <DialogHead id={title} onClose={() => dialog.current?.close()}>
        {heading}
      </DialogHead>
      {children}
    </Dialog>
  );
}
