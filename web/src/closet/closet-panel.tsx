import type { ClosetItem } from "@fit-closet/core";
import { useVirtualizer } from "@tanstack/react-virtual";
import { useLayoutEffect, useMemo, useRef } from "react";
import { PANEL_HEIGHT, panelLook } from "./panel-look.ts";
import { ShelfSection, type ItemActs } from "./shelf-section.tsx";
import { sectionsOf } from "./sections.ts";
import { rowHeights, shelvesOf } from "./shelves.ts";
import { useMeasures } from "./use-measures.ts";

/** Rows kept ready above and below the visible ones. */
const OVERSCAN = 3;

type ClosetPanelProps = { items: readonly ClosetItem[]; acts: ItemActs };

/** All items by category. However many there are, only those near the visible part are in the document. */
export function ClosetPanel({ items, acts }: ClosetPanelProps) {
  const panel = useRef<HTMLElement>(null);
  const hasNames = items.some(({ name }) => name);
  const measures = useMeasures(panel, hasNames);
  const shelves = useMemo(() => shelvesOf(sectionsOf(items), measures), [items, measures]);
  const heights = useMemo(() => rowHeights(shelves, measures), [shelves, measures]);
  // oxlint-disable-next-line react/incompatible-library -- its functions are not handed on, and nothing here is memoised by a compiler
  const rows = useVirtualizer({
    count: heights.length,
    getScrollElement: () => panel.current,
    estimateSize: (index) => heights[index] ?? 0,
    overscan: OVERSCAN,
  });
  useLayoutEffect(() => rows.measure(), [rows, heights]);

  const window = rows.getVirtualItems();
  const from = window.at(0)?.index ?? 0;
  const to = window.at(-1)?.index ?? -1;
  return (
    <section
      ref={panel}
      aria-label="Your closet"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable with the keyboard
      tabIndex={0}
      data-on-night
      className={`${panelLook} ${PANEL_HEIGHT.most} overflow-y-auto overscroll-contain p-2 sm:p-5`}
    >
      <div className="relative" style={{ height: rows.getTotalSize() }}>
        {shelves
          .filter(({ first, rows }) => first <= to && first + rows >= from)
          .map((shelf) => (
            <ShelfSection
              key={shelf.section.category}
              shelf={shelf}
              measures={measures}
              from={from}
              to={to}
              acts={acts}
            />
          ))}
      </div>
    </section>
  );
}
