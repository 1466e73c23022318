import { Undo2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";

/** As long as one press takes a removal back; in the bin there are thirty days. */
const OFFERED_MS = 10_000;

type UndoBarProps = {
  /** What was done. */
  children: string;
  onUndo: () => void;
  onEnd: () => void;
};

/** At the bottom of the window, for ten seconds and for as long as somebody is on it. Control and Z do the same. */
export function UndoBar({ children, onUndo, onEnd }: UndoBarProps) {
  const [held, setHeld] = useState(false);
  const acts = useRef({ onUndo, onEnd });
  useEffect(() => void (acts.current = { onUndo, onEnd }));
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => acts.current.onEnd(), OFFERED_MS);
    return () => clearTimeout(timer);
  }, [held]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isUndo = event.key.toLowerCase() === "z" && (event.ctrlKey || event.metaKey);
      const target = event.target as HTMLElement;
      if (!isUndo || event.shiftKey || target.closest("input, textarea, select, dialog")) return;
      event.preventDefault();
      acts.current.onUndo();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
  return (
    <div
      className="fixed inset-x-3 bottom-4 z-40 mx-auto flex w-fit max-w-[calc(100%-1.5rem)] animate-toast-in items-center gap-3 rounded-control border border-white/15 bg-[#26262e] py-1.5 pr-1.5 pl-4 text-white shadow-lifted"
      data-on-night
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <output className="min-w-0 truncate">{children}</output>
      <button
        type="button"
        aria-keyshortcuts="Control+Z"
        className="inline-flex min-h-11 shrink-0 items-center gap-2 rounded-control px-4 font-bold text-[#ffb59f] hover:bg-white/10"
        onClick={onUndo}
      >
        <Undo2 aria-hidden className="size-5" /> Undo
      </button>
    </div>
  );
}
