import { randomBytes, randomUUID } from "node:crypto";
import { once } from "node:events";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import { FitError } from "@fit-closet/core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { insertGarments, NEW_GARMENT } from "../../database/garments.ts";
import type { PersonId } from "../../database/ownership.ts";
import { openDatabase } from "../../database/testing.ts";
import { createDiskStore } from "../../files/disk.ts";
import type { FileStore } from "../../files/file-store.ts";
import { exportCloset } from "./export.ts";

const PHOTOS = 20;
const MB = 1024 ** 2;

let opened: Awaited<ReturnType<typeof openDatabase>>;
let files: FileStore;
const me = randomUUID() as PersonId;

beforeAll(async () => {
  opened = await openDatabase("sqlite");
  files = await createDiskStore(join(opened.folder, "files"));
  const dates = { createdAt: "2026-11-20", updatedAt: "2026-11-20" };
  const names = { name: "Ada", firstName: null, lastName: null, image: null };
  const user = { id: me, email: "a@example.com", emailVerified: 0, ...names, ...dates };
  await opened.db.insertInto("user").values(user).execute();
  for (let at = 0; at < PHOTOS; at++) {
    const keys = {
      photoKey: `users/${me}/top/${at}.jpg`,
      cartoonKey: `cartoons/${me}/${at}.webp`,
    };
    await files.put(keys.photoKey, randomBytes(MB), "image/jpeg");
    await files.put(keys.cartoonKey, randomBytes(1000), "image/webp");
    const about = { id: randomUUID(), category: "top", colours: "[]", cutOut: 1, drawnBy: "" };
    const garment = { ...NEW_GARMENT, ...about, ...keys, userId: me, createdAt: at };
    const photo = { key: keys.photoKey, userId: me, type: "image/jpeg", size: MB, createdAt: at };
    await insertGarments(opened.db, [{ garment, photo }]);
  }
});
afterAll(() => opened.close());

/** The same files, and which photos were asked for. */
function watched(): { store: FileStore; photos: Readable[] } {
  const photos: Readable[] = [];
  const get: FileStore["get"] = async (key) => {
    const found = await files.get(key);
    if (key.startsWith("users/")) photos.push(found.stream);
    return found;
  };
  return { store: { ...files, get }, photos };
}

test("an archive is written no faster than it is read, and who leaves lets go of its files", async () => {
  const { store, photos } = watched();
  const archive = exportCloset({ db: opened.db, files: store }, me);
  await wait(300);
  expect(photos).toHaveLength(1);
  for (let read = 0; read < 3 * MB; read += (archive.read() as Buffer | null)?.length ?? 0)
    if (archive.readableLength === 0) await once(archive, "readable");
  await wait(300);
  expect(photos.length).toBeLessThan(7);
  archive.destroy();
  await wait(100);
  expect(photos.every((photo) => photo.destroyed)).toBe(true);
  expect(photos.length).toBeLessThan(7);
});

test("a store that fails on the way breaks the archive, and one that is not there at all is told of", async () => {
  const { store, photos } = watched();
  const get: FileStore["get"] = async (key) => {
    if (photos.length === 3) throw new FitError("unavailable");
    return store.get(key);
  };
  const archive = exportCloset({ db: opened.db, files: { ...store, get } }, me);
  const reading = (async () => {
    let bytes = 0;
    for await (const chunk of archive) bytes += (chunk as Buffer).length;
    return bytes;
  })();
  await expect(reading).rejects.toThrow(new FitError("unavailable").message);
  expect(photos.every((photo) => photo.destroyed)).toBe(true);
});
