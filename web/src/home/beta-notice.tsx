import { type SyntheticEvent, useEffect, useRef, useState } from "react";
import { useBackCloses } from "../ui/back-closes.ts";
import { Button } from "../ui/button.tsx";

const SEEN = "fit-closet-beta-notice";

/** Shown on the first visit of a browser session. A native modal: focus stays inside, Escape and Back close it. */
export function BetaNotice() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (sessionStorage.getItem(SEEN)) return;
    sessionStorage.setItem(SEEN, "yes");
    dialog.current?.showModal();
    // oxlint-disable-next-line react/set-state-in-effect -- only the browser knows whether it was seen
    setOpen(true);
  }, []);
  // At once, and not when the browser tells of its closing, which is a moment after the next key may have come.
  const close = (event?: SyntheticEvent): void => {
    event?.preventDefault();
    dialog.current?.close();
    setOpen(false);
    startAtTop();
  };
  return (
    <dialog
      ref={dialog}
      onCancel={close}
      role="alertdialog"
      aria-labelledby="beta-title"
      aria-describedby="beta-text"
      className="m-auto w-[min(26rem,calc(100%-2rem))] rounded-panel border border-line bg-card p-7 text-ink shadow-lifted backdrop:bg-[#171a24]/50"
    >
      <h2 id="beta-title" className="text-2xl font-extrabold">
        This is a beta
      </h2>
      <p id="beta-text" className="mt-3 text-soft">
        The page is under construction and some features may not work.
      </p>
      <form method="dialog" className="mt-6" onSubmit={close}>
        <Button kind="primary" type="submit" className="w-full">
          OK
        </Button>
      </form>
      {open && <BackCloses close={close} />}
    </dialog>
  );
}

function BackCloses({ close }: { close: () => void }) {
  useBackCloses(close);
  return null;
}

/** Else the Tab key would go on from where the notice stands in the document, at its end. */
function startAtTop(): void {
  document.body.tabIndex = -1;
  document.body.focus({ preventScroll: true });
  document.body.removeAttribute("tabindex");
}
