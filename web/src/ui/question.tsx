import { useId, useRef } from "react";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";

/** Kept outside, so that it runs when the button appears and never again. */
const focus = (button: HTMLButtonElement | null) => button?.focus();

type QuestionProps = {
  /** What is asked, and what hangs on it. */
  heading: string;
  text: string;
  safe: string;
  onSafe: () => void;
  other: string;
  onOther: () => void;
};

/** Asked before something is lost. The safe answer has the focus; Escape gives it too. */
export function Question({ heading, text, safe, onSafe, other, onOther }: QuestionProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  /**
   * This one first: behind an open modal nothing can take the focus back. And told at once: until the browser tells of the closing, the
   * question could not be asked again.
   */
  function answer(told: () => void) {
    dialog.current?.close();
    told();
  }

  return (
    <Dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={id}
      aria-describedby={`${id}-text`}
      className="m-auto w-[min(26rem,calc(100%-2rem))] rounded-panel p-7"
      onEscape={() => answer(onSafe)}
      onClose={onSafe}
    >
      <h2 id={id} className="text-2xl font-extrabold">
        {heading}
      </h2>
      <p id={`${id}-text`} className="mt-3 text-soft">
        {text}
      </p>
      <div className="mt-6 flex flex-wrap gap-3 *:grow">
        <Button kind="primary" ref={focus} onClick={() => answer(onSafe)}>
          {safe}
        </Button>
        <Button onClick={() => answer(onOther)}>{other}</Button>
      </div>
    </Dialog>
  );
}
