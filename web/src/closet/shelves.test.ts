import type { ClosetItem } from "@fit-closet/core";
import { expect, test } from "vitest";
import { sectionsOf } from "./sections.ts";
import { columnsIn, placesBetween, rowHeights, shelvesOf } from "./shelves.ts";

const item = (id: string, category?: string): ClosetItem => ({
  id,
  userId: "robin",
  category,
  cartoonURL: `/${id}`,
  colours: [],
  tags: [],
  details: {},
  cutOut: true,
  cut: "found",
  createdAt: 0,
});
const many = (count: number, category: string) =>
  Array.from({ length: count }, (_, index) => item(`${category}${index}`, category));

const measures = { columns: 3, heading: 40, row: 200, caption: 0, padding: 10, gap: 15 };

test("sections come in the closet's order, others by name, uncategorized last", () => {
  const items = [
    item("a"),
    item("b", "yukata"),
    item("c", "cap"),
    item("d", "obi"),
    item("e", "top"),
    item("f", "dress"),
  ];
  expect(sectionsOf(items).map(({ heading }) => heading)).toEqual([
    "Top",
    "Cap",
    "Dress",
    "Obi",
    "Yukata",
    "Uncategorized",
  ]);
});

test("an empty category is filed with the missing ones", () => {
  expect(sectionsOf([item("a", ""), item("b")])).toHaveLength(1);
});

test("items keep their order within a section", () => {
  const ids = sectionsOf([item("x", "cap"), item("y", "top"), item("z", "cap")]).map(({ items }) =>
    items.map(({ id }) => id),
  );
  expect(ids).toEqual([["y"], ["x", "z"]]);
});

test("a section starts where the rows before it end", () => {
  const shelves = shelvesOf(sectionsOf([...many(4, "top"), ...many(1, "cap")]), measures);
  const heights = rowHeights(shelves, measures);
  for (const { top, first } of shelves) {
    const before = heights.slice(0, first).reduce((sum, height) => sum + height, 0);
    expect(top).toBe(before);
  }
  expect(shelves.map(({ rows }) => rows)).toEqual([2, 1]);
});

test("a window over the rows shows the items of those rows and no others", () => {
  const shelves = shelvesOf(sectionsOf([...many(7, "top"), ...many(2, "cap")]), measures);
  const shown = (from: number, to: number) =>
    shelves.flatMap((shelf) =>
      placesBetween(shelf, 3, from, to).map((place) => shelf.section.items[place]?.id),
    );
  expect(shown(0, 1)).toEqual(["top0", "top1", "top2"]);
  expect(shown(2, 5)).toEqual(["top3", "top4", "top5", "top6", "cap0", "cap1"]);
  expect(shown(0, 0)).toEqual([]);
});

test("the last row ends with the section", () => {
  const [shelf] = shelvesOf(sectionsOf(many(7, "top")), measures);
  expect(placesBetween(shelf!, 3, 3, 3)).toEqual([6]);
});

test("even the narrowest panel has one column", () => {
  expect(columnsIn(100, 136)).toBe(1);
  expect(columnsIn(272, 136)).toBe(2);
});
