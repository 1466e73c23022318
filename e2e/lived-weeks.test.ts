import type { Garment } from "@fit-closet/core";
import { expect, test } from "vitest";
import { liveWeeks } from "../bench/lived-weeks.ts";

/** Anything that is free, in an order of its own: worse than any stylist. */
const anything = (closet: readonly Garment[], seed: number) => {
  let turn = seed;
  const keyOf = (at: number) => Math.imul(at + 1, 0x9e3779b1 + 2 * turn) >>> 0;
  return async ({ free }: { free: (ids: readonly string[]) => string[] }) => {
    turn++;
    const ids = free(closet.map(({ id }) => id));
    return ids
      .map((id, at) => ({ id, key: keyOf(at) }))
      .toSorted((one, other) => one.key - other.key)
      .slice(0, 5)
      .map(({ id }) => id);
  };
};

test("over many weeks nothing is planned that is not clean, and a change moves one other day at most", async () => {
  const lived = await liveWeeks({ weeks: 150, seed: 2, stylist: anything });
  expect(lived).toMatchObject({ weeks: 150, dirty: 0, mostMoved: 1 });
  expect(lived.pieces).toBeGreaterThan(3000);
  expect(lived.changes - lived.refused).toBeGreaterThan(50);
});

test("whoever plans without knowing the laundry is found out", async () => {
  const told = () => ({ worn: new Map<string, number>(), most: new Map<string, number>() });
  const lived = await liveWeeks({ weeks: 20, seed: 2, stylist: anything, told });
  expect(lived.dirty).toBeGreaterThan(100);
});
