import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "./connect.ts";
import { NO_FACTS } from "./facts.ts";
import { garmentsOf, NEW_GARMENT } from "./garments.ts";
import { setStatus, wearsSinceWash } from "./laundry.ts";
import { insertLook } from "./looks.ts";
import { appliedMigrations, migrate } from "./migrations.ts";
import type { PersonId } from "./ownership.ts";
import { changePictured, picturedOf } from "./pictured.ts";
import { insertReactions, reactionsOf, tasteOf } from "./tastes.ts";
import { KINDS, emptyDatabase } from "./testing.ts";

/** An empty database, which goes with the test. */
async function opened(kind: (typeof KINDS)[number]) {
  const folder = mkdtempSync(join(tmpdir(), "fit-closet-migrations-"));
  const { db, close } = openDatabase({ url: await emptyDatabase(kind), folder });
  onTestFinished(async () => {
    await close();
    rmSync(folder, { recursive: true, force: true });
  });
  return db;
}

/** A database as it was after `step`, with Ada in it. */
async function withOnePerson(kind: (typeof KINDS)[number], step: string) {
  const db = await opened(kind);
  await migrate(db, kind, step);
  await sql`insert into "user" ("id", "name", "email", "emailVerified", "createdAt", "updatedAt")
    values ('me', 'Ada', 'a@example.com', 0, '2026', '2026')`.execute(db);
  return db;
}

test.each(KINDS)(
  "a closet from before garments without photos keeps every garment on %s, and may have some now",
  async (kind) => {
    const db = await withOnePerson(kind, "2026-11-22-used-bytes");
    const garment = (id: string, photo: string | null) => ({
      id,
      userId: "me",
      category: "top",
      name: "red shirt",
      colours: '["#aa0000"]',
      tags: '["work"]',
      cutOut: 1,
      photoKey: photo,
      cartoonKey: `cartoons/me/${id}.webp`,
      createdAt: 5,
      details: '{"warmth":3}',
      edited: '["name"]',
      cut: "card" as const,
      maskKey: null,
      drawing: 4,
      drawnBy: "embedded 3",
      drawnBytes: 9,
    });
    const photo = {
      key: "users/me/top/a.jpg",
      userId: "me",
      type: "image/jpeg",
      size: 1,
      createdAt: 1,
    };
    await db.insertInto("photo").values(photo).execute();
    const before = garment("a", photo.key);
    await db
      .insertInto("garment")
      .values(before as never)
      .execute();

    await migrate(db, kind);
    const all = () => db.selectFrom("garment").selectAll().orderBy("id").execute();
    const { drawnAs, deletedAt, status, statusNote, archivedAt, archiveReason } = NEW_GARMENT;
    const added = { drawnAs, deletedAt, status, statusNote, archivedAt, archiveReason };
    expect(await all()).toEqual([{ ...before, ...added, ...NO_FACTS }]);
    const typed = { ...garment("b", null), drawnAs: '{"kind":"tee"}', quantity: 1 };
    await db.insertInto("garment").values(typed).execute();
    await db
      .insertInto("garment")
      .values({ ...typed, id: "c", cartoonKey: "c" })
      .execute();
    expect(await all()).toHaveLength(3);
    // What held the old table together holds the new one.
    await expect(db.deleteFrom("photo").where("key", "=", photo.key).execute()).rejects.toThrow(
      /constraint/i,
    );
    const again = { ...before, quantity: 1, drawnAs: null, id: "d", cartoonKey: "d" };
    await expect(db.insertInto("garment").values(again).execute()).rejects.toThrow(/constraint/i);
  },
);

test.each(KINDS)(
  "people from before they could be drawn stay as they are on %s, and what they choose goes with them",
  async (kind) => {
    const db = await withOnePerson(kind, "2026-11-22-y-life");
    await migrate(db, kind);
    const me = "me" as PersonId;
    expect(await picturedOf(db, me)).toEqual({ likeness: null, style: null });
    await changePictured(db, me, { style: "flat-lay" });
    expect(await picturedOf(db, me)).toEqual({ likeness: null, style: "flat-lay" });
    await db.deleteFrom("user").execute();
    expect(await db.selectFrom("pictured").selectAll().execute()).toEqual([]);
  },
);

test.each(KINDS)(
  "people from before anything was learned of them have no taste on %s, and what is learned goes with them",
  async (kind) => {
    const db = await withOnePerson(kind, "2026-11-23-x-batches");
    await migrate(db, kind);
    const me = "me" as PersonId;
    expect(await tasteOf(db, me)).toEqual({ version: 0, learned: {}, forgotten: {} });
    const worn = { act: "worn" as const, day: "2026-11-22", kept: ["a"], passed: [] };
    const reaction = { ...worn, told: { "colour:red": 1 }, createdAt: 7 };
    await insertReactions(db, me, [reaction]);
    expect(await reactionsOf(db, me)).toEqual([reaction]);
    await db.deleteFrom("user").execute();
    for (const table of ["reaction", "taste"] as const)
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
  },
);

test.each(KINDS)(
  "a closet from before facts and planned looks has none on %s, and what is added goes with its person",
  async (kind) => {
    const db = await withOnePerson(kind, "2026-11-23-z-taste");
    await sql`insert into "garment" ("id", "userId", "colours", "tags", "cutOut", "cartoonKey", "createdAt", "status")
      values ('a', 'me', '[]', '[]', 1, 'c', 5, 'in-the-wash')`.execute(db);
    await sql`insert into "wear" ("garmentId", "userId", "day", "createdAt")
      values ('a', 'me', '2026-11-22', 5)`.execute(db);
    await migrate(db, kind);
    const me = "me" as PersonId;
    const [tee] = await garmentsOf(db, me, ["a"]);
    expect(tee).toMatchObject({ id: "a", status: "in-the-wash" });
    expect([tee?.facts, tee?.archived]).toEqual([undefined, undefined]);
    expect(await wearsSinceWash(db, me, ["a"])).toEqual(new Map([["a", 1]]));
    const told = { garments: ["a"], status: "ready" as const };
    await setStatus(db, me, told, { day: "2026-11-23", now: 6 });
    expect(await wearsSinceWash(db, me, ["a"])).toEqual(new Map());
    const look = { id: "l", userId: me, name: "x", day: "2026-11-24", garmentIds: "[]" };
    await insertLook(db, { ...look, createdAt: 1 });
    await db.deleteFrom("user").execute();
    for (const table of ["look", "wash", "wear"] as const)
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
  },
);

test.each(KINDS)("a step that fails leaves nothing of those before it on %s", async (kind) => {
  const db = await opened(kind);
  const columns = async () => {
    const tables = await db.introspection.getTables();
    return tables.find(({ name }) => name === "garment")!.columns.map(({ name }) => name);
  };
  await migrate(db, kind, "2026-11-20-first");
  const before = [await appliedMigrations(db), await columns()];
  await sql`create index "garment_by_maskKey" on "garment" ("category")`.execute(db);
  await expect(migrate(db, kind)).rejects.toThrow(/exists/);
  expect([await appliedMigrations(db), await columns()]).toEqual(before);

  await sql`drop index "garment_by_maskKey"`.execute(db);
  await migrate(db, kind);
  expect(await columns()).toContain("drawnAs");
});
