import { expect, test } from "vitest";
import { figuresOf, type Piece } from "./figures.ts";

const TODAY = "2026-11-23";

const piece = (id: string, more: Partial<Piece> = {}): Piece => ({
  id,
  category: "top",
  colours: [],
  price: null,
  currency: null,
  createdAt: 0,
  days: [],
  ...more,
});

const ids = (all: readonly { id: string }[]) => all.map(({ id }) => id);

test("a piece is among the most or the least worn, never among both", () => {
  const tee = piece("tee", { days: ["2026-11-20", "2026-11-01"] });
  const jeans = piece("jeans", { days: ["2024-01-01"] });
  const old = piece("old", { createdAt: 1 });
  const older = piece("older");
  const { most, least, pieces, wornInYear } = figuresOf([old, jeans, tee, older], [], TODAY);
  expect(most).toEqual([
    { id: "tee", wears: 2, last: "2026-11-20" },
    { id: "jeans", wears: 1, last: "2024-01-01" },
  ]);
  expect(ids(least)).toEqual(["older", "old"]);
  expect([pieces, wornInYear]).toEqual([4, 1]);
});

test("what is worn by day is told by month, for a year, empty months too", () => {
  const days = ["2026-11-20", "2026-11-01", "2026-01-31", "2025-12-01", "2025-11-30"];
  const { months } = figuresOf([], days, TODAY);
  expect(months).toHaveLength(12);
  expect([months.at(0), months.at(1), months.at(2), months.at(-1)]).toEqual([
    { id: "2025-12", count: 1 },
    { id: "2026-01", count: 1 },
    { id: "2026-02", count: 0 },
    { id: "2026-11", count: 2 },
  ]);
  // The 31st has no fellow in the months before it.
  expect(new Set(ids(figuresOf([], days, "2026-05-31").months)).size).toBe(12);
});

test("money is told currency by currency, and what was never worn costs all of its price", () => {
  const paid = (id: string, price: number, currency: string, worn: number) =>
    piece(id, { price, currency, days: Array.from({ length: worn }, (_, at) => `2026-01-1${at}`) });
  const all = [paid("a", 9000, "EUR", 3), paid("b", 5000, "EUR", 0), paid("c", 100, "JPY", 1)];
  expect(figuresOf([...all, piece("free")], [], TODAY).money).toEqual([
    {
      currency: "EUR",
      total: 14000,
      priced: 2,
      dearest: [
        { id: "b", wears: 0, price: 5000, perWear: 5000 },
        { id: "a", wears: 3, price: 9000, perWear: 3000 },
      ],
    },
    {
      currency: "JPY",
      total: 100,
      priced: 1,
      dearest: [{ id: "c", wears: 1, price: 100, perWear: 100 }],
    },
  ]);
});

test("kinds and colours are counted, the most frequent first", () => {
  const red = { colours: ["#b01020", "#ffffff"] };
  const all = [
    piece("a", red),
    piece("b", { category: "", colours: ["#1030a0"] }),
    piece("c", red),
  ];
  const { colours, categories } = figuresOf(all, [], TODAY);
  expect(colours).toEqual([
    { id: "red", count: 2 },
    { id: "blue", count: 1 },
  ]);
  expect(categories).toEqual([
    { id: "top", count: 2 },
    { id: "uncategorized", count: 1 },
  ]);
});
