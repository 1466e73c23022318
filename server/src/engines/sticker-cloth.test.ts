import { expect, test } from "vitest";
import { onlyCloth } from "./sticker-cloth.ts";

const SIDE = 100;
type Colour = readonly [number, number, number, number];
const [AIR, WHITE, DARK]: Colour[] = [
  [0, 0, 0, 0],
  [255, 255, 255, 255],
  [30, 30, 30, 255],
];

/** Rings from outside in: nothing, a white border, an outline, striped cloth. */
function sticker(): Buffer {
  const pixels = Array.from({ length: SIDE * SIDE }, (_, at): Colour => {
    const [x, y] = [at % SIDE, Math.floor(at / SIDE)];
    const depth = Math.min(x, y, SIDE - 1 - x, SIDE - 1 - y);
    if (depth < 15) return AIR!;
    if (depth < 18) return WHITE!;
    if (depth < 19) return DARK!;
    return y % 10 < 5 ? [200, 40, 40, 255] : [255, 255, 255, 255];
  });
  return Buffer.from(pixels.flat());
}

const colours = (data: Buffer): Set<string> =>
  new Set(Array.from({ length: SIDE * SIDE }, (_, at) => data.subarray(4 * at, 4 * at + 4).join()));

test("of a sticker neither outline nor border is left, and its cloth fills the picture", () => {
  const data = sticker();
  expect(onlyCloth({ data, width: SIDE, height: SIDE })).toBe(true);
  expect(colours(data)).toEqual(new Set(["200,40,40,255", "255,255,255,255"]));
});

test("beyond its edge the stripes go on, white ones among them", () => {
  const data = sticker();
  onlyCloth({ data, width: SIDE, height: SIDE });
  const down = Array.from({ length: SIDE }, (_, y) => data[4 * (y * SIDE + 50) + 1]!);
  const turns = down.filter((green, y) => y > 0 && green !== down[y - 1]).length;
  expect(turns).toBeGreaterThan(15);
});

test("where there is nothing there is no cloth", () => {
  const data = Buffer.alloc(4 * SIDE * SIDE);
  expect(onlyCloth({ data, width: SIDE, height: SIDE })).toBe(false);
});
