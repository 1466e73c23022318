import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type Cartoon, drawCartoon, openCartoonKit, type Pixels } from "./index.ts";

const assets = new URL("../../assets/", import.meta.url);
const read = (name: string): Buffer => readFileSync(new URL(name, assets));
const opened = {
  weights: read("segment.f16"),
  layers: read("segment.json").toString(),
};
const kit = openCartoonKit({ ...opened, kernels: read("kernels.wasm") });

type Colour = readonly [number, number, number];
type Scene = { photo: Pixels; garment: Uint8Array };

const RED: Colour = [196, 38, 46];
const NAVY: Colour = [32, 42, 88];
const WHITE: Colour = [238, 236, 232];

/** Boards with grain, from one dark brown to the next. */
const wood = (x: number, y: number): Colour => {
  const board = (((x / 60) | 0) * 37) % 23;
  const grain = 6 * Math.sin(y / 9 + Math.sin(x / 17) * 3);
  return [128 + board + grain, 92 + board * 0.8 + grain, 62 + board * 0.5 + grain * 0.6];
};
const grey = (): Colour => [150, 152, 154];

/** Corners of a T-shirt in hundredths of the photo. */
const SHIRT = [
  [36, 14],
  [44, 18],
  [56, 18],
  [64, 14],
  [88, 26],
  [80, 44],
  [71, 39],
  [71, 88],
  [29, 88],
  [29, 39],
  [20, 44],
  [12, 26],
] as const;

function within(corners: readonly (readonly [number, number])[], x: number, y: number): boolean {
  let inside = false;
  corners.forEach(([x1, y1], i) => {
    const [x2, y2] = corners[(i + 1) % corners.length]!;
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
  });
  return inside;
}

/** A shirt laid on a ground, with soft folds and a soft shadow, as a camera would see it. */
function shirt(
  cloth: (x: number, y: number) => Colour,
  ground: (x: number, y: number) => Colour,
  width = 400,
  height = 480,
): Scene {
  const data = new Uint8Array(width * height * 3);
  const garment = new Uint8Array(width * height);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const [u, v] = [(100 * x) / width, (100 * y) / height];
      garment[i] = within(SHIRT, u, v) ? 255 : 0;
      const shadow = within(SHIRT, u - 1, v - 1) ? 0.8 : 1;
      const light = garment[i] ? 0.96 + 0.05 * Math.sin(u / 5 + v / 11) : shadow;
      const colour = garment[i] ? cloth(x, y) : ground(x, y);
      colour.forEach((c, k) => (data[i * 3 + k] = c * light));
    }
  }
  return { photo: { data, width, height, channels: 3 }, garment };
}

function overlap(one: Uint8Array, two: Uint8Array): number {
  let [both, either] = [0, 0];
  one.forEach((v, i) => {
    if (v > 127 && two[i]! > 127) both++;
    if (v > 127 || two[i]! > 127) either++;
  });
  return both / either;
}

const channels = (hex: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

const apart = (hex: string, colour: Colour): number =>
  Math.hypot(...channels(hex).map((v, k) => v - colour[k]!));

const alphaAt = ({ data, width }: Pixels, x: number, y: number): number =>
  data[(y * width + x) * 4 + 3]!;

const stripes = (_: number, y: number): Colour => (((y / 24) | 0) % 2 ? NAVY : WHITE);

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
