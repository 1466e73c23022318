import { useEffect, useLayoutEffect, useState, type RefObject } from "react";
import type { Point } from "./mask.ts";
import { fitted, moved, showing, zoomed, type View } from "./view.ts";

type Size = { width: number; height: number };

export type Frame = {
  view: View;
  /** About the frame's middle where no point of it is named. */
  zoom(by: number, about?: Point): void;
  move(by: Point): void;
  /** Brings a point of the mask into sight. */
  show(point: Point): void;
};

/** Which part of the photo the frame shows. All of it at first, and again when the frame changes its size. */
export function useFrame(element: RefObject<HTMLElement | null>, photo: Size): Frame {
  const [{ frame, view }, setShown] = useState(() => shownIn({ width: 0, height: 0 }, photo));

  useLayoutEffect(() => {
    const watcher = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect;
      setShown(shownIn({ width, height }, photo));
    });
    if (element.current) watcher.observe(element.current);
    return () => watcher.disconnect();
  }, [element, photo]);

  const change = (next: (view: View, frame: Size) => View) =>
    setShown(({ frame, view }) => ({ frame, view: next(view, frame) }));
  const middle = { x: frame.width / 2, y: frame.height / 2 };
  const zoom = (by: number, about = middle) =>
    change((view, frame) => zoomed(view, by, about, photo, frame));
  const move = (by: Point) => change((view, frame) => moved(view, by, photo, frame));
  const show = (point: Point) => change((view, frame) => showing(view, point, photo, frame));
  useWheel(element, zoom, move);
  return { view, zoom, move, show };
}

const shownIn = (frame: Size, photo: Size) => ({ frame, view: fitted(photo, frame) });

/** The wheel moves the photo, with Ctrl (which a pinch on a touchpad sends along) it zooms. */
function useWheel(
  element: RefObject<HTMLElement | null>,
  zoom: Frame["zoom"],
  move: Frame["move"],
) {
  useEffect(() => {
    const frame = element.current;
    function turn(event: WheelEvent) {
      // React listens passively, and the page behind would move or zoom along.
      event.preventDefault();
      const { left, top } = frame!.getBoundingClientRect();
      const at = { x: event.clientX - left, y: event.clientY - top };
      if (event.ctrlKey) zoom(Math.exp(-event.deltaY / 200), at);
      else move({ x: -event.deltaX, y: -event.deltaY });
    }
    frame?.addEventListener("wheel", turn, { passive: false });
    return () => frame?.removeEventListener("wheel", turn);
  });
}
