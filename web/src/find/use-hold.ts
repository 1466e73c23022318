import { type MouseEvent, type PointerEvent, useRef } from "react";

const HOLD_MS = 500;
/** A finger that moves farther scrolls. */
const STILL_PX = 10;

/**
 * A finger held on something of `[data-place]`.
 * @returns what the element around them listens with; the click that follows a hold goes nowhere
 */
export function useHold(onHold: (place: number) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const began = useRef({ x: 0, y: 0, held: false });

  function onPointerDown({ target, pointerType, clientX: x, clientY: y }: PointerEvent) {
    began.current = { x, y, held: false };
    clearTimeout(timer.current);
    const tile = (target as HTMLElement).closest<HTMLElement>("[data-place]");
    if (!tile || pointerType !== "touch") return;
    timer.current = setTimeout(() => {
      began.current.held = true;
      onHold(Number(tile.dataset["place"]));
    }, HOLD_MS);
  }

  function onPointerMove({ clientX, clientY }: PointerEvent) {
    const { x, y } = began.current;
    if (Math.hypot(clientX - x, clientY - y) > STILL_PX) clearTimeout(timer.current);
  }

  const stop = () => clearTimeout(timer.current);

  function goNowhere(event: MouseEvent) {
    if (!began.current.held) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.type === "click") began.current.held = false;
  }

  return {
    onPointerDown,
    onPointerMove,
    onPointerUp: stop,
    onPointerCancel: stop,
    onClickCapture: goNowhere,
    onContextMenu: goNowhere,
  };
}
