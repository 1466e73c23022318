import type { ClosetItem } from "@fit-closet/core";
import { expect, test } from "vitest";
import { isDetailed, toggledKeep, toggledOut, type Wish } from "./wish.ts";

const item = { id: "coat", category: "coat" } as ClosetItem;
const wish: Wish = { prompt: "a walk in the rain", keep: [], leaveOut: [] };

test("ten characters count after trimming", () => {
  expect(isDetailed("  beach     ")).toBe(false);
  expect(isDetailed("123456789")).toBe(false);
  expect(isDetailed(" 1234567890 ")).toBe(true);
});

test("a piece is kept or left out, never both, and a second press takes it back", () => {
  const kept = toggledKeep(wish, item);
  expect(kept.keep).toEqual([item]);
  const out = toggledOut(kept, item);
  expect(out).toMatchObject({ keep: [], leaveOut: [item] });
  expect(toggledOut(out, item)).toEqual(wish);
  expect(toggledKeep(toggledKeep(wish, item), item)).toEqual(wish);
});
