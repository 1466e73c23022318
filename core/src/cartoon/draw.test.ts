import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { drawCartoon } from "./index.ts";
import {
  alphaAt,
  apart,
  type Colour,
  grey,
  kit,
  NAVY,
  overlap,
  RED,
  shirt,
  stripes,
  WHITE,
  wood,
} from "./shirt.testing.ts";

describe("a shirt on the floor", () => {
  test.each([
    ["red on wood", (): Colour => RED, wood],
    ["striped on wood", stripes, wood],
    ["navy on grey", (): Colour => NAVY, grey],
  ])("%s is cut out along its edges", (_, cloth, ground) => {
    const { photo, garment } = shirt(cloth, ground);
    const { cutOut, confidence, mask } = drawCartoon(photo, { kit });
    expect(cutOut).toBe(true);
    expect(confidence).toBeGreaterThan(0.8);
    expect([mask.width, mask.height]).toEqual([photo.width, photo.height]);
    expect(overlap(mask.data, garment)).toBeGreaterThan(0.95);
  });

  test("keeps its colours, most present first, and none of the floor's", () => {
    const plain = drawCartoon(shirt(() => RED, wood).photo, { kit });
    expect(apart(plain.colours[0]!, RED)).toBeLessThan(25);
    expect(plain.colours.length).toBeLessThanOrEqual(2);
    const mostlyNavy = (_: number, y: number): Colour => (y % 48 < 32 ? NAVY : WHITE);
    const striped = drawCartoon(shirt(mostlyNavy, wood).photo, { kit });
    expect(apart(striped.colours[0]!, NAVY)).toBeLessThan(25);
    expect(apart(striped.colours[1]!, WHITE)).toBeLessThan(40);
  });

  test("becomes a sticker that is opaque inside and transparent around", () => {
    const { pixels } = drawCartoon(shirt(() => RED, wood).photo, { kit });
    expect([pixels.width, pixels.height, pixels.channels]).toEqual([512, 512, 4]);
    for (const [x, y] of [
      [0, 0],
      [511, 0],
      [0, 511],
      [511, 511],
      [40, 470],
    ] as const) {
      expect(alphaAt(pixels, x, y)).toBe(0);
    }
    expect(alphaAt(pixels, 256, 256)).toBe(255);
    const centre = [...pixels.data.subarray((256 * 512 + 256) * 4).subarray(0, 3)];
    expect(Math.hypot(...centre.map((v, k) => v - RED[k]!))).toBeLessThan(60);
  });

  test("is drawn in few flat colours", () => {
    const { pixels } = drawCartoon(shirt(stripes, wood).photo, { kit });
    const counts = new Map<number, number>();
    for (let i = 0; i < pixels.data.length; i += 4) {
      if (pixels.data[i + 3] !== 255) continue;
      const key = (pixels.data[i]! << 16) | (pixels.data[i + 1]! << 8) | pixels.data[i + 2]!;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    const [opaque, sizes] = [[...counts.values()].reduce((a, b) => a + b), [...counts.values()]];
    const top = sizes.sort((a, b) => b - a).slice(0, 8);
    expect(top.reduce((a, b) => a + b) / opaque).toBeGreaterThan(0.8);
  });

  test("is the same to the byte each time", () => {
    const { photo } = shirt(stripes, wood);
    const first = drawCartoon(photo, { kit });
    drawCartoon(shirt(() => RED, grey).photo, { kit });
    const second = drawCartoon(photo, { kit });
    expect(Buffer.from(first.pixels.data).equals(Buffer.from(second.pixels.data))).toBe(true);
    expect(second).toEqual(first);
  });

  test("comes at 1024 pixels with the same silhouette", () => {
    const { photo } = shirt(stripes, wood);
    const small = drawCartoon(photo, { kit });
    const large = drawCartoon(photo, { kit, size: 1024 });
    expect([large.pixels.width, large.pixels.height]).toEqual([1024, 1024]);
    expect(overlap(large.mask.data, small.mask.data)).toBeGreaterThan(0.99);
    expect(alphaAt(large.pixels, 512, 512)).toBe(255);
    expect(alphaAt(large.pixels, 4, 4)).toBe(0);
  });

  test("shows print at 1024 pixels that 512 cannot hold, where the photo has it", () => {
    const fine = (_: number, y: number): Colour => (((y / 3) | 0) % 2 ? NAVY : WHITE);
    const { photo } = shirt(fine, wood, 1500, 1800);
    /** Steps from light to dark or back down the middle, of those that the photo has there. */
    const found = (size: number): number => {
      const { pixels, window } = drawCartoon(photo, { kit, size });
      const rows = size / 8;
      const bright = Array.from(
        { length: rows },
        (_, k) => pixels.data[((size / 2 + k) * size + size / 2) * 4]! > 135,
      );
      const steps = bright.filter((v, k) => k > 0 && v !== bright[k - 1]).length;
      return steps / ((rows * window.height) / size / 3);
    };
    expect(found(1024)).toBeGreaterThan(0.85);
    expect(found(512)).toBeLessThan(0.75);
  });

  test("shows small dots in a light that falls off, each darker than the cloth beside it", () => {
    const dotted = (x: number, y: number): Colour => {
      const light = 1.15 - x / 800;
      const cloth = x % 10 < 3 && y % 10 < 3 ? [132, 116, 90] : [204, 192, 168];
      return cloth.map((c) => Math.min(255, c * light)) as unknown as Colour;
    };
    const { photo } = shirt(dotted, wood);
    const { pixels, window } = drawCartoon(photo, { kit });
    const green = (x: number, y: number): number => {
      const at = (place: number, from: number): number =>
        Math.round(((place - from) * 512) / window.width);
      return pixels.data[(at(y, window.top) * 512 + at(x, window.left)) * 4 + 1]!;
    };
    let [dots, darker] = [0, 0];
    for (let y = 201; y < 380; y += 10) {
      for (let x = 141; x < 260; x += 10) {
        dots++;
        if (green(x + 0.5, y + 0.5) < green(x + 5.5, y + 5.5) - 10) darker++;
      }
    }
    expect(darker / dots).toBeGreaterThan(0.9);
  });

  test("in a dim room before a white wall is drawn white, by the net's cut and by the person's", () => {
    const dim = ([r, g, b]: Colour): Colour => [r * 0.87, g * 0.86, b * 0.83];
    const { photo, garment } = shirt(
      (x, y) => dim(stripes(x, y)),
      () => dim([244, 244, 244]),
    );
    const mask = { data: garment, width: 400, height: 480 };
    for (const wish of [{}, { mask }]) {
      const { colours, whiteBalance, cutOut } = drawCartoon(photo, { kit, ...wish });
      expect(cutOut).toBe(true);
      expect(whiteBalance.every((gain) => gain > 1.1)).toBe(true);
      const nearest = Math.min(...colours.map((colour) => apart(colour, WHITE)));
      expect(nearest).toBeLessThan(40);
    }
  });

  test("before a coloured wall keeps the photo's colours", () => {
    const { photo } = shirt(
      () => WHITE,
      () => [90, 120, 170],
    );
    expect(drawCartoon(photo, { kit }).whiteBalance).toEqual([1, 1, 1]);
  });
});

const masks = new URL("../../../../shared/cartoon/masks/", import.meta.url);

test.runIf(existsSync(masks))("reference masks: every garment is found", async () => {
  const { default: sharp } = await import("sharp");
  const names = readdirSync(masks).filter((name) => name.endsWith(".png"));
  const overlaps: number[] = [];
  for (const name of names) {
    const photo = sharp(readFileSync(new URL(name.replace(".png", ".jpg"), masks)));
    const { data, info } = await photo.removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const { width, height } = info;
    const reference = sharp(readFileSync(new URL(name, masks))).greyscale();
    const fitted = await reference.resize(width, height, { fit: "fill" }).raw().toBuffer();
    const { mask } = drawCartoon({ data, width, height, channels: 3 }, { kit });
    overlaps.push(overlap(mask.data, fitted));
  }
  expect(overlaps.length).toBe(30);
  expect(Math.min(...overlaps)).toBeGreaterThan(0.7);
  expect(overlaps.reduce((a, b) => a + b) / overlaps.length).toBeGreaterThan(0.965);
});
