import type { Mask } from "@fit-closet/core";
import { expect, test } from "vitest";
import { tint, withEdge } from "./tint.ts";

/** The left half of a square is garment. */
const half: Mask = {
  data: Uint8Array.from({ length: 400 }, (_, at) => (at % 20 < 10 ? 255 : 0)),
  width: 20,
  height: 20,
};

const alphaIn = (rgba: Uint8ClampedArray, width: number, x: number, y: number) =>
  rgba[(y * width + x) * 4 + 3];

test("the garment is clear, its edge is drawn and the rest is dimmed", () => {
  const rgba = tint(half, { left: 0, top: 0, width: 20, height: 20 });
  expect(alphaIn(rgba, 20, 4, 10)).toBe(0);
  expect(alphaIn(rgba, 20, 9, 10)).toBe(255);
  expect(alphaIn(rgba, 20, 15, 10)).toBeGreaterThan(100);
  expect(alphaIn(rgba, 20, 15, 10)).toBeLessThan(255);
});

test("a part of it is that part of the whole", () => {
  const whole = tint(half, { left: 0, top: 0, width: 20, height: 20 });
  const part = tint(half, { left: 7, top: 3, width: 6, height: 5 });
  for (let y = 0; y < 5; y++)
    for (let x = 0; x < 6; x++)
      expect(alphaIn(part, 6, x, y)).toBe(alphaIn(whole, 20, 7 + x, 3 + y));
});

test("around a change the edge's width is drawn anew, within the mask", () => {
  expect(withEdge({ left: 5, top: 0, width: 4, height: 20 }, half)).toEqual({
    left: 3,
    top: 0,
    width: 8,
    height: 20,
  });
});
