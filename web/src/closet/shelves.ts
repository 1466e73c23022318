import type { Counted, Section } from "./sections.ts";

/**
 * Lengths in px. A section is its heading, then rows of `columns` items, with padding above and below; a gap parts it
 * from the next.
 */
export type Measures = {
  columns: number;
  heading: number;
  row: number;
  /** What a name takes of the row, beneath its picture; 0 where no item has one. */
  caption: number;
  padding: number;
  gap: number;
};

/**
 * Where a section stands in the panel, the index of its first row among all rows, that of its heading, and how many items stand
 * before it.
 */
export type Shelf<Of extends Counted = Section> = {
  section: Of;
  top: number;
  height: number;
  first: number;
  rows: number;
  start: number;
};

/** Puts the sections one below the other. */
export function shelvesOf<Of extends Counted>(
  sections: readonly Of[],
  measures: Measures,
): Shelf<Of>[] {
  const { columns, heading, row, padding, gap } = measures;
  let top = 0;
  let first = 0;
  let start = 0;
  return sections.map((section) => {
    const rows = Math.ceil(section.count / columns);
    const height = 2 * padding + heading + rows * row;
    const shelf = { section, top, height, first, rows, start };
    top += height + gap;
    start += section.count;
    first += 1 + rows;
    return shelf;
  });
}

/** The height of every row, headings included, as a window over them needs it; together they fill the panel. */
export function rowHeights(
  shelves: readonly Shelf<Counted>[],
  { heading, row, padding, gap }: Measures,
): number[] {
  return shelves.flatMap(({ rows }) => [
    padding + heading,
    ...Array.from({ length: rows }, (_, index) => (index < rows - 1 ? row : row + padding + gap)),
  ]);
}

/** The places in a section that lie in rows `from` to `to`, both counted over the whole panel. */
export function placesBetween(
  { section, first }: Shelf<Counted>,
  columns: number,
  from: number,
  to: number,
): number[] {
  const start = Math.max(0, from - first - 1) * columns;
  const end = Math.min(Math.max(0, to - first) * columns, section.count);
  return Array.from({ length: Math.max(0, end - start) }, (_, index) => start + index);
}

/** How many items of `width` px fit side by side; one at least. */
export function columnsIn(available: number, width: number): number {
  return Math.max(1, Math.floor(available / width));
}
