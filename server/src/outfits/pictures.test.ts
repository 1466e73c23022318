import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { FitError } from "@fit-closet/core";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { pictureFor, pictureKey } from "../database/pictures.ts";
import { openDatabase } from "../database/testing.ts";
import type { PictureRequest } from "../engines/engines.ts";
import type { Pictures } from "../engines/ports.ts";
import { createDiskStore } from "../files/disk.ts";
import { pictureName, sketch } from "./pictures.ts";
import { createSketches } from "./sketches.ts";

let database: Awaited<ReturnType<typeof openDatabase>>;
let webp: Buffer;
beforeAll(async () => {
  database = await openDatabase("sqlite");
  webp = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#fff" } })
    .webp()
    .toBuffer();
});
afterAll(() => database.close());

/** Renders when told to, and counts. */
async function open() {
  const renders: { done: () => void; fail: (error: Error) => void }[] = [];
  const pictures: Pictures = {
    instant: true,
    sketch: async () => ({
      alt: "a navy coat",
      by: "embedded",
      render: () =>
        new Promise((resolve, reject) => {
          renders.push({ done: () => resolve(webp), fail: reject });
        }),
    }),
    paint: async () => null,
  };
  const { db, folder } = database;
  const files = await createDiskStore(join(folder, "files"));
  const sketches = createSketches();
  const parts = { db, files, pictures, sketches, maxPictureBytes: 1e6 };
  const draw = (request: PictureRequest) =>
    sketch(parts, { person: null, request }, AbortSignal.timeout(60_000));
  const nameOf = (url: string) => pictureName(url) ?? "";
  const stored = async (url: string) => (await pictureFor(db, null, nameOf(url))) !== null;
  return { draw, renders, sketches, stored, files, nameOf };
}

test("a picture has its address before it is rendered, and who asks for it waits until it is there", async () => {
  const { draw, renders, sketches, stored, files, nameOf } = await open();
  const { picture, kept } = await draw({ prompt: "a navy coat", seed: 1 });
  expect([picture.image_alt, await stored(picture.image_url)]).toEqual(["a navy coat", false]);
  let waited = true;
  const waiting = sketches.settled(picture.image_url).then(() => (waited = false));
  await sketches.settled("/api/pictures/another");
  expect(waited).toBe(true);
  renders[0]?.done();
  await Promise.all([waiting, kept]);
  expect([await stored(picture.image_url), sketches.count]).toEqual([true, 0]);
  const { stream } = await files.get(pictureKey(nameOf(picture.image_url)));
  expect((await buffer(stream)).equals(webp)).toBe(true);
});

test("the same drawing is rendered once, asked for again meanwhile or afterwards; another one is another", async () => {
  const { draw, renders } = await open();
  const request = { prompt: "a green hat", seed: 2 };
  const first = await draw(request);
  const meanwhile = await draw(request);
  const other = await draw({ ...request, seed: 3 });
  renders.forEach(({ done }) => done());
  await Promise.all([first.kept, meanwhile.kept, other.kept]);
  const afterwards = await draw(request);
  expect(renders).toHaveLength(2);
  expect([meanwhile.picture, afterwards.picture]).toEqual([first.picture, first.picture]);
  expect(other.picture.image_url).not.toBe(first.picture.image_url);
});

test("a picture that could not be rendered is forgotten, and drawn when it is asked for again", async () => {
  const { draw, renders, sketches, stored } = await open();
  const request = { prompt: "a red scarf", seed: 4 };
  const { picture, kept } = await draw(request);
  renders[0]?.fail(new Error("no paper"));
  await expect(kept).rejects.toThrow("no paper");
  await sketches.settled(picture.image_url);
  expect([await stored(picture.image_url), sketches.count]).toEqual([false, 0]);
  const again = await draw(request);
  renders[1]?.done();
  await again.kept;
  expect(await stored(again.picture.image_url)).toBe(true);
});

test("a drawing whose address was told is asked for again where the illustrator is busy", async () => {
  const { draw, renders, stored } = await open();
  const { picture, kept } = await draw({ prompt: "a red hat", seed: 3 });
  renders[0]?.fail(new FitError("busy"));
  await vi.waitFor(() => expect(renders).toHaveLength(2));
  renders[1]?.done();
  await kept;
  expect(await stored(picture.image_url)).toBe(true);
});
