import { useRef, type PointerEvent, type RefObject } from "react";
import type { Brush, Point } from "./mask.ts";
import type { Frame } from "./use-frame.ts";
import type { Strokes } from "./use-strokes.ts";
import { toMask } from "./view.ts";

/** The bit in `buttons` of a pen that is turned over. */
const ERASER = 32;

type Parts = {
  frame: RefObject<HTMLElement | null>;
  shown: Frame;
  strokes: Strokes;
  brush: Brush;
  setBrushAt: (at: Point | null) => void;
};

/** One finger, mouse or pen paints; two fingers move and zoom, which takes back what the first had begun. */
export function usePointers({ frame, shown, strokes, brush, setBrushAt }: Parts) {
  const down = useRef(new Map<number, Point>());

  function inFrame({ clientX, clientY }: { clientX: number; clientY: number }): Point {
    const { left, top } = frame.current!.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  }

  const inMask = (event: { clientX: number; clientY: number }) =>
    toMask(shown.view, inFrame(event));

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0 && !(event.buttons & ERASER)) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    down.current.set(event.pointerId, inFrame(event));
    setBrushAt(inMask(event));
    if (down.current.size > 1) return strokes.abandon();
    const adds = brush.adds && !(event.buttons & ERASER);
    strokes.begin(inMask(event), { ...brush, adds });
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    setBrushAt(inMask(event));
    const before = down.current.get(event.pointerId);
    if (!before) return;
    const now = inFrame(event);
    const other = [...down.current].find(([id]) => id !== event.pointerId)?.[1];
    down.current.set(event.pointerId, now);
    if (other) return pinch(before, now, other);
    const way = event.nativeEvent.getCoalescedEvents?.() ?? [];
    for (const step of way.length > 0 ? way : [event]) strokes.reach(inMask(step));
  }

  /** One of two fingers has moved while the other held still. */
  function pinch(before: Point, now: Point, other: Point) {
    const apart = Math.max(1, distance(before, other));
    shown.zoom(distance(now, other) / apart, other);
    shown.move({ x: (now.x - before.x) / 2, y: (now.y - before.y) / 2 });
  }

  function leave({ pointerId, pointerType }: PointerEvent<HTMLElement>) {
    down.current.delete(pointerId);
    if (pointerType !== "mouse") setBrushAt(null);
  }

  return {
    onPointerDown,
    onPointerMove,
    onPointerUp(event: PointerEvent<HTMLElement>) {
      leave(event);
      strokes.end();
    },
    onPointerCancel(event: PointerEvent<HTMLElement>) {
      leave(event);
      strokes.abandon();
    },
    onPointerLeave: () => setBrushAt(null),
  };
}

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
