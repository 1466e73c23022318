import type { Mask } from "@fit-closet/core";
import { useRef, type KeyboardEvent } from "react";
import { isInside, type Brush, type Point } from "./mask.ts";
import type { Frame } from "./use-frame.ts";
import type { Strokes } from "./use-strokes.ts";

const WAYS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** How many steps the brush goes with Shift. */
const FAR = 6;

type Parts = {
  mask: Mask;
  shown: Frame;
  strokes: Strokes;
  brush: Brush;
  brushAt: Point | null;
  setBrushAt: (at: Point | null) => void;
  onBrush: (change: { larger: number } | { adds: boolean }) => void;
  say: (words: string) => void;
};

/** The brush by keys: arrows move it, Space presses it down, + and − change its size, A and R what it does. */
export function useBrushKeys(parts: Parts) {
  const { mask, shown, strokes, brush, setBrushAt, onBrush, say } = parts;
  const middle = { x: mask.width / 2, y: mask.height / 2 };
  const brushAt = parts.brushAt ?? middle;
  const wasInside = useRef<boolean>(null);

  function move({ x, y }: Point, steps: number) {
    const step = Math.max(1, brush.radius / 2) * steps;
    const at = {
      x: Math.min(mask.width, Math.max(0, brushAt.x + x * step)),
      y: Math.min(mask.height, Math.max(0, brushAt.y + y * step)),
    };
    setBrushAt(at);
    shown.show(at);
    strokes.reach(at);
    if (!strokes.isPainting()) tellWhere(at);
  }

  function tellWhere(at: Point) {
    const inside = isInside(mask, at);
    if (wasInside.current === inside) return;
    wasInside.current = inside;
    say(inside ? "On the garment" : "Outside the garment");
  }

  function press() {
    setBrushAt(brushAt);
    strokes.begin(brushAt, brush);
  }

  const keys: Record<string, () => void> = {
    " ": press,
    "+": () => onBrush({ larger: 1 }),
    "=": () => onBrush({ larger: 1 }),
    "-": () => onBrush({ larger: -1 }),
    a: () => onBrush({ adds: true }),
    r: () => onBrush({ adds: false }),
  };

  return {
    onKeyDown(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const way = WAYS[event.key];
      const act = way ? () => move(way, event.shiftKey ? FAR : 1) : keys[event.key.toLowerCase()];
      if (!act) return;
      event.preventDefault();
      if (!(event.key === " " && event.repeat)) act();
    },
    onKeyUp(event: KeyboardEvent) {
      if (event.key === " ") strokes.end();
    },
    onFocus({ currentTarget }: { currentTarget: Element }) {
      if (!currentTarget.matches(":focus-visible")) return;
      setBrushAt(brushAt);
      shown.show(brushAt);
    },
    onBlur() {
      strokes.end();
      setBrushAt(null);
    },
  };
}
