import { X } from "lucide-react";
import {
  useEffect,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from "react";
import { createPortal } from "react-dom";
import { useBackCloses } from "./back-closes.ts";

type DialogProps = Omit<ComponentProps<"dialog">, "ref"> & {
  ref: RefObject<HTMLDialogElement | null>;
  /** It has closed, by whatever way, and the focus is back where it was: take it away. */
  onClose: () => void;
  /** In place of closing at once on Escape. */
  onEscape?: () => void;
};

/**
 * A native modal, open for as long as it is rendered: focus stays inside, Escape and the browser's Back close it. Close it by its
 * ref. It stands at the document's end, because the Enter key in it must not send a form around the place where it is opened.
 */
export function Dialog({
  ref,
  className = "",
  onClose,
  onEscape,
  onKeyDown,
  ...rest
}: DialogProps) {
  useEffect(() => {
    if (ref.current && !ref.current.open) ref.current.showModal();
  }, [ref]);
  useBackCloses(() => ref.current?.close());

  // By the key, since a browser asks for leave to close but once.
  function press(event: KeyboardEvent<HTMLDialogElement>) {
    if (event.key !== "Escape" || event.nativeEvent.isComposing) return onKeyDown?.(event);
    event.preventDefault();
    // What is opened within another one is within it for React, wherever it stands.
    event.stopPropagation();
    if (onEscape) onEscape();
    else ref.current?.close();
  }

  return createPortal(
    <dialog
      ref={ref}
      className={`border border-line bg-card text-ink shadow-lifted backdrop:bg-[#171a24]/60 ${className}`}
      onKeyDown={press}
      onClose={({ target, currentTarget }) => target === currentTarget && onClose()}
      {...rest}
    />,
    document.body,
  );
}

type DialogHeadProps = {
  id: string;
  children: string;
  /** More controls, before the cross. */
  beside?: ReactNode;
  onClose: () => void;
};

/** The heading of a dialog with the cross that closes it. */
export function DialogHead({ id, children, beside, onClose }: DialogHeadProps) {
  return (
    <div className="flex items-center gap-1">
      <h2 id={id} className="grow text-2xl font-extrabold">
        {children}
      </h2>
      {beside}
      <button
        type="button"
        aria-label="Close"
        title="Close"
        className="-mr-2 grid size-11 shrink-0 place-items-center rounded-full hover:bg-well"
        onClick={onClose}
      >
        <X aria-hidden className="size-6" />
      </button>
    </div>
  );
}
