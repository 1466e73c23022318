import { describe, expect, test } from "vitest";
import { drawCartoon, openCartoonKit, type Pixels } from "./index.ts";
import { grey, kit, opened, overlap, RED, shirt, stripes, wood } from "./shirt.testing.ts";

describe("hard input", () => {
  const flat = (width: number, height: number, value: number): Pixels => ({
    data: new Uint8Array(width * height * 3).fill(value),
    width,
    height,
    channels: 3,
  });
  const noise = (width: number, height: number): Pixels => {
    let state = 7;
    const photo = flat(width, height, 0);
    const next = (): number => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) >>> 24;
    photo.data.forEach((_, i) => (photo.data[i] = next()));
    return photo;
  };
  test.each([
    ["one pixel", flat(1, 1, 90)],
    ["two by one", flat(2, 1, 200)],
    ["10,000×20", flat(10_000, 20, 120)],
    ["20×10,000", noise(20, 10_000)],
    ["all black", flat(300, 400, 0)],
    ["all white", flat(300, 400, 255)],
    ["noise", noise(300, 400)],
  ])("%s gives a picture that is not blank", (_, photo) => {
    const { pixels, mask, colours } = drawCartoon(photo, { kit });
    let opaque = 0;
    for (let i = 3; i < pixels.data.length; i += 4) if (pixels.data[i] === 255) opaque++;
    expect(opaque).toBeGreaterThan(10_000);
    expect(mask.data.length).toBe(photo.width * photo.height);
    expect(colours[0]).toMatch(/^#[\da-f]{6}$/);
  });

  test("transparent pixels count as white paper", () => {
    const { photo, garment } = shirt(() => RED, grey);
    const data = new Uint8Array(400 * 480 * 4);
    garment.forEach((v, i) => {
      data.set(photo.data.subarray(i * 3, i * 3 + 3), i * 4);
      data[i * 4 + 3] = v;
    });
    const cutout = drawCartoon({ data, width: 400, height: 480, channels: 4 }, { kit });
    expect(cutout.cutOut).toBe(true);
    expect(overlap(cutout.mask.data, garment)).toBeGreaterThan(0.95);
  });

  test("fewer bytes than pixels and odd sizes are refused", () => {
    expect(() => drawCartoon({ ...flat(4, 4, 0), width: 40 }, { kit })).toThrow(RangeError);
    expect(() => drawCartoon(flat(4, 4, 0), { kit, size: 500 })).toThrow(RangeError);
  });
});

test("without WASM the same sticker comes out, but for single pixels", () => {
  const { photo } = shirt(stripes, wood, 200, 240);
  const slow = drawCartoon(photo, { kit: openCartoonKit(opened), size: 256 });
  const fast = drawCartoon(photo, { kit, size: 256 });
  let differing = 0;
  slow.pixels.data.forEach((v, i) => {
    if (Math.abs(v - fast.pixels.data[i]!) > 8) differing++;
  });
  expect(differing / slow.pixels.data.length).toBeLessThan(0.01);
  expect(overlap(slow.mask.data, fast.mask.data)).toBeGreaterThan(0.99);
});
