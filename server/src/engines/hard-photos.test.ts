import type { CartoonKit } from "@fit-closet/core";
import sharp, { type Sharp } from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { type DrawnPhoto, drawPhoto, openKit } from "./draw-photo.ts";
import { shirtPhoto } from "./photos.testing.ts";

let kit: CartoonKit;
let shirt: Buffer;
beforeAll(async () => {
  kit = await openKit();
  shirt = await shirtPhoto(600);
});

const drawing = (markup: string, width = 600, height = 600): Sharp =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="${width}" height="${height}" preserveAspectRatio="none">${markup}</svg>`,
    ),
  );

const plain = (width: number, height: number, background: string): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();

/** A sticker that shows something: opaque in part, with more on it than its white border. */
async function expectPicture({ webp, cartoon }: DrawnPhoto): Promise<void> {
  const { data, info } = await sharp(webp).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height, info.channels]).toEqual([512, 512, 4]);
  let [opaque, drawn] = [0, 0];
  for (let i = 0; i < data.length; i += 4) {
    if ((data[i + 3] ?? 0) < 250) continue;
    opaque++;
    if (Math.min(...data.subarray(i, i + 3)) < 250) drawn++;
  }
  expect(opaque).toBeGreaterThan(0.03 * 512 * 512);
  expect(drawn).toBeGreaterThan(0.01 * 512 * 512);
  expect(webp.length).toBeLessThan(60_000);
  expect(cartoon.colours[0]).toMatch(/^#[\da-f]{6}$/);
}

const channelsOf = ({ cartoon }: DrawnPhoto): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(cartoon.colours[0]!.slice(at, at + 2), 16));

describe("a blue shirt", () => {
  const animated = async (format: "gif" | "webp"): Promise<Buffer> =>
    sharp([shirt, await sharp(shirt).negate().png().toBuffer()], { join: { animated: true } })
      .toFormat(format)
      .toBuffer();
  const FILES: [string, () => Promise<Buffer>][] = [
    ["CMYK JPEG", () => sharp(shirt).toColourspace("cmyk").jpeg({ quality: 90 }).toBuffer()],
    ["16-bit PNG", () => sharp(shirt).toColourspace("rgb16").png().toBuffer()],
    ["Display P3 JPEG", () => sharp(shirt).withIccProfile("p3").jpeg({ quality: 90 }).toBuffer()],
    ["palette PNG", () => sharp(shirt).png({ palette: true, colours: 32 }).toBuffer()],
    ["animated GIF", () => animated("gif")],
    ["animated WebP", () => animated("webp")],
  ];
  test.each(FILES)("in a %s is cut out and blue", async (_, file) => {
    const drawn = await drawPhoto(await file(), { kit });
    await expectPicture(drawn);
    expect(drawn.cartoon.cutOut).toBe(true);
    const [red, green, blue] = channelsOf(drawn) as [number, number, number];
    expect(blue).toBeGreaterThan(Math.max(red, green) + 20);
  });

  test.each([8, 16])("in a grey PNG of %i bits is cut out and grey", async (bits) => {
    const space = bits === 16 ? "grey16" : "b-w";
    const file = await sharp(shirt).greyscale().toColourspace(space).png().toBuffer();
    const drawn = await drawPhoto(file, { kit });
    await expectPicture(drawn);
    expect(drawn.cartoon.cutOut).toBe(true);
    const channels = channelsOf(drawn);
    expect(Math.max(...channels) - Math.min(...channels)).toBeLessThan(12);
  });
});

describe("what is no garment or hardly a photo", () => {
  const FACE = `<path fill="#b9c4c9" d="M0 0h100v100H0z"/><ellipse cx="50" cy="50" rx="26" ry="34" fill="#d9a98a"/>
    <path fill="#3a2a20" d="M22 48Q24 12 50 12t28 36Q70 24 50 26T22 48z"/><circle cx="40" cy="46" r="3"/>
    <circle cx="60" cy="46" r="3"/><path stroke="#a04040" stroke-width="3" fill="none" d="M40 66q10 6 20 0"/>`;
  const LANDSCAPE = `<path fill="#7fb2e0" d="M0 0h100v60H0z"/><path fill="#5c6f57" d="M0 60 30 30 55 58 75 40l25 22v38H0z"/>
    <path fill="#7da24b" d="M0 70q50-12 100 0v30H0z"/>`;
  const PLATE = `<path fill="#8a5a3a" d="M0 0h100v100H0z"/><circle cx="50" cy="50" r="40" fill="#f4f2ee"/>
    <circle cx="50" cy="50" r="28" fill="#fafafa"/><circle cx="44" cy="48" r="11" fill="#c33b2a"/>
    <path fill="#4e8f3a" d="M54 40q16 4 10 20-12 2-10-20z"/>`;
  const PHOTOS: [string, () => Promise<Buffer>][] = [
    ["one pixel", () => plain(1, 1, "#808080")],
    ["10,000×20 pixels", () => plain(10_000, 20, "#558855")],
    ["20×10,000 pixels", () => plain(20, 10_000, "#558855")],
    ["all black", () => plain(600, 800, "#000000")],
    ["all white", () => plain(600, 800, "#ffffff")],
    ["a face", () => drawing(FACE).jpeg().toBuffer()],
    ["a landscape", () => drawing(LANDSCAPE, 900, 600).jpeg().toBuffer()],
    ["a plate", () => drawing(PLATE).jpeg().toBuffer()],
    ["nothing but transparency", () => drawing("").png().toBuffer()],
  ];
  test.each(PHOTOS)("%s becomes a picture that is not blank", async (_, file) => {
    await expectPicture(await drawPhoto(await file(), { kit }));
  });

  test.each(PHOTOS.slice(0, 5))("%s is a card, since nothing can be cut out", async (_, file) => {
    expect((await drawPhoto(await file(), { kit })).cartoon.cutOut).toBe(false);
  });

  test("half a file is refused as damaged, a text as no picture", async () => {
    const half = shirt.subarray(0, shirt.length / 2);
    await expect(drawPhoto(half, { kit })).rejects.toMatchObject({ code: "picture_damaged" });
    const text = Buffer.from("a shirt, honestly");
    await expect(drawPhoto(text, { kit })).rejects.toMatchObject({ code: "file_is_no_picture" });
  });
});
