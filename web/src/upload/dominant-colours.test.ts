import { colourSchema } from "@fit-closet/core";
import { expect, test } from "vitest";
import { dominantColours } from "./dominant-colours.ts";

type Pixel = [number, number, number, number];

function picture(side: number, pixelAt: (x: number, y: number) => Pixel): Uint8ClampedArray {
  const pixels = Array.from({ length: side * side }, (_, i) =>
    pixelAt(i % side, Math.floor(i / side)),
  );
  return new Uint8ClampedArray(pixels.flat());
}

const RED: Pixel = [200, 40, 40, 255];
const NAVY: Pixel = [30, 40, 90, 255];

test("the most present colour comes first, written as the contract asks", () => {
  const colours = dominantColours(
    picture(20, (x) => (x < 14 ? RED : NAVY)),
    20,
    20,
  );
  expect(colours).toEqual(["#c82828", "#1e285a"]);
  for (const colour of colours) expect(colourSchema.parse(colour)).toBe(colour);
});

test("the edge of the photo does not count", () => {
  const framed = picture(20, (x, y) => (x < 2 || y < 2 || x > 17 || y > 17 ? NAVY : RED));
  expect(dominantColours(framed, 20, 20)).toEqual(["#c82828"]);
});

test("nothing shows through: transparent pixels have no colour", () => {
  expect(
    dominantColours(
      picture(20, () => [0, 0, 0, 0]),
      20,
      20,
    ),
  ).toEqual([]);
});

test("five colours at most", () => {
  const steps = [20, 90, 160, 230];
  const busy = picture(40, (x, y) => [steps[x % 4]!, steps[y % 4]!, 0, 255]);
  expect(dominantColours(busy, 40, 40)).toHaveLength(5);
});
