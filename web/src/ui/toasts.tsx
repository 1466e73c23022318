import { CircleAlert, CircleCheck, LoaderCircle } from "lucide-react";
import {
  resolveValue,
  useToaster,
  type DefaultToastOptions,
  type Toast,
} from "react-hot-toast/headless";

/**
 * What the shell asks of every toast. The library's own limits hold beneath it: blank, error and custom 4000 ms,
 * success 2000 ms, 20 at once, removed 1000 ms after they go. Loading is named because a duration for all would
 * end it too.
 */
export const SHELL_TOASTS: DefaultToastOptions = {
  position: "top-right",
  duration: 1500,
  removeDelay: 1000,
  loading: { duration: Infinity },
};

/** The toasts at top right. The region is there from the start, so that what appears in it is read out. */
export function Toasts() {
  const { toasts, handlers } = useToaster(SHELL_TOASTS);
  return (
    <section
      aria-label="Notifications"
      className="pointer-events-none fixed inset-x-3 top-3 z-50 grid justify-items-end gap-2 sm:left-auto"
      onPointerEnter={handlers.startPause}
      onPointerLeave={handlers.endPause}
    >
      <div aria-live="polite" aria-atomic={false} className="contents">
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </div>
    </section>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const motion = toast.visible ? "animate-toast-in" : "invisible opacity-0";
  return (
    <div
      className={`pointer-events-auto flex max-w-sm items-center gap-3 rounded-control border border-white/15 bg-[#26262e] px-4 py-3 text-white shadow-lifted transition-[opacity,visibility] duration-200 ${motion}`}
    >
      <ToastIcon type={toast.type} />
      <p>{resolveValue(toast.message, toast)}</p>
    </div>
  );
}

function ToastIcon({ type }: Pick<Toast, "type">) {
  if (type === "success")
    return <CircleCheck aria-hidden className="size-5 shrink-0 text-[#88d1a2]" />;
  if (type === "error")
    return <CircleAlert aria-hidden className="size-5 shrink-0 text-[#ff987e]" />;
  if (type === "loading")
    return <LoaderCircle aria-hidden className="size-5 shrink-0 animate-spin" />;
  return null;
}
