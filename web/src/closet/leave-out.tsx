import { X } from "lucide-react";
import type { ReactNode } from "react";

type LeaveOutListProps = { label: string; className: string; children: ReactNode };

/** Cards, each an `li`, that can be left out one by one. It takes the focus when the last one goes. */
export const LeaveOutList = ({ label, className, children }: LeaveOutListProps) => (
  <ul tabIndex={-1} aria-label={label} className={`grid gap-4 outline-none ${className}`}>
    {children}
  </ul>
);

type LeaveOutProps = { name: string; size: "size-10" | "size-11"; onLeaveOut: () => void };

/** The cross in the corner of a card of such a list. It goes with its card: the focus goes on to the next one's, or else to the list. */
export function LeaveOut({ name, size, onLeaveOut }: LeaveOutProps) {
  function leave(button: HTMLElement) {
    const card = button.closest("li");
    const list = card?.parentElement;
    const at = card && list ? [...list.children].indexOf(card) : 0;
    onLeaveOut();
    queueMicrotask(() => {
      const buttons = list?.querySelectorAll<HTMLElement>("[data-leave-out]");
      (buttons?.[Math.min(at, buttons.length - 1)] ?? list)?.focus();
    });
  }
  return (
    <button
      type="button"
      data-leave-out
      aria-label={`Leave out ${name}`}
      title="Leave out"
      className={`absolute top-1 right-1 grid ${size} place-items-center rounded-full text-soft hover:bg-well hover:text-ink`}
      onClick={({ currentTarget }) => leave(currentTarget)}
    >
      <X aria-hidden className="size-5" />
    </button>
  );
}
