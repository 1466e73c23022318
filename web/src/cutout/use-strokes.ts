import type { Mask } from "@fit-closet/core";
import { useRef } from "react";
import { copyOf, paint, type Box, type Brush, type Point } from "./mask.ts";

export type Strokes = {
  isPainting(): boolean;
  begin(at: Point, brush: Brush): void;
  /** On to the next point; nothing where no stroke was begun. */
  reach(at: Point): void;
  end(): void;
  /** As if the stroke had not been begun. */
  abandon(): void;
};

type Stroke = { mask: Mask; at: Point; brush: Brush };

/**
 * One stroke of the brush at a time, painted into a copy of the mask.
 * @param show hears which part of the copy has changed, and at the end of an abandoned stroke that the mask holds again
 * @param onStroke gets the copy when the stroke has ended
 */
export function useStrokes(
  mask: Mask,
  show: (mask: Mask, box?: Box) => void,
  onStroke: (mask: Mask, adds: boolean) => void,
): Strokes {
  const stroke = useRef<Stroke>(null);

  function reach(to: Point) {
    if (!stroke.current) return;
    const { mask, at, brush } = stroke.current;
    show(mask, paint(mask, at, to, brush));
    stroke.current.at = to;
  }

  return {
    isPainting: () => stroke.current !== null,
    begin(at, brush) {
      stroke.current = { mask: copyOf(mask), at, brush };
      reach(at);
    },
    reach,
    end() {
      const ended = stroke.current;
      stroke.current = null;
      if (ended) onStroke(ended.mask, ended.brush.adds);
    },
    abandon() {
      if (stroke.current) show(mask);
      stroke.current = null;
    },
  };
}
