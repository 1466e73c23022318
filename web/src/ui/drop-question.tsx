import { useId, useRef } from "react";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";

/** Kept outside, so that it runs when the button appears and never again. */
const focus = (button: HTMLButtonElement | null) => button?.focus();

type DropQuestionProps = { onKeep: () => void; onDrop: () => void };

/** Asked before changes are dropped that somebody made. The safe answer has the focus; Escape gives it too. */
export function DropQuestion({ onKeep, onDrop }: DropQuestionProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  /** This one first: behind an open modal nothing can take the focus back. */
  function drop() {
    dialog.current?.close();
    onDrop();
  }

  return (
    <Dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={id}
      aria-describedby={`${id}-text`}
      className="m-auto w-[min(26rem,calc(100%-2rem))] rounded-panel p-7"
      onClose={onKeep}
    >
      <h2 id={id} className="text-2xl font-extrabold">
        Drop your changes?
      </h2>
      <p id={`${id}-text`} className="mt-3 text-soft">
        They are not saved yet.
      </p>
      <div className="mt-6 flex flex-wrap gap-3 *:grow">
        <Button kind="primary" ref={focus} onClick={() => dialog.current?.close()}>
          Keep editing
        </Button>
        <Button onClick={drop}>Drop changes</Button>
      </div>
    </Dialog>
  );
}
