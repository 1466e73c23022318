import { performance } from "node:perf_hooks";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { heicGrid } from "../../testing/heic-grid.ts";
import { type CartoonistOptions, createCartoonist, type EmbeddedCartoonist } from "./cartoonist.ts";
import { photoToSend } from "./photo-to-send.ts";
import { shirtPhoto } from "./photos.testing.ts";

const opened: EmbeddedCartoonist[] = [];
function open(options: Partial<CartoonistOptions> = {}) {
  const usual = { maxPixels: 5e7, maxBytes: 1e9, workers: 1, queue: 8 };
  const cartoonist = createCartoonist({ ...usual, ...options });
  opened.push(cartoonist);
  return cartoonist;
}

/** Four megapixels, which libheif decodes on the thread that asks. */
const heic = heicGrid(new URL("../../../e2e/fixtures/blue-shirt.heic", import.meta.url), 4, 3);

afterAll(() => Promise.all(opened.map((cartoonist) => cartoonist.close())));

test("a photo comes back as a small JPEG of nothing but its pixels", async () => {
  const jpeg = await open().shrink(await shirtPhoto(1200), 768);
  const { format, width, height, exif } = await sharp(jpeg).metadata();
  expect([format, width, height, exif]).toEqual(["jpeg", 768, 768, undefined]);
});

/** Milliseconds that this thread was kept busy, the least of three times: a busy machine adds to any of them. */
async function busyWhile(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let time = 0; time < 3; time++) {
    const before = performance.eventLoopUtilization();
    await work();
    times.push(performance.eventLoopUtilization(before).active);
  }
  return Math.min(...times);
}

test("an iPhone's photo is decoded on another thread, so that pages do not wait for it", async () => {
  const { shrink } = open();
  const [here, beside] = [() => photoToSend(heic, 256, {}), () => shrink(heic, 256)];
  for (const warmUp of [here, beside]) await warmUp();
  expect(await busyWhile(beside)).toBeLessThan((await busyWhile(here)) / 3);
});

test("what is no photo, too large, or takes more memory than there is, is refused as a drawing is", async () => {
  const refusal = (code: string) => expect.objectContaining({ name: "FitError", code });
  const photo = await shirtPhoto(1200);
  const { shrink } = open({ maxPixels: 500_000 });
  await expect(shrink(Buffer.from("<svg/>"), 768)).rejects.toEqual(refusal("file_is_no_picture"));
  await expect(shrink(photo, 768)).rejects.toEqual(refusal("picture_too_large"));
  await expect(open({ maxBytes: 1000 }).shrink(photo, 768)).rejects.toEqual(
    refusal("picture_too_large"),
  );
});

test("a full queue is told to photos that are to be sent as well", async () => {
  const { shrink } = open({ queue: 0 });
  const photo = await shirtPhoto(400);
  const outcomes = await Promise.allSettled([shrink(photo, 256), shrink(photo, 256)]);
  expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected"]);
});
