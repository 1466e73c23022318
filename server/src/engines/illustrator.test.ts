import type { Scene } from "@fit-closet/core";
import sharp from "sharp";
import { expect, test } from "vitest";
import { embeddedIllustrator } from "./own-thread-illustrator.ts";

const scene: Scene = { occasion: "picnic", timeOfDay: "day", weather: null };
const tee = { category: "top", name: "white tee", colours: ["#ffffff"] };
const jeans = { category: "trouser", name: "blue jeans", colours: ["#3a5a8a"] };

test("a picture is small, opaque and says what is worn", async () => {
  const picture = await embeddedIllustrator.draw({ pieces: [tee, jeans], scene, seed: 3 });
  expect(picture.webp.length).toBeLessThan(40_000);
  const { width, height, hasAlpha, exif } = await sharp(picture.webp).metadata();
  expect([width, height, hasAlpha, exif]).toEqual([1024, 1024, false, undefined]);
  expect(picture.alt).toMatch(/jeans/);
  expect([picture.by, embeddedIllustrator.instant]).toEqual(["embedded", true]);
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
  expect(await greenPixels(plain.webp)).toBe(0);
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
  const data = await sharp(webp).raw().toBuffer();
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
