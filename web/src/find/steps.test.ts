import { expect, test } from "vitest";
import { shelvesOf } from "../closet/shelves.ts";
import { stepFrom } from "./steps.ts";

const measures = { columns: 3, heading: 40, row: 100, caption: 0, padding: 0, gap: 10 };
/** 0 1 2 / 3 4, then 5, then 6 7 8 / 9. */
const shelves = shelvesOf([{ count: 5 }, { count: 1 }, { count: 4 }], measures);
const from = (at: number, key: string) => stepFrom(at, key, shelves, 3);

test("left and right go on across headings and end at the ends", () => {
  expect([from(4, "ArrowRight"), from(5, "ArrowLeft")]).toEqual([5, 4]);
  expect([from(0, "ArrowLeft"), from(9, "ArrowRight")]).toEqual([0, 9]);
  expect([from(4, "Home"), from(4, "End")]).toEqual([0, 9]);
});

test("up and down keep the column as far as there is one", () => {
  expect([from(1, "ArrowDown"), from(2, "ArrowDown"), from(4, "ArrowDown")]).toEqual([4, 4, 5]);
  expect([from(5, "ArrowUp"), from(7, "ArrowUp"), from(6, "ArrowUp")]).toEqual([3, 5, 5]);
  expect([from(1, "ArrowUp"), from(9, "ArrowDown")]).toEqual([1, 9]);
  expect([from(1, "PageDown"), from(9, "PageUp")]).toEqual([6, 3]);
});

test("other keys lead nowhere", () => {
  expect(from(1, "a")).toBeUndefined();
});
