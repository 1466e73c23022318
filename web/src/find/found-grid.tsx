import { type ClosetItem, type Counted, FOUND_PAGE, type FoundOrder } from "@fit-closet/core";
import {
  type KeyboardEvent,
  memo,
  type RefObject,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { panelLook } from "../closet/panel-look.ts";
import {
  columnsIn,
  type Measures,
  placesBetween,
  rowHeights,
  type Shelf,
  shelvesOf,
} from "../closet/shelves.ts";
import { STICKER_PX, useSize } from "../closet/use-measures.ts";
import { FoundSection } from "./found-section.tsx";
import { headingWords } from "./heading-words.ts";
import { Jumps } from "./jumps.tsx";
import { stepFrom } from "./steps.ts";
import { useItemsIn } from "./use-found.ts";
import { useHold } from "./use-hold.ts";
import { useLater } from "./use-later.ts";
import type { Chosen } from "./use-selection.ts";
import { topOf, useVisibleRows } from "./use-visible-rows.ts";

/** The least room beside a sticker. */
const BESIDE_PX = 8;
/** The row of jumps, and a pixel. */
const COVERED_PX = 57;
/** What goes by while somebody scrolls on is not fetched. */
const PASSING_MS = 90;

type FoundGridProps = {
  uid: string;
  search: string;
  order: FoundOrder;
  sections: readonly Counted[];
  /** Undefined while nothing is being chosen. */
  chosen: Chosen | undefined;
  onOpen: (item: ClosetItem) => void;
  onChoose: (item: ClosetItem) => void;
};

/**
 * All that was found, under headings. However much it is, only what is near the visible part is fetched and in the document; while
 * somebody scrolls it is put there between two frames, never within one.
 */
export function FoundGrid(props: FoundGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const measures = useGridMeasures(grid);
  const shelves = useMemo(() => shelvesOf(props.sections, measures), [props.sections, measures]);
  const heights = useMemo(() => rowHeights(shelves, measures), [shelves, measures]);
  const { from, to, first, height } = useVisibleRows(grid, heights, COVERED_PX);
  return (
    <FoundRows
      {...props}
      grid={grid}
      measures={measures}
      shelves={shelves}
      height={height}
      from={useDeferredValue(from)}
      to={useDeferredValue(to)}
      first={useDeferredValue(first)}
    />
  );
}

type FoundRowsProps = FoundGridProps & {
  grid: RefObject<HTMLDivElement | null>;
  measures: Measures;
  shelves: readonly Shelf<Counted>[];
  height: number;
  /** The rows that are shown, both included, and the first that is seen. */
  from: number;
  to: number;
  first: number;
};

const FoundRows = memo(function FoundRows({
  uid,
  search,
  order,
  sections,
  chosen,
  onOpen,
  onChoose,
  grid,
  measures,
  shelves,
  height,
  from,
  to,
  first,
}: FoundRowsProps) {
  const bar = useRef<HTMLElement>(null);
  const { active, setActive, press } = useArrows(grid, shelves, measures.columns);

  const shown = shelves.map((shelf) => ({
    shelf,
    places: withActive(placesBetween(shelf, measures.columns, from, to), shelf, active),
  }));
  const filled = shown.filter(
    ({ shelf, places }) => places.length > 0 || (shelf.first >= from && shelf.first <= to),
  );
  const pages = pagesOf(
    filled.flatMap(({ shelf, places }) => places.map((at) => shelf.start + at)),
  );
  const items = useItemsIn(uid, search, useLater(pages, PASSING_MS).split(" ").map(Number));

  const choose = (place: number) => {
    const item = items.get(place);
    if (item) onChoose(item);
  };
  const hold = useHold(choose);

  function pressed(event: KeyboardEvent<HTMLElement>) {
    const tile = (event.target as HTMLElement).closest<HTMLElement>("[data-place]");
    const plain = !event.altKey && !event.ctrlKey && !event.metaKey;
    if (tile && plain && event.key === "x") choose(Number(tile.dataset["place"]));
    else press(event);
  }

  function jump(index: number) {
    if (!grid.current || !bar.current) return;
    const top = topOf(grid.current) + (shelves[index]?.top ?? 0) - bar.current.offsetHeight;
    window.scrollTo({ top, behavior: "instant" });
  }
  return (
    <div className="grid grid-cols-1">
      <Jumps
        ref={bar}
        headings={sections.map(({ id }) => headingWords(id, order))}
        here={shelves.findLastIndex((shelf) => shelf.first <= first)}
        onJump={jump}
      />
      <section aria-label="Found" data-on-night className={`${panelLook} p-2 sm:p-5`}>
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys are those of the buttons within */}
        <div ref={grid} className="relative" style={{ height }} onKeyDown={pressed} {...hold}>
          {filled.map(({ shelf, places }) => (
            <FoundSection
              key={shelf.start}
              shelf={shelf}
              places={places}
              stuck={shelves.length > 1 ? "top-14" : "top-0"}
              heading={headingWords(shelf.section.id, order)}
              items={items}
              measures={measures}
              active={active}
              chosen={chosen}
              onFocus={setActive}
              onOpen={onOpen}
            />
          ))}
        </div>
      </section>
    </div>
  );
});

/** The one item that the Tab key leads to stays in the document, or the focus would be lost with it. */
function withActive(
  places: number[],
  { start, section }: Shelf<Counted>,
  active: number,
): number[] {
  const at = active - start;
  if (at < 0 || at >= section.count || places.includes(at)) return places;
  // In their order: a tile that is put elsewhere in the document loses the focus as well.
  return [...places, at].toSorted((one, other) => one - other);
}

/** As text, so that it stays the same while it says the same. */
const pagesOf = (places: readonly number[]): string =>
  [...new Set(places.map((place) => Math.floor(place / FOUND_PAGE)))].join(" ");

function useGridMeasures(grid: RefObject<HTMLElement | null>): Measures {
  const { width, rem } = useSize(grid);
  return useMemo(() => {
    const caption = 1.5 * rem;
    const columns = width === 0 ? 2 : columnsIn(width, STICKER_PX + BESIDE_PX);
    const row = STICKER_PX + caption + rem;
    return { columns, heading: 3 * rem, row, caption, padding: 0, gap: rem };
  }, [width, rem]);
}

/** The items are one stop of the Tab key; arrows, Home, End and the page keys go from one to the next. */
function useArrows(
  grid: RefObject<HTMLElement | null>,
  shelves: readonly Shelf<Counted>[],
  columns: number,
) {
  const [chosen, setActive] = useState(0);
  const total = shelves.reduce((sum, { section }) => sum + section.count, 0);
  const active = Math.min(chosen, Math.max(0, total - 1));
  const wanted = useRef(false);
  useEffect(() => {
    if (!wanted.current) return;
    wanted.current = false;
    const tile = grid.current?.querySelector<HTMLElement>(`[data-place="${active}"]`);
    tile?.focus({ preventScroll: true });
    tile?.scrollIntoView({ block: "nearest", behavior: "instant" });
  }, [grid, active]);

  function press(event: KeyboardEvent<HTMLElement>) {
    const tile = (event.target as HTMLElement).closest<HTMLElement>("[data-place]");
    if (!tile || event.altKey || event.ctrlKey || event.metaKey) return;
    const next = stepFrom(Number(tile.dataset["place"]), event.key, shelves, columns);
    if (next === undefined) return;
    event.preventDefault();
    wanted.current = next !== active;
    setActive(next);
  }
  return { active, setActive, press };
}
