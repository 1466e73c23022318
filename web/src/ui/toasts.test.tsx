import { renderToStaticMarkup } from "react-dom/server";
import { toast, useToasterStore, type Toast } from "react-hot-toast/headless";
import { afterEach, expect, test } from "vitest";
import { SHELL_TOASTS, Toasts } from "./toasts.tsx";

afterEach(() => toast.remove());

function stored(options?: typeof SHELL_TOASTS): Toast[] {
  let toasts: Toast[] = [];
  function Probe({ tell }: { tell: (stored: Toast[]) => void }) {
    tell(useToasterStore(options).toasts);
    return null;
  }
  renderToStaticMarkup(<Probe tell={(stored) => (toasts = stored)} />);
  return toasts;
}

const durations = (options?: typeof SHELL_TOASTS) =>
  Object.fromEntries(stored(options).map(({ type, duration }) => [type, duration]));

function oneOfEach(): void {
  toast("blank");
  toast.error("error");
  toast.success("success");
  toast.loading("loading");
  toast.custom("custom");
}

test("the shell's toasts go after 1500 ms, a loading one only when it is told to", () => {
  oneOfEach();
  expect(durations(SHELL_TOASTS)).toEqual({
    blank: 1500,
    error: 1500,
    success: 1500,
    loading: Infinity,
    custom: 1500,
  });
});

test("beneath the shell, each type has its own default", () => {
  oneOfEach();
  expect(durations()).toEqual({
    blank: 4000,
    error: 4000,
    success: 2000,
    loading: Infinity,
    custom: 4000,
  });
});

test("twenty at once, the newest first", () => {
  for (let count = 1; count <= 25; count++) toast(`toast ${count}`);
  const messages = stored().map(({ message }) => message);
  expect(messages).toHaveLength(20);
  expect(messages[0]).toBe("toast 25");
});

test("the region they are read out from is there before any toast is, and needs no inline style", () => {
  const empty = renderToStaticMarkup(<Toasts />);
  expect(empty).toContain('aria-live="polite"');
  toast.error("Something went wrong.");
  const html = renderToStaticMarkup(<Toasts />);
  expect(html).toContain("Something went wrong.");
  expect(html).not.toContain("style=");
});
