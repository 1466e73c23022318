import { readFile } from "node:fs/promises";
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { expect, test } from "vitest";
import { decodePhoto, type Photo } from "./decode.ts";
import { QUARTERS, quarters } from "./photos.testing.ts";

const HEIC = new URL("./fixtures/turned-display-p3.heic", import.meta.url);

/** The colours in the middle of the four quarters, in reading order. */
function middles({ pixels: { data, width, height, channels } }: Photo) {
  return [0.25, 0.75].flatMap((y) =>
    [0.25, 0.75].map((x) => {
      const at = (Math.floor(y * height) * width + Math.floor(x * width)) * channels;
      return [...data.subarray(at, at + 3)];
    }),
  );
}

function expectQuarters(photo: Photo, tolerance = 6) {
  const off = middles(photo).flatMap((colour, i) =>
    colour.map((value, band) => Math.abs(value - (QUARTERS[i]?.[band] ?? 0))),
  );
  expect(Math.max(...off)).toBeLessThanOrEqual(tolerance);
}

const failsWith = (code: string) => expect.objectContaining({ name: "FitError", code });

const turned = (degrees: number, orientation: number) => async () =>
  sharp(await quarters().rotate(degrees).png().toBuffer())
    .withMetadata({ orientation })
    .jpeg({ quality: 95 })
    .toBuffer();

const animated = async (format: "gif" | "webp") => {
  const first = await quarters().png().toBuffer();
  const second = await quarters().negate().png().toBuffer();
  const both = sharp([first, second], { join: { animated: true } });
  return both.toFormat(format).toBuffer();
};

const FORMATS: [string, () => Promise<Buffer>][] = [
  ["JPEG", () => quarters().jpeg({ quality: 95 }).toBuffer()],
  ["progressive JPEG", () => quarters().jpeg({ quality: 95, progressive: true }).toBuffer()],
  ["PNG", () => quarters().png().toBuffer()],
  ["palette PNG", () => quarters().png({ palette: true }).toBuffer()],
  ["16-bit PNG", () => quarters().toColourspace("rgb16").png().toBuffer()],
  ["PNG with alpha", () => quarters().ensureAlpha(0.99).png().toBuffer()],
  ["WebP", () => quarters().webp({ lossless: true }).toBuffer()],
  ["animated WebP", () => animated("webp")],
  ["GIF", () => quarters().gif().toBuffer()],
  ["animated GIF", () => animated("gif")],
  ["AVIF", () => quarters().avif({ quality: 90 }).toBuffer()],
  ["Display P3 JPEG", () => quarters().withIccProfile("p3").jpeg({ quality: 95 }).toBuffer()],
  ["Display P3 PNG", () => quarters().withIccProfile("p3").png().toBuffer()],
  ["HEIC in Display P3, turned by its own box", () => readFile(HEIC)],
  ["JPEG to be turned right", turned(270, 6)],
  ["JPEG upside down", turned(180, 3)],
  ["JPEG to be turned left", turned(90, 8)],
];

test.each(FORMATS)("%s is read upright and in its colours", async (_, make) => {
  const photo = await decodePhoto(await make());
  expect([photo.width, photo.height]).toEqual([120, 80]);
  expect([photo.pixels.width, photo.pixels.height]).toEqual([120, 80]);
  expectQuarters(photo);
});

test("CMYK becomes the nearest colours that ink has", async () => {
  const photo = await decodePhoto(
    await quarters().toColourspace("cmyk").jpeg({ quality: 95 }).toBuffer(),
  );
  expect(photo.pixels.channels).toBe(3);
  expectQuarters(photo, 60);
});

test.each([
  ["PNG", () => quarters().toColourspace("b-w").png().toBuffer(), 3],
  ["JPEG", () => quarters().toColourspace("b-w").jpeg().toBuffer(), 3],
  ["16-bit PNG", () => quarters().toColourspace("grey16").png().toBuffer(), 3],
  ["PNG with alpha", () => quarters().toColourspace("b-w").ensureAlpha(0.5).png().toBuffer(), 4],
] as const)("a grey %s has three equal colours", async (_, make, channels) => {
  const photo = await decodePhoto(await make());
  expect(photo.pixels.channels).toBe(channels);
  expect(photo.pixels.data).toHaveLength(120 * 80 * channels);
  for (const [red, green, blue] of middles(photo)) expect([green, blue]).toEqual([red, red]);
  expect(new Set(middles(photo).map(([red]) => red)).size).toBeGreaterThan(2);
});

test("transparency is kept for the engine to read", async () => {
  const { pixels } = await decodePhoto(await quarters().ensureAlpha(0.5).png().toBuffer());
  expect(pixels.channels).toBe(4);
  expect(Math.abs((pixels.data[3] ?? 0) - 128)).toBeLessThanOrEqual(1);
});

test.each([
  ["large", 4000, 3000, 1536, 1152],
  ["a ribbon", 10_000, 20, 1536, 3],
  ["a thread", 1, 3000, 1, 1536],
  ["a dot", 1, 1, 1, 1],
])("%s is brought to what the engine needs", async (_, width, height, ...shrunk) => {
  const photo = await decodePhoto(await quarters(width, height).jpeg().toBuffer());
  expect([photo.width, photo.height]).toEqual([width, height]);
  expect([photo.pixels.width, photo.pixels.height]).toEqual(shrunk);
});

test.each([
  ["12 megapixels", 4032, 3024, 803, 602],
  ["12 megapixels upright", 3000, 4000, 597, 796],
  ["3 megapixels", 2048, 1536, 1000, 750],
  ["24 megapixels", 6000, 4000, 1000, 667],
])("of %s a small sticker takes what JPEG gives quickly", async (_, width, height, ...shrunk) => {
  const { pixels } = await decodePhoto(await quarters(width, height).jpeg().toBuffer(), {
    small: true,
  });
  expect([pixels.width, pixels.height]).toEqual(shrunk);
});

test.each([
  ["nothing", Buffer.alloc(0)],
  ["text called .jpg", Buffer.from("This is no picture at all, whatever its name says.")],
  ["SVG", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  [
    "SVG with an XML head",
    Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
  ],
  ["PDF", Buffer.from("%PDF-1.7\n1 0 obj")],
  ["a film", Buffer.from("\0\0\0\x18ftypisom\0\0\0\0mp42isom", "latin1")],
])("%s is no picture", async (_, bytes) => {
  await expect(decodePhoto(bytes)).rejects.toThrow(failsWith("file_is_no_picture"));
});

test("TIFF, which sharp could read, is not among the formats we promise", async () => {
  await expect(decodePhoto(await quarters().tiff().toBuffer())).rejects.toThrow(
    failsWith("file_is_no_picture"),
  );
});

test.each(FORMATS)("half a %s is damaged", async (_, make) => {
  const whole = await make();
  await expect(decodePhoto(whole.subarray(0, whole.length / 2))).rejects.toThrow(
    failsWith("picture_damaged"),
  );
});

test.each([
  "\xff\xd8\xff",
  "\x89PNG\r\n\x1a\n",
  "GIF89a",
  "RIFF\x10\0\0\0WEBP",
  "\0\0\0\x18ftypavif",
  "\0\0\0\x18ftypheic",
])("%j and then noise is damaged", async (head) => {
  const noise = Buffer.from(Array.from({ length: 500 }, (__, i) => (i * 97 + 31) % 256));
  await expect(decodePhoto(Buffer.concat([Buffer.from(head, "latin1"), noise]))).rejects.toThrow(
    failsWith("picture_damaged"),
  );
});

test("more pixels than allowed are refused from the header alone", async () => {
  const photo = await quarters().jpeg().toBuffer();
  await expect(decodePhoto(photo, { maxPixels: 120 * 80 - 1 })).rejects.toThrow(
    failsWith("picture_too_large"),
  );
  expect((await decodePhoto(photo, { maxPixels: 120 * 80 })).width).toBe(120);
  await expect(decodePhoto(await readFile(HEIC), { maxPixels: 5000 })).rejects.toThrow(
    failsWith("picture_too_large"),
  );
});

/** A PNG of a few hundred bytes whose header tells of 60,000×60,000 pixels. */
function pngBomb(): Buffer {
  const chunk = (type: string, body: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(body.length);
    const named = Buffer.concat([Buffer.from(type), body]);
    const check = Buffer.alloc(4);
    check.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, check]);
  };
  const header = Buffer.from([0, 0, 0xea, 0x60, 0, 0, 0xea, 0x60, 8, 2, 0, 0, 0]);
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.alloc(100_000))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** The frame header (SOF0) of a small JPEG, made to tell of 65,500×65,500 pixels. */
async function jpegBomb(): Promise<Buffer> {
  const jpeg = await quarters().jpeg().toBuffer();
  jpeg.writeUInt32BE(0xffdc_ffdc, jpeg.indexOf(Buffer.from([0xff, 0xc0])) + 5);
  return jpeg;
}

/** The logical screen and the first frame of a small GIF, made to tell of 65,000×65,000 pixels. */
async function gifBomb(): Promise<Buffer> {
  const gif = await quarters().gif().toBuffer();
  gif.writeUInt32LE(0xfde8_fde8, 6);
  gif.writeUInt32LE(0xfde8_fde8, gif.indexOf(Buffer.from([0x2c, 0, 0, 0, 0])) + 5);
  return gif;
}

/** The `ispe` box of a small HEIC, made to tell of 60,000×60,000 pixels. */
async function heicBomb(): Promise<Buffer> {
  const heic = await readFile(HEIC);
  const at = heic.indexOf("ispe") + 8;
  heic.writeUInt32BE(60_000, at);
  heic.writeUInt32BE(60_000, at + 4);
  return heic;
}

test.each([
  ["PNG", async () => pngBomb()],
  ["JPEG", jpegBomb],
  ["GIF", gifBomb],
  ["HEIC", heicBomb],
])("a %s bomb is refused before it goes off", async (_, make) => {
  const before = process.memoryUsage().rss;
  await expect(decodePhoto(await make())).rejects.toThrow(failsWith("picture_too_large"));
  expect(process.memoryUsage().rss - before).toBeLessThan(300e6);
});
