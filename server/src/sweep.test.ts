import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { insertGarment, NEW_GARMENT } from "./database/garments.ts";
import { insertIdea } from "./database/ideas.ts";
import { insertPhoto } from "./database/photos.ts";
import { insertPicture } from "./database/pictures.ts";
import { KINDS, openDatabase } from "./database/testing.ts";
import { createDiskStore } from "./files/disk.ts";
import type { FileStore } from "./files/file-store.ts";
import { sweep } from "./sweep.ts";

const HOUR = 3_600_000;

describe.each(KINDS)("sweeping on %s", (kind) => {
  let opened: Awaited<ReturnType<typeof openDatabase>>;
  let files: FileStore;
  const me = "me";
  beforeEach(async () => {
    opened = await openDatabase(kind);
    files = await createDiskStore(join(opened.folder, "files"));
    const now = new Date().toISOString();
    const names = { name: "Ada", firstName: null, lastName: null, image: null };
    const user = {
      id: me,
      email: "a@example.com",
      emailVerified: 0,
      createdAt: now,
      updatedAt: now,
    };
    await opened.db
      .insertInto("user")
      .values({ ...user, ...names })
      .execute();
  });
  afterEach(() => opened.close());

  const put = async (key: string) => {
    await files.put(key, Buffer.from(key), "image/webp");
    return key;
  };
  const left = async () => {
    const keys: string[] = [];
    for await (const { key } of files.list("")) keys.push(key);
    return keys.toSorted();
  };
  const photo = (key: string, createdAt: number) =>
    insertPhoto(opened.db, { key, userId: me, type: "image/jpeg", size: 1, createdAt });

  test("keeps what a row stands on, and removes what none does once it is an hour old", async () => {
    const now = Date.now();
    const photoKey = await put("users/me/top/a.jpg");
    const cartoonKey = await put("cartoons/me/a.webp");
    const maskKey = await put("masks/me/a.png");
    const row = { id: "a", userId: me, category: "top", cutOut: 1, createdAt: 1 };
    const original = { key: photoKey, userId: me, type: "image/jpeg", size: 1, createdAt: 1 };
    const garment = {
      ...NEW_GARMENT,
      ...row,
      colours: "[]",
      drawnBy: "embedded",
      photoKey,
      cartoonKey,
      maskKey,
    };
    await insertGarment(opened.db, garment, original);
    const crash = [
      await put("users/me/top/crash.jpg"),
      await put("cartoons/me/crash.webp"),
      await put("masks/me/crash.png"),
    ];
    await photo(await put("users/me/top/never_used.jpg"), now);

    expect(await sweep({ db: opened.db, files }, now)).toBe(0);
    expect(await left()).toHaveLength(7);
    expect(await sweep({ db: opened.db, files }, now + HOUR + 1000)).toBe(4);
    expect(await left()).toEqual([cartoonKey, maskKey, photoKey].toSorted());
    for (const key of crash) expect(await files.has(key)).toBe(false);
  });

  test("pictures last a day, and as long as a saved idea shows them", async () => {
    const now = Date.now();
    for (const name of ["held", "loose"]) {
      await put(`pictures/${name}.webp`);
      const about = { alt: "", by: "embedded", size: 9, createdAt: now };
      const picture = { name, userId: me, shows: name, ...about };
      await insertPicture(opened.db, picture);
    }
    const texts = { prompt: "what to wear", text: "This.", by: null, garmentIds: "[]" };
    const shown = { pictureName: "held", pictureAlt: null };
    const idea = { id: randomUUID(), userId: me, createdAt: now, ...texts, ...shown };
    await insertIdea(opened.db, idea);
    expect(await sweep({ db: opened.db, files }, now + 23 * HOUR)).toBe(0);
    expect(await sweep({ db: opened.db, files }, now + 25 * HOUR)).toBe(1);
    expect(await left()).toEqual(["pictures/held.webp"]);
  });
});
