import { type RefObject, useId, useRef } from "react";

/** What ties a dialog to its heading, for `Dialog` and `DialogHead`. */
export function useTitled(ref?: RefObject<HTMLDialogElement | null>) {
  const id = useId();
  const own = useRef<HTMLDialogElement>(null);
  const dialog = ref ?? own;
  const close = () => dialog.current?.close();
  return { close, frame: { ref: dialog, "aria-labelledby": id }, head: { id, onClose: close } };
}
