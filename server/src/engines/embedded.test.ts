import { readFile } from "node:fs/promises";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as wait } from "node:timers/promises";
import type { FitError } from "@fit-closet/core";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { createCartoonist } from "./cartoonist.ts";
import { createEmbeddedEngines, type EmbeddedEngines, type EmbeddedOptions } from "./embedded.ts";
import { shirtPhoto } from "./photos.testing.ts";

let shared: EmbeddedEngines;
let shirt: Buffer;
beforeAll(async () => {
  shirt = await shirtPhoto();
  shared = createEmbeddedEngines();
  await shared.cartoonist.warmUp();
});
afterAll(() => shared.close());

const opened: EmbeddedEngines[] = [];
function open(options: EmbeddedOptions): EmbeddedEngines {
  const engines = createEmbeddedEngines(options);
  opened.push(engines);
  return engines;
}
afterEach(async () => {
  for (const engines of opened.splice(0)) await engines.close();
});

const failsWith = (code: string) => expect.objectContaining({ name: "FitError", code });

test("a photo becomes a sticker with what the closet wants to know of it", async () => {
  const drawn = await shared.cartoonist.draw({ photo: shirt });
  expect(drawn).toMatchObject({ cutOut: true, by: "embedded" });
  expect(drawn.confidence).toBeGreaterThan(0.5);
  expect(drawn.confidence).toBeLessThanOrEqual(1);
  const [red, green, blue] =
    (drawn.colours[0] ?? "").match(/[0-9a-f]{2}/g)?.map((hex) => Number.parseInt(hex, 16)) ?? [];
  expect(blue).toBeGreaterThan(red ?? 255);
  expect(blue).toBeGreaterThan(green ?? 255);
  expect(drawn.webp.length).toBeLessThan(25_000);
  const { data, info } = await sharp(drawn.webp).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height, info.channels]).toEqual([512, 512, 4]);
  expect(data[3]).toBe(0);
  expect(data[(256 * 512 + 256) * 4 + 3]).toBe(255);
});

test("it is drawn larger when asked", async () => {
  const { webp } = await shared.cartoonist.draw({ photo: shirt, size: 1024 });
  expect((await sharp(webp).metadata()).width).toBe(1024);
});

test("the whole photo becomes a card when asked", async () => {
  expect((await shared.cartoonist.draw({ photo: shirt, card: true })).cutOut).toBe(false);
});

test("nothing of the camera and the place is left", async () => {
  expect((await sharp(shirt).metadata()).exif?.includes("Camera")).toBe(true);
  const { webp } = await shared.cartoonist.draw({ photo: shirt });
  const { exif, icc, xmp, iptc } = await sharp(webp).metadata();
  expect([exif, icc, xmp, iptc]).toEqual([undefined, undefined, undefined, undefined]);
});

test("an iPhone's photo is drawn", async () => {
  const photo = await readFile(new URL("./fixtures/turned-display-p3.heic", import.meta.url));
  const { webp } = await shared.cartoonist.draw({ photo });
  expect((await sharp(webp).metadata()).format).toBe("webp");
});

test.each([
  [1, 1],
  [10_000, 20],
])("a photo of %i×%i gives some sticker", async (width, height) => {
  const photo = await sharp({ create: { width, height, channels: 3, background: "#888" } })
    .png()
    .toBuffer();
  const { webp } = await shared.cartoonist.draw({ photo });
  const { channels } = await sharp(webp).stats();
  expect(channels[3]?.max).toBe(255);
});

test("refusals come out of the thread as what they are", async () => {
  const { cartoonist } = open({ maxPixels: 500_000, workers: 1 });
  const small = await shirtPhoto(300);
  const refused = async (photo: Uint8Array, code: string) =>
    expect(cartoonist.draw({ photo })).rejects.toThrow(failsWith(code));
  await refused(Buffer.from("<svg/>"), "file_is_no_picture");
  await refused(small.subarray(0, 1500), "picture_damaged");
  await refused(shirt, "picture_too_large");
  expect((await cartoonist.draw({ photo: small })).cutOut).toBe(true);
});

test("who comes when the queue is full is told when to come again", async () => {
  const { cartoonist } = open({ workers: 1, queue: 2 });
  const results = await Promise.allSettled(
    Array.from({ length: 5 }, () => cartoonist.draw({ photo: shirt })),
  );
  expect(results.map(({ status }) => status)).toEqual([
    ...Array(3).fill("fulfilled"),
    ...Array(2).fill("rejected"),
  ]);
  const { reason } = results[4] as PromiseRejectedResult;
  expect(reason).toEqual(failsWith("busy"));
  expect((reason as FitError).retryAfter).toBeGreaterThanOrEqual(1);
  expect((await cartoonist.draw({ photo: shirt })).cutOut).toBe(true);
});

test("who leaves is let go at once, and the thread draws on for the others", async () => {
  const { cartoonist } = open({ workers: 1, queue: 8 });
  await cartoonist.warmUp();
  const leaving = new AbortController();
  const gone = new Error("gone");
  const left = [1, 2, 3].map(() => cartoonist.draw({ photo: shirt }, leaving.signal));
  const stays = cartoonist.draw({ photo: shirt });
  await wait(20);
  const start = performance.now();
  leaving.abort(gone);
  for (const { status, ...rest } of await Promise.allSettled(left))
    expect({ status, ...rest }).toEqual({ status: "rejected", reason: gone });
  expect(performance.now() - start).toBeLessThan(50);
  expect((await stays).cutOut).toBe(true);
  await expect(cartoonist.draw({ photo: shirt }, leaving.signal)).rejects.toThrow(gone);
});

test("pages stay quick while cartoons are drawn", async () => {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  await Promise.all([1, 2, 3, 4].map(() => shared.cartoonist.draw({ photo: shirt })));
  delay.disable();
  expect(delay.percentile(50) / 1e6).toBeLessThan(60);
});

test("closing waits for what is queued too, whoever left it", async () => {
  const engines = createEmbeddedEngines({ workers: 1 });
  const leaving = new AbortController();
  const left = engines.cartoonist.draw({ photo: shirt }, leaving.signal);
  const queued = [1, 2].map(() => engines.cartoonist.draw({ photo: shirt }));
  leaving.abort(new Error("gone"));
  await expect(left).rejects.toThrow("gone");
  await engines.close();
  expect((await Promise.all(queued)).map(({ cutOut }) => cutOut)).toEqual([true, true]);
});

test("a drawing that never ends is given up", async () => {
  const cartoonist = createCartoonist({
    maxPixels: 1e6,
    maxBytes: 1e9,
    workers: 1,
    queue: 1,
    patienceMs: 1,
  });
  await cartoonist.warmUp();
  await expect(cartoonist.draw({ photo: shirt })).rejects.toThrow(failsWith("unavailable"));
  await cartoonist.close();
});

test("a net that is not there is heard of at the start", async () => {
  const engines = open({ assetsFolder: "/nowhere/at/all", workers: 1 });
  await expect(engines.ready).rejects.toThrow("ENOENT");
});

test("memory stays flat from drawing to drawing", { timeout: 120_000 }, async () => {
  const photo = await shirtPhoto(500);
  const draw = async (times: number) => {
    for (let i = 0; i < times; i += 4)
      await Promise.all([1, 2, 3, 4].map(() => shared.cartoonist.draw({ photo })));
    return process.memoryUsage().rss / 1e6;
  };
  const settled = await draw(8);
  expect((await draw(24)) - settled).toBeLessThan(60);
});
