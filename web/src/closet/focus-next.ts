/** The button by which something leaves a list goes with it: the next one's takes the focus, or else the list. @param at its place */
export function focusNext(list: HTMLElement | null, at: number): void {
  queueMicrotask(() => {
    const buttons = list?.querySelectorAll<HTMLElement>("[data-leave-out]");
    (buttons?.[Math.min(at, buttons.length - 1)] ?? list)?.focus();
  });
}
