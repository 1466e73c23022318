import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { connect } from "./connect.ts";
import { putInBin } from "./bin.ts";
import {
  changeGarment,
  closetPage,
  garmentOf,
  type GarmentRow,
  insertGarment,
  NEW_GARMENT,
} from "./garments.ts";
import { deleteIdea, ideasPage, insertIdea } from "./ideas.ts";
import type { PersonId } from "./ownership.ts";
import { cursorOf, markAt } from "./paging.ts";
import { deletePerson, takeFirstPlace } from "./people.ts";
import { forgetLoosePhotos, insertPhoto, loosePhotoOf, photosAmong } from "./photos.ts";
import { forgetLoose, insertPicture, looseBytes, oldestLoose, pictureFor } from "./pictures.ts";
import { takeFrom } from "./spending.ts";
import { emptyDatabase, KINDS, openDatabase } from "./testing.ts";

describe.each(KINDS)("on %s", (kind) => {
  let opened: Awaited<ReturnType<typeof openDatabase>>;
  beforeAll(async () => {
    opened = await openDatabase(kind);
  });
  afterAll(() => opened.close());

  async function person(now = new Date().toISOString()): Promise<PersonId> {
    const id = randomUUID();
    await opened.db
      .insertInto("user")
      .values({
        id,
        name: "Test",
        email: `${id}@example.com`,
        emailVerified: 0,
        image: null,
        firstName: null,
        lastName: null,
        createdAt: now,
        updatedAt: now,
      })
      .execute();
    return id as PersonId;
  }

  test("the first person's place goes to one, also where an earlier one is seen later, and is free when they go", async () => {
    await opened.db.deleteFrom("user").execute();
    const second = await person("2026-02-02T00:00:00.000Z");
    expect(await takeFirstPlace(opened.db, second)).toBe(true);
    const first = await person("2026-01-01T00:00:00.000Z");
    expect(await takeFirstPlace(opened.db, first)).toBe(false);
    await deletePerson(opened.db, second);
    expect(await takeFirstPlace(opened.db, first)).toBe(true);
    expect(await takeFirstPlace(opened.db, await person())).toBe(false);
  });

  const photo = (userId: string, createdAt = 1) => ({
    key: `users/${userId}/top/${randomUUID()}.jpg`,
    userId,
    type: "image/jpeg",
    size: 3_000_000_000,
    createdAt,
  });

  const garment = (userId: string, photoKey: string, createdAt: number) => ({
    ...NEW_GARMENT,
    id: randomUUID(),
    userId,
    category: "top",
    colours: '["#aabbcc"]',
    drawnBy: "embedded",
    cutOut: 1,
    photoKey,
    cartoonKey: `cartoons/${userId}/${randomUUID()}.webp`,
    createdAt,
  });

  async function addGarment(
    userId: string,
    createdAt: number,
  ): Promise<GarmentRow & { photoKey: string }> {
    const original = photo(userId, createdAt);
    const row = garment(userId, original.key, createdAt);
    await insertGarment(opened.db, row, original);
    return row;
  }

  test("pages follow each other without gaps or repeats, also among equal times and while rows come and go", async () => {
    const me = await person();
    for (const createdAt of [5, 5, 5, 4, 3, 1_763_640_000_000]) await addGarment(me, createdAt);
    const first = await closetPage(opened.db, me, { after: null, limit: 2 });
    await addGarment(me, 1_763_650_000_000);
    const seen = [...first.items];
    for (let next = first.next; next !== null;) {
      const page = await closetPage(opened.db, me, { after: markAt(next), limit: 2 });
      seen.push(...page.items);
      next = page.next;
    }
    expect(seen.map((item) => item.createdAt)).toEqual([1_763_640_000_000, 5, 5, 5, 4, 3]);
    expect(new Set(seen.map((item) => item.id)).size).toBe(6);
  });

  test("a row comes back with the types it went in with", async () => {
    const me = await person();
    const row = await addGarment(me, 1_763_640_000_123);
    expect(await garmentOf(opened.db, me, row.id)).toEqual(row);
    const loose = photo(me, 1_763_640_000_123);
    await insertPhoto(opened.db, loose);
    expect(await loosePhotoOf(opened.db, me, loose.key)).toEqual(loose);
  });

  test("another person's garment is not found, and not deleted", async () => {
    const [me, other] = [await person(), await person()];
    const row = await addGarment(me, 1);
    expect(await garmentOf(opened.db, other, row.id)).toBeNull();
    expect(await putInBin(opened.db, other, row.id, 1)).toBe(false);
    expect(await garmentOf(opened.db, me, row.id)).not.toBeNull();
  });

  test("of many changes at once to one garment none is lost", async () => {
    const me = await person();
    const { id } = await addGarment(me, 1);
    const tells = (at: number) =>
      changeGarment(opened.db, me, id, (row) => ({
        edited: JSON.stringify([...(JSON.parse(row.edited) as number[]), at]),
      }));
    await Promise.all(Array.from({ length: 8 }, (_, at) => tells(at)));
    const told = JSON.parse((await garmentOf(opened.db, me, id))?.edited ?? "[]") as number[];
    expect(told.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  test("a garment and its photo come together or not at all", async () => {
    const me = await person();
    const mine = photo(me);
    const nobodys = { ...garment(me, mine.key, 2), userId: "nobody" };
    await expect(insertGarment(opened.db, nobodys, mine)).rejects.toThrow(/foreign key/i);
    expect(await photosAmong(opened.db, [mine.key])).toEqual([]);
  });

  test("a photo that a garment stands on is never forgotten; a loose old one is", async () => {
    const me = await person();
    const worn = await addGarment(me, 1);
    const [old, young] = [photo(me, 10), photo(me, 1000)];
    await insertPhoto(opened.db, old);
    await insertPhoto(opened.db, young);
    expect(await forgetLoosePhotos(opened.db, 500)).toEqual([old.key]);
    const left = await photosAmong(opened.db, [worn.photoKey, old.key, young.key]);
    expect(new Set(left)).toEqual(new Set([worn.photoKey, young.key]));
    await expect(
      opened.db.deleteFrom("photo").where("key", "=", worn.photoKey).execute(),
    ).rejects.toThrow(/foreign key/i);
  });

  test("deleting a person takes everything of theirs and nothing of others", async () => {
    const [me, other] = [await person(), await person()];
    await addGarment(me, 1);
    const kept = await addGarment(other, 1);
    await opened.db.deleteFrom("user").where("id", "=", me).execute();
    const left = await opened.db.selectFrom("garment").select("id").execute();
    expect(left.map((row) => row.id)).toContain(kept.id);
    expect((await closetPage(opened.db, me, { after: null, limit: 9 })).items).toEqual([]);
  });

  test("a picture that a saved idea holds stays when room is made, and goes to nobody but its owner", async () => {
    const [me, other] = [await person(), await person()];
    const picture = (name: string, createdAt: number) => ({
      name,
      userId: me,
      shows: name,
      alt: "a coat",
      by: "embedded",
      size: 100,
      createdAt,
    });
    const before = await looseBytes(opened.db);
    for (const [name, at] of [["held", 1] as const, ["old", 2] as const, ["new", 3] as const])
      await insertPicture(opened.db, picture(`${me}-${name}`, at));
    const idea = {
      id: randomUUID(),
      userId: me,
      prompt: "what to wear",
      text: "This.",
      by: null,
      tags: "[]",
      note: null,
      pictureName: `${me}-held`,
      pictureAlt: "a coat",
      garmentIds: "[]",
      createdAt: 1,
    };
    await insertIdea(opened.db, idea);
    expect((await looseBytes(opened.db)) - before).toBe(200);
    expect((await oldestLoose(opened.db, 1))[0]?.name).toBe(`${me}-old`);
    const names = [`${me}-held`, `${me}-old`];
    expect(await forgetLoose(opened.db, names)).toEqual([`${me}-old`]);
    expect(await pictureFor(opened.db, me, `${me}-held`)).toMatchObject({ size: 100 });
    expect(await pictureFor(opened.db, other, `${me}-held`)).toBeNull();
    expect(await pictureFor(opened.db, null, `${me}-held`)).toBeNull();
    expect(await deleteIdea(opened.db, other, idea.id)).toBe(false);
    expect((await ideasPage(opened.db, me, { after: null, limit: 5 })).page).toEqual([idea]);
    expect(await deleteIdea(opened.db, me, idea.id)).toBe(true);
  });

  test("servers that start together on an empty database all find their tables", async () => {
    const folder = mkdtempSync(join(tmpdir(), "fit-closet-test-"));
    const empty = { folder, url: await emptyDatabase(kind) };
    const count = kind === "postgres" ? 6 : 1;
    const all = await Promise.all(Array.from({ length: count }, () => connect(empty)));
    const tables = await Promise.all(
      all.map(({ db }) => db.selectFrom("garment").select("id").execute()),
    );
    expect(tables).toEqual(all.map(() => []));
    await Promise.all(all.map((connection) => connection.close()));
    rmSync(folder, { recursive: true });
  });
});

test("what SQLite has answered is on the disk: WAL, every commit synced, foreign keys on", async () => {
  const opened = await openDatabase("sqlite");
  const ask = async (pragma: string) => {
    const { sql } = await import("kysely");
    return (await sql<object>`pragma ${sql.raw(pragma)}`.execute(opened.db)).rows[0];
  };
  expect(await ask("journal_mode")).toEqual({ journal_mode: "wal" });
  expect(await ask("synchronous")).toEqual({ synchronous: 2 });
  const purse = { name: "server", key: "ours", limit: 1 };
  expect(await takeFrom(opened.db, "2026-11-20", 1, [purse])).toBeNull();
  expect(await takeFrom(opened.db, "2026-11-20", 1, [purse])).toBe("server");
  expect(await ask("synchronous")).toEqual({ synchronous: 2 });
  expect(await ask("foreign_keys")).toEqual({ foreign_keys: 1 });
  await opened.close();
});

test("a cursor is read back as it was written, and nothing else is taken for one", () => {
  const mark = { createdAt: 1_763_640_000_000, id: randomUUID() };
  expect(markAt(cursorOf(mark))).toEqual(mark);
  for (const wrong of ["", "1", "x.y", "1.", "1.a b", "1.a';drop", "9".repeat(20) + ".a"])
    expect(() => markAt(wrong)).toThrow(expect.objectContaining({ code: "bad_request" }));
});
