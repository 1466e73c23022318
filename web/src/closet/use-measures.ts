import { useLayoutEffect, useMemo, useState, type RefObject } from "react";
import { columnsIn, type Measures } from "./shelves.ts";

/** The picture's side, as the product has it. */
export const STICKER_PX = 128;

/** The least room beside a sticker. */
const BESIDE_PX = 8;

/** Padding and border of a section at both sides, and of the panel; the classes in `closet-panel.tsx` say the same. */
const SECTION_PX = { narrow: 2 * (8 + 8 + 1), wide: 2 * (20 + 16 + 1) };
const WIDE_FROM_PX = 568;

/**
 * How the panel is divided at its present width. What holds text grows with the reader's own font size; before
 * anything is measured, a phone's two columns are taken.
 * @param hasNames whether a line for names is kept under the pictures
 */
export function useMeasures(panel: RefObject<HTMLElement | null>, hasNames: boolean): Measures {
  const { width, rem } = useSize(panel);
  return useMemo(() => measuresOf(width, rem, hasNames), [width, rem, hasNames]);
}

/** How wide an element is in px, 0 before it is measured, and the reader's own font size. */
export function useSize(element: RefObject<HTMLElement | null>): { width: number; rem: number } {
  const [size, setSize] = useState({ width: 0, rem: 16 });
  useLayoutEffect(() => {
    const measure = () => element.current && setSize(sizeOf(element.current));
    // At once, so that the first picture of it is the right one: the watcher speaks only after it was shown.
    measure();
    const watcher = new ResizeObserver(measure);
    if (element.current) watcher.observe(element.current);
    return () => watcher.disconnect();
  }, [element]);
  return size;
}

function measuresOf(width: number, rem: number, hasNames: boolean): Measures {
  const around = width < WIDE_FROM_PX ? SECTION_PX.narrow : SECTION_PX.wide;
  const caption = hasNames ? 1.5 * rem : 0;
  return {
    columns: width === 0 ? 2 : columnsIn(width - around, STICKER_PX + BESIDE_PX),
    heading: 2.75 * rem,
    row: STICKER_PX + caption + 4.25 * rem,
    caption,
    padding: 0.75 * rem,
    gap: rem,
  };
}

function sizeOf(element: HTMLElement) {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return { width: element.clientWidth, rem };
}
