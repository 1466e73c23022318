import { X } from "lucide-react";

type LeaveOutProps = { name: string; size: "size-10" | "size-11"; onClick: () => void };

/** The cross in the corner of a card of a list; `focusNext` finds it there. */
export const LeaveOut = ({ name, size, onClick }: LeaveOutProps) => (
  <button
    type="button"
    data-leave-out
    aria-label={`Leave out ${name}`}
    title="Leave out"
    className={`absolute top-1 right-1 grid ${size} place-items-center rounded-full text-soft hover:bg-well hover:text-ink`}
    onClick={onClick}
  >
    <X aria-hidden className="size-5" />
  </button>
);

/** The button by which something leaves a list goes with it: the next one's takes the focus, or else the list. @param at its place */
export function focusNext(list: HTMLElement | null, at: number): void {
  queueMicrotask(() => {
    const buttons = list?.querySelectorAll<HTMLElement>("[data-leave-out]");
    (buttons?.[Math.min(at, buttons.length - 1)] ?? list)?.focus();
  });
}
