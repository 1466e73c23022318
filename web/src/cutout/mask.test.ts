import type { Mask } from "@fit-closet/core";
import { expect, test } from "vitest";
import { copyOf, isInside, isSame, paint, resized, shareOf, sizeWithin } from "./mask.ts";

const empty = (width: number, height: number): Mask => ({
  data: new Uint8Array(width * height),
  width,
  height,
});

const painted = ({ data, width }: Mask) =>
  [...data].flatMap((value, at) =>
    value ? [[(at % width) + 0.5, Math.floor(at / width) + 0.5] as const] : [],
  );

test("a dab is a disc of the brush's radius", () => {
  const mask = empty(40, 30);
  const at = { x: 20, y: 15 };
  paint(mask, at, at, { radius: 6, adds: true });
  for (const [x, y] of painted(mask)) expect(Math.hypot(x - 20, y - 15)).toBeLessThanOrEqual(6);
  expect(painted(mask).length).toBeCloseTo(Math.PI * 36, -1);
});

test("a quick stroke leaves no gaps between its two points", () => {
  const mask = empty(100, 20);
  paint(mask, { x: 10, y: 10 }, { x: 90, y: 10 }, { radius: 3, adds: true });
  for (let x = 10; x < 90; x++) expect(isInside(mask, { x, y: 10 })).toBe(true);
  expect(isInside(mask, { x: 5, y: 10 })).toBe(false);
  expect(isInside(mask, { x: 50, y: 15 })).toBe(false);
});

test("what was added can be taken away again", () => {
  const mask = empty(50, 50);
  const at = { x: 25, y: 25 };
  paint(mask, at, at, { radius: 10, adds: true });
  paint(mask, at, at, { radius: 5, adds: false });
  expect(isInside(mask, at)).toBe(false);
  expect(isInside(mask, { x: 33, y: 25 })).toBe(true);
});

test("nothing changes outside the box that a stroke names, nor beyond the photo", () => {
  const mask = empty(30, 30);
  const box = paint(mask, { x: -4, y: 12 }, { x: 6, y: 40 }, { radius: 5, adds: true });
  expect(box).toEqual({ left: 0, top: 7, width: 11, height: 23 });
  for (const [x, y] of painted(mask)) {
    expect(x).toBeLessThan(11);
    expect(y).toBeGreaterThan(7);
  }
  expect(paint(mask, { x: -20, y: 5 }, { x: -20, y: 9 }, { radius: 5, adds: true }).width).toBe(0);
});

test("a mask keeps its picture in another size", () => {
  const mask = empty(100, 60);
  for (let y = 0; y < 60; y++) mask.data.fill(255, y * 100, y * 100 + 50);
  const small = resized(mask, { width: 10, height: 6 });
  expect([small.width, small.height, shareOf(small)]).toEqual([10, 6, 0.5]);
  expect(isSame(resized(small, mask), mask)).toBe(true);
});

test("a size within a side keeps the photo's proportions and is never larger than the photo", () => {
  expect(sizeWithin({ width: 3000, height: 4000 }, 768)).toEqual({ width: 576, height: 768 });
  expect(sizeWithin({ width: 300, height: 200 }, 768)).toEqual({ width: 300, height: 200 });
  expect(sizeWithin({ width: 10_000, height: 2 }, 768)).toEqual({ width: 768, height: 1 });
});

test("a copy is the same until one of them is painted", () => {
  const mask = empty(20, 20);
  const copy = copyOf(mask);
  expect(isSame(mask, copy)).toBe(true);
  paint(copy, { x: 9, y: 9 }, { x: 9, y: 9 }, { radius: 2, adds: true });
  expect(isSame(mask, copy)).toBe(false);
  expect(shareOf(mask)).toBe(0);
});
