import { expect, test } from "vitest";
import { CLOSEST, fitted, moved, showing, toFrame, toMask, zoomed } from "./view.ts";

const photo = { width: 600, height: 800 };
const frame = { width: 300, height: 300 };
const middle = { x: 150, y: 150 };

test("at first all of the photo is seen, in the middle", () => {
  expect(fitted(photo, frame)).toEqual({ left: 37.5, top: 0, scale: 0.375 });
});

test("a point of the frame and of the mask are the same place, both ways", () => {
  const view = zoomed(fitted(photo, frame), 3, middle, photo, frame);
  const there = toMask(view, { x: 90, y: 210 });
  expect(toFrame(view, there).x).toBeCloseTo(90);
  expect(toFrame(view, there).y).toBeCloseTo(210);
});

test("zooming keeps what is under the finger there", () => {
  const before = zoomed(fitted(photo, frame), 2, middle, photo, frame);
  const finger = { x: 140, y: 170 };
  const after = zoomed(before, 1.5, finger, photo, frame);
  expect(toMask(after, finger).x).toBeCloseTo(toMask(before, finger).x);
  expect(toMask(after, finger).y).toBeCloseTo(toMask(before, finger).y);
});

test("it zooms no farther out than all of the photo and no closer than makes sense", () => {
  const all = fitted(photo, frame);
  expect(zoomed(all, 0.2, middle, photo, frame)).toEqual(all);
  expect(zoomed(all, 1000, middle, photo, frame).scale).toBeCloseTo(all.scale * CLOSEST);
});

test("moving never shows what lies beyond the photo's edge", () => {
  const near = zoomed(fitted(photo, frame), 4, middle, photo, frame);
  const { left, top } = moved(near, { x: 9000, y: 9000 }, photo, frame);
  expect([left, top]).toEqual([0, 0]);
  const end = moved(near, { x: -9000, y: -9000 }, photo, frame);
  expect(end.left + photo.width * end.scale).toBeCloseTo(frame.width);
  expect(end.top + photo.height * end.scale).toBeCloseTo(frame.height);
});

test("a brush that leaves the frame takes the view along; one in its middle does not", () => {
  const near = zoomed(fitted(photo, frame), 4, middle, photo, frame);
  const outside = toMask(near, { x: 290, y: 150 });
  const { x } = toFrame(showing(near, outside, photo, frame), outside);
  expect(x).toBeLessThanOrEqual(frame.width - 48 + 1e-9);
  expect(showing(near, toMask(near, middle), photo, frame)).toEqual(near);
});
