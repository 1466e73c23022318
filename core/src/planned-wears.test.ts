import { expect, test } from "vitest";
import { type PlannedWear, reservedBy, takenIn } from "./planned-wears.ts";

const look = (id: string, day: string, ...garments: string[]): PlannedWear => ({
  id,
  day,
  garments,
});
const laundry = (most: Record<string, number | null>, worn: Record<string, number> = {}) => ({
  most: new Map(Object.entries(most)),
  worn: new Map(Object.entries(worn)),
});
const TODAY = "2026-11-23";
const nothing = new Set<string>();
const taken = (...args: Parameters<typeof takenIn>) => Object.fromEntries(takenIn(...args));

test("a tee that is planned twice is not clean the second time, a coat is", () => {
  const looks = [look("a", "2026-11-24", "tee", "coat"), look("b", "2026-11-25", "tee", "coat")];
  expect(taken(looks, laundry({ tee: 1, coat: null }), TODAY, nothing)).toEqual({
    a: [],
    b: ["tee"],
  });
});

test("wears since the last wash count, and alike pieces last longer", () => {
  const looks = [look("a", "2026-11-24", "jeans", "socks"), look("b", "2026-11-25", "socks")];
  const jeans = laundry({ jeans: 4, socks: 2 }, { jeans: 4 });
  expect(taken(looks, jeans, TODAY, nothing)).toEqual({ a: ["jeans"], b: [] });
});

test("two looks of one day are one wear, and what was worn today is not counted again", () => {
  const same = [look("a", "2026-11-24", "tee"), look("b", "2026-11-24", "tee")];
  expect(taken(same, laundry({ tee: 1 }), TODAY, nothing)).toEqual({ a: [], b: [] });
  const today = [look("a", TODAY, "tee")];
  expect(taken(today, laundry({ tee: 1 }, { tee: 1 }), TODAY, new Set(["tee"]))).toEqual({ a: [] });
});

test("what is needed on another day is kept for it, as far as one more wear would soil it", () => {
  const looks = [look("a", "2026-11-26", "tee", "jeans", "coat")];
  const rules = { tee: 1, jeans: 4, coat: null };
  expect([...reservedBy(looks, laundry(rules))]).toEqual(["tee"]);
  expect([...reservedBy(looks, laundry(rules, { jeans: 3 }))]).toEqual(["tee", "jeans"]);
  expect([...reservedBy([], laundry(rules))]).toEqual([]);
});
