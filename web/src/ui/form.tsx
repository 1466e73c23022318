import { useImperativeHandle, useLayoutEffect, useRef, type ComponentProps } from "react";
import { useHydrated } from "./hydrated.ts";

/** A form that rests until React has taken over: sent earlier, the browser itself would put what was typed into the address. */
export function Form({ ref, className = "", ...rest }: ComponentProps<"form">) {
  const form = useRef<HTMLFormElement>(null);
  useImperativeHandle(ref, () => form.current!);
  useKeptFocus(form);
  return (
    <form
      ref={form}
      method="post"
      tabIndex={-1}
      inert={!useHydrated()}
      className={`outline-none ${className}`}
      {...rest}
    />
  );
}

/**
 * A button that is disabled while its form is sent would drop the focus, and whoever goes by the keyboard would start at the top
 * again. The form holds it meanwhile, and gives it back with the button.
 */
function useKeptFocus(form: { current: HTMLFormElement | null }): void {
  const waiting = useRef<HTMLButtonElement>(null);
  // After every render: there is no telling which one shuts the button.
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (
      focused instanceof HTMLButtonElement &&
      focused.disabled &&
      form.current?.contains(focused)
    ) {
      waiting.current = focused;
      form.current.focus({ preventScroll: true });
    } else if (waiting.current && !waiting.current.disabled) {
      if (focused === form.current) waiting.current.focus({ preventScroll: true });
      waiting.current = null;
    }
  });
}
