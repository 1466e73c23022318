import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useLayoutEffect, useState } from "react";

/** Rows kept ready above and below the visible ones. */
const OVERSCAN = 3;

/**
 * Which rows of an element lie in the window, as the page scrolls.
 * @param heights of all rows in px
 * @param covered what hides the window's top, in px
 * @returns the rows to show, both included, the first that is seen, and the height of all
 */
export function useVisibleRows(
  element: RefObject<HTMLElement | null>,
  heights: readonly number[],
  covered: number,
): { from: number; to: number; first: number; height: number } {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = () => element.current && setTop(topOf(element.current));
    // Chips and words above it come and go, and the page's height with them.
    const watcher = new ResizeObserver(measure);
    watcher.observe(document.body);
    measure();
    return () => watcher.disconnect();
  }, [element]);
  // oxlint-disable-next-line react/incompatible-library -- its functions are not handed on, and nothing here is memoised by a compiler
  const rows = useWindowVirtualizer({
    count: heights.length,
    estimateSize: (index) => heights[index] ?? 0,
    overscan: OVERSCAN,
    scrollMargin: top,
    useFlushSync: false,
  });
  useLayoutEffect(() => rows.measure(), [rows, heights]);
  const window = rows.getVirtualItems();
  return {
    from: window.at(0)?.index ?? 0,
    to: window.at(-1)?.index ?? -1,
    first: rows.getVirtualItemForOffset((rows.scrollOffset ?? 0) + covered)?.index ?? 0,
    height: rows.getTotalSize(),
  };
}

/** From the document's top. */
export const topOf = (element: HTMLElement): number =>
  Math.round(element.getBoundingClientRect().top + window.scrollY);
