import { describe, expect, test } from "vitest";
import { type Cartoon, drawCartoon, type Pixels } from "./index.ts";
import { alphaAt, kit, overlap, RED, shirt, wood } from "./shirt.testing.ts";

describe("the person's word", () => {
  test("a mask is used as it is, small parts and holes included", () => {
    const { photo } = shirt(() => RED, wood);
    const data = new Uint8Array(400 * 480);
    for (let y = 100; y < 300; y++) {
      for (let x = 100; x < 300; x++)
        data[y * 400 + x] = Math.hypot(x - 200, y - 200) < 20 ? 0 : 255;
    }
    for (let y = 380; y < 410; y++) data.fill(255, y * 400 + 180, y * 400 + 210);
    const { mask, cutOut, pixels, window } = drawCartoon(photo, {
      kit,
      mask: { data, width: 400, height: 480 },
    });
    expect(cutOut).toBe(true);
    expect(Buffer.from(mask.data).equals(Buffer.from(data))).toBe(true);
    const under = (x: number, y: number): number => {
      const scale = 512 / window.width;
      const [u, v] = [(x - window.left) * scale, (y - window.top) * scale];
      return alphaAt(pixels, Math.round(u), Math.round(v));
    };
    expect(under(200, 200)).toBe(0);
    expect(under(195, 395)).toBe(255);
    expect(under(250, 350)).toBe(0);
  });

  /** Opaque sticker pixels over the photo's point. */
  const shown = ({ pixels, window }: Cartoon, x: number, y: number): number => {
    const scale = 512 / window.width;
    const [u, v] = [(x - window.left) * scale, (y - window.top) * scale];
    return Math.hypot(
      ...pixels.data.subarray((Math.round(v) * 512 + Math.round(u)) * 4).subarray(0, 3),
    );
  };

  test("a thin stroke of the brush is drawn as wide as it was made", () => {
    const { photo } = shirt(() => RED, wood);
    const data = new Uint8Array(400 * 480);
    for (let y = 100; y < 300; y++) data.fill(255, y * 400 + 100, y * 400 + 200);
    for (let y = 198; y < 204; y++) data.fill(255, y * 400 + 200, y * 400 + 340);
    const drawn = drawCartoon(photo, { kit, mask: { data, width: 400, height: 480 } });
    const { window } = drawn;
    expect(window.left).toBeLessThan(100);
    expect(window.left + window.width).toBeGreaterThan(340);
    // outline dark, border white, nothing beyond
    expect(shown(drawn, 330, 200)).toBeLessThan(330);
    expect(shown(drawn, 270, 200 + 9)).toBeGreaterThan(400);
    expect(shown(drawn, 270, 200 + 24)).toBe(0);
  });

  test("a mask of another size in the photo's proportions draws the same silhouette", () => {
    const { photo, garment } = shirt(() => RED, wood);
    const exact = drawCartoon(photo, { kit, mask: { data: garment, width: 400, height: 480 } });
    for (const scale of [0.5, 2]) {
      const [width, height] = [400 * scale, 480 * scale];
      const data = Uint8Array.from({ length: width * height }, (_, i) => {
        const [x, y] = [Math.floor((i % width) / scale), Math.floor(i / width / scale)];
        return garment[y * 400 + x]!;
      });
      const { mask, pixels } = drawCartoon(photo, { kit, mask: { data, width, height } });
      expect([mask.width, mask.height]).toEqual([400, 480]);
      expect(overlap(mask.data, garment)).toBeGreaterThan(0.97);
      const alpha = (from: Pixels): Uint8Array =>
        Uint8Array.from({ length: 512 * 512 }, (_, i) => from.data[i * 4 + 3]!);
      expect(overlap(alpha(pixels), alpha(exact.pixels))).toBeGreaterThan(0.98);
    }
  });

  test("a mask of other proportions or with too few bytes is refused", () => {
    const { photo } = shirt(() => RED, wood);
    const masks = [
      { data: new Uint8Array(480 * 400), width: 480, height: 400 },
      { data: new Uint8Array(9), width: 400, height: 480 },
    ];
    for (const mask of masks) {
      expect(() => drawCartoon(photo, { kit, mask })).toThrow(RangeError);
    }
  });

  test("an empty mask and a wish for a card give the whole photo as a card", () => {
    const { photo } = shirt(() => RED, wood);
    const empty = { data: new Uint8Array(400 * 480), width: 400, height: 480 };
    for (const wish of [{ card: true }, { mask: empty }]) {
      const { cutOut, mask, pixels } = drawCartoon(photo, { kit, ...wish });
      expect(cutOut).toBe(false);
      expect(mask.data.every((v) => v === 255)).toBe(true);
      expect(alphaAt(pixels, 256, 256)).toBe(255);
      expect(alphaAt(pixels, 2, 256)).toBe(0);
    }
  });
});
