import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { putInBin } from "./database/bin.ts";
import type { PersonId } from "./database/ownership.ts";
import { insertGarment, NEW_GARMENT } from "./database/garments.ts";
import { insertIdea } from "./database/ideas.ts";
import { insertPhoto } from "./database/photos.ts";
import { insertPicture } from "./database/pictures.ts";
import { whileStoring } from "./database/storing.ts";
import { KINDS, openDatabase } from "./database/testing.ts";
import { createDiskStore } from "./files/disk.ts";
import type { FileStore } from "./files/file-store.ts";
import { sweep, type Swept } from "./sweep.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NOTHING: Swept = { deleted: 0, setAside: 0, putBack: 0, refused: 0 };

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
  const swept = (now: number, all = false) => sweep({ connection: opened, files }, now, all);
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

    expect(await swept(now)).toEqual(NOTHING);
    expect(await left()).toHaveLength(7);
    const later = now + HOUR + 1000;
    expect(await swept(later)).toEqual({ ...NOTHING, deleted: 1, setAside: 3 });
    expect(await left()).toEqual([cartoonKey, maskKey, photoKey].toSorted());
    for (const key of crash) expect(await files.has(key)).toBe(true);
    expect(await swept(later + 6 * DAY)).toEqual(NOTHING);
    expect(await swept(later + 8 * DAY)).toEqual({ ...NOTHING, deleted: 3 });
    for (const key of crash) expect(await files.has(key)).toBe(false);
    expect(await left()).toEqual([cartoonKey, maskKey, photoKey].toSorted());
  });

  test("what is in the bin stays for thirty days with its files, and then goes with them", async () => {
    const now = Date.now();
    const [binned, kept] = ["binned", "kept"];
    for (const id of [binned, kept]) {
      const photoKey = await put(`users/me/top/${id}.jpg`);
      const cartoonKey = await put(`cartoons/me/${id}.webp`);
      const original = { key: photoKey, userId: me, type: "image/jpeg", size: 1, createdAt: 1 };
      const own = { id, userId: me, category: "top", cutOut: 1, createdAt: 1 };
      const drawn = { colours: "[]", drawnBy: "embedded", photoKey, cartoonKey };
      await insertGarment(opened.db, { ...NEW_GARMENT, ...own, ...drawn }, original);
    }
    expect(await putInBin(opened.db, me as PersonId, binned, now)).toBe(true);
    expect(await swept(now + 29 * DAY)).toEqual(NOTHING);
    expect(await left()).toHaveLength(4);
    expect(await swept(now + 31 * DAY)).toEqual({ ...NOTHING, deleted: 2 });
    expect(await left()).toEqual(["cartoons/me/kept.webp", "users/me/top/kept.jpg"]);
  });

  test("pictures last a day, and as long as a saved idea shows them", async () => {
    const now = Date.now();
    for (const name of ["held", "loose"]) {
      await put(`pictures/${name}.webp`);
      const about = { alt: "", by: "embedded", size: 9, createdAt: now };
      const picture = { name, userId: me, shows: name, ...about };
      await insertPicture(opened.db, picture);
    }
    const texts = {
      prompt: "what to wear",
      text: "This.",
      by: null,
      garmentIds: "[]",
      tags: "[]",
      note: null,
    };
    const shown = { pictureName: "held", pictureAlt: null };
    const idea = { id: randomUUID(), userId: me, createdAt: now, ...texts, ...shown };
    await insertIdea(opened.db, idea);
    expect(await swept(now + 23 * HOUR)).toEqual(NOTHING);
    expect(await swept(now + 25 * HOUR)).toEqual({ ...NOTHING, deleted: 1 });
    expect(await left()).toEqual(["pictures/held.webp"]);
    expect(await files.has("pictures/loose.webp")).toBe(false);
  });

  test("more than a small share is left where it is, until an operator says that the rows are right", async () => {
    const later = Date.now() + 2 * HOUR;
    const all = await Promise.all([1, 2, 3, 4].map((n) => put(`cartoons/me/${n}.webp`)));
    expect(await swept(later)).toEqual({ ...NOTHING, refused: 4 });
    expect(await left()).toEqual(all);
    expect(await swept(later, true)).toEqual({ ...NOTHING, setAside: 4 });
    // What lies in quarantine counts too: a little each time would come to the same.
    await put("cartoons/me/5.webp");
    expect(await swept(later)).toEqual({ ...NOTHING, refused: 1 });
  });

  test("what rows know by now comes back out of the quarantine, and can be read meanwhile", async () => {
    const later = Date.now() + 2 * HOUR;
    const key = await put("users/me/top/late.jpg");
    expect(await swept(later)).toEqual({ ...NOTHING, setAside: 1 });
    await photo(key, later);
    const { stream } = await files.get(key);
    expect(String(await buffer(stream))).toBe(key);
    expect(await swept(later + 30 * 60_000)).toEqual({ ...NOTHING, putBack: 1 });
    expect(await left()).toEqual([key]);
  });

  test("what is being brought in is left alone however long it takes, also by another replica's sweep", async () => {
    let end = () => {};
    let work: Promise<void> | undefined;
    await new Promise<void>((began) => {
      work = whileStoring(opened, () => {
        began();
        return new Promise((resolve) => (end = resolve));
      });
    });
    const key = await put("cartoons/me/coming.webp");
    const later = Date.now() + 5 * HOUR;
    expect(await swept(later)).toEqual(NOTHING);
    end();
    await work;
    expect(await swept(later)).toEqual({ ...NOTHING, setAside: 1 });
    expect(await left()).not.toContain(key);
  });

  test("whoever was killed while bringing in is forgotten after some minutes", async () => {
    const long = Date.now() - 20 * 60_000;
    const dead = { id: "dead", since: long, renewed: long };
    await opened.db.insertInto("storing").values(dead).execute();
    await put("cartoons/me/loose.webp");
    expect(await swept(Date.now() + 2 * HOUR)).toEqual({ ...NOTHING, setAside: 1 });
  });
});
