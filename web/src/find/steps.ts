import type { Shelf } from "../closet/shelves.ts";

const ROWS_A_PAGE = 3;

/** Where a key leads from an item, among all that was found; undefined for a key that leads nowhere. */
export function stepFrom(
  at: number,
  key: string,
  shelves: readonly Shelf<{ count: number }>[],
  columns: number,
): number | undefined {
  const last = shelves.reduce((sum, { section }) => sum + section.count, 0) - 1;
  if (key === "ArrowRight") return Math.min(last, at + 1);
  if (key === "ArrowLeft") return Math.max(0, at - 1);
  if (key === "Home") return 0;
  if (key === "End") return last;
  const rows = ROWS[key];
  if (rows === undefined) return undefined;
  let place = at;
  for (let row = 0; row < Math.abs(rows); row++)
    place = besideRow(place, Math.sign(rows), shelves, columns) ?? place;
  return place;
}

const ROWS: Readonly<Record<string, number>> = {
  ArrowUp: -1,
  ArrowDown: 1,
  PageUp: -ROWS_A_PAGE,
  PageDown: ROWS_A_PAGE,
};

/** The item above or below, in the same column as far as there is one; across headings too. */
function besideRow(
  at: number,
  step: number,
  shelves: readonly Shelf<{ count: number }>[],
  columns: number,
) {
  const index = shelves.findIndex(({ section, start }) => at < start + section.count);
  const here = shelves[index];
  if (!here) return undefined;
  const column = (at - here.start) % columns;
  const row = Math.floor((at - here.start) / columns) + step;
  const inHere = row >= 0 && row * columns < here.section.count;
  const shelf = inHere ? here : shelves[index + step];
  if (!shelf) return undefined;
  const lastRow = Math.floor((shelf.section.count - 1) / columns);
  const wanted = inHere ? row : step > 0 ? 0 : lastRow;
  return shelf.start + Math.min(wanted * columns + column, shelf.section.count - 1);
}
