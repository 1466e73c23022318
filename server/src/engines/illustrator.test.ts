import type { Scene } from "@fit-closet/core";
import sharp from "sharp";
import { expect, test } from "vitest";
import { embeddedIllustrator } from "./own-thread-illustrator.ts";

const scene: Scene = { occasion: "picnic", timeOfDay: "day", weather: null };
const tee = { category: "top", name: "white tee", colours: ["#ffffff"] };
const jeans = { category: "trouser", name: "blue jeans", colours: ["#3a5a8a"] };

test("a picture is small, has no ground of its own and says what is worn", async () => {
  const picture = await embeddedIllustrator.draw({ pieces: [tee, jeans], scene, seed: 3 });
  expect(picture.webp.length).toBeLessThan(60_000);
  const { width, height, hasAlpha, exif } = await sharp(picture.webp).metadata();
  expect([width, height, hasAlpha, exif]).toEqual([1024, 1024, true, undefined]);
  expect(picture.alt).toMatch(/jeans/);
  expect([picture.by, embeddedIllustrator.instant]).toEqual(["embedded", true]);
});

/** How light each pixel of a picture is on a page of this colour, 0 to 255. */
const onPage = (webp: Uint8Array, background: string) =>
  sharp(webp).flatten({ background }).greyscale().raw().toBuffer();

const PLACES = [
  "beach",
  "office",
  "dinner",
  "hike",
  "concert",
  "travel",
  "lounge",
  "wedding",
] as const;

test.each(PLACES)(
  "on a dark page %s does not glare, and dark clothes stand out",
  async (occasion) => {
    const night = { category: "coat", name: "black coat", colours: ["#15161a"] };
    const black = { category: "trouser", name: "black trousers", colours: ["#15161a"] };
    const pieces = [night, black];
    const { webp } = await embeddedIllustrator.draw({
      pieces,
      scene: { ...scene, occasion },
      seed: 3,
    });
    const pixels = await onPage(webp, "#2e2a25");
    const mean = pixels.reduce((sum, light) => sum + light, 0) / pixels.length;
    expect(mean).toBeLessThan(90);
    // Across the coat at the height of the chest: from the page to the cloth there is white.
    const row = [...pixels.subarray(1024 * 420, 1024 * 421)];
    const cloth = row.findIndex((light, x) => x > 300 && light < 32);
    expect(Math.max(...row.slice(cloth - 10, cloth))).toBeGreaterThan(225);
  },
);

test("laid out, a sticker is as large as what it shows, whatever margin its picture has", async () => {
  const square = (side: number) =>
    sharp({ create: { width: side, height: side, channels: 4, background: "#00ff00" } })
      .extend({
        left: 512 - side,
        bottom: 512 - side,
        background: { r: 0, g: 0, b: 0, alpha: 0 },
      })
      .webp({ lossless: true })
      .toBuffer();
  const laid = async (side: number) => {
    const top = { ...tee, cartoon: await square(side) };
    const request = { pieces: [top, jeans], scene, seed: 3, style: "flat-lay" as const };
    return greenPixels((await embeddedIllustrator.draw(request)).webp);
  };
  const [small, large] = [await laid(200), await laid(480)];
  expect(small).toBeGreaterThan(20_000);
  expect(Math.abs(small - large) / large).toBeLessThan(0.06);
});

test("the same words draw the same picture", async () => {
  const draw = () => embeddedIllustrator.draw({ prompt: "a navy suit for a wedding", seed: 7 });
  const [first, second] = await Promise.all([draw(), draw()]);
  expect(Buffer.from(first.webp).equals(second.webp)).toBe(true);
});

/** A sticker whose middle is a colour that nothing else in the drawing has. */
const greenSticker = sharp({
  create: { width: 512, height: 512, channels: 4, background: "#00ff00" },
})
  .webp({ lossless: true })
  .toBuffer();

test("a stored WebP's print is carried onto the drawing", async () => {
  const tags = ["print"];
  const plain = await embeddedIllustrator.draw({
    pieces: [{ ...tee, tags }, jeans],
    scene,
    seed: 3,
  });
  const printed = await embeddedIllustrator.draw({
    pieces: [{ ...tee, tags, cartoon: await greenSticker }, jeans],
    scene,
    seed: 3,
  });
  expect(await greenPixels(plain.webp)).toBeLessThan(10);
  expect(await greenPixels(printed.webp)).toBeGreaterThan(200);
});

test("a print that the drawing does not show is not made ready", async () => {
  const damaged = { ...jeans, cartoon: Buffer.from("no picture") };
  const shown = { ...damaged, tags: ["print"] };
  const draw = (piece: typeof damaged) =>
    embeddedIllustrator.draw({ pieces: [tee, piece], scene, seed: 3 });
  expect((await draw(damaged)).alt).toMatch(/jeans/);
  await expect(draw(shown)).rejects.toThrow(/unsupported image/);
});

async function greenPixels(webp: Uint8Array): Promise<number> {
  const data = await sharp(webp).removeAlpha().raw().toBuffer();
  let count = 0;
  for (let at = 0; at < data.length; at += 3)
    if ((data[at] ?? 0) < 60 && (data[at + 1] ?? 0) > 200 && (data[at + 2] ?? 0) < 60) count++;
  return count;
}

test("who has gone gets no picture", async () => {
  const gone = new Error("gone");
  await expect(
    embeddedIllustrator.draw({ prompt: "anything", seed: 1 }, AbortSignal.abort(gone)),
  ).rejects.toThrow(gone);
});
