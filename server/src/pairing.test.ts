import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { connect } from "./database/connect.ts";
import { insertPhoto } from "./database/photos.ts";
import { emptyDatabase, KINDS } from "./database/testing.ts";
import { localLock } from "./database/locks.ts";
import { createDiskStore } from "./files/disk.ts";
import { openBucket } from "./files/s3.ts";
import { findPairs, openPair, pairAnyway, type Stores } from "./pairing.ts";
import { startSwift } from "../testing/swift.ts";

const swift = KINDS.length > 1 ? await startSwift() : null;
afterAll(() => swift?.stop());

const PLACES = [
  ...KINDS.map((kind) => ({ kind, bucket: false })),
  ...(swift ? [{ kind: "postgres" as const, bucket: true }] : []),
];

describe.each(PLACES)("a database and its files on $kind, in a bucket: $bucket", (place) => {
  let scratch: string;
  const closers: (() => unknown)[] = [];
  beforeEach(() => {
    scratch = mkdtempSync(join(tmpdir(), "fit-closet-pair-"));
  });
  afterEach(async () => {
    for (const close of closers.splice(0)) await close();
    rmSync(scratch, { recursive: true, force: true });
  });

  async function emptyPlace(): Promise<Stores> {
    const folder = mkdtempSync(join(scratch, "place-"));
    const connection = await connect({ url: await emptyDatabase(place.kind), folder });
    closers.push(() => connection.close());
    if (!place.bucket || !swift)
      return { connection, files: await createDiskStore(join(folder, "files")) };
    const files = await openBucket(await swift.bucket(), localLock());
    closers.push(() => files.close());
    return { connection, files };
  }

  async function addPerson({ connection: { db } }: Stores) {
    const at = new Date(0).toISOString();
    const names = { name: "Ada", firstName: null, lastName: null, image: null };
    const person = { id: "me", email: "a@example.com", emailVerified: 0 };
    await db
      .insertInto("user")
      .values({ ...person, ...names, createdAt: at, updatedAt: at })
      .execute();
  }
  const addRow = ({ connection: { db } }: Stores, key: string) =>
    insertPhoto(db, { key, userId: "me", type: "image/jpeg", size: 1, createdAt: 1 });
  const addFile = ({ files }: Stores, key: string) => files.put(key, Buffer.of(1), "image/jpeg");

  async function furnished(photos: number): Promise<Stores> {
    const stores = await emptyPlace();
    await addPerson(stores);
    for (let n = 0; n < photos; n++) {
      await addFile(stores, `users/me/top/${n}.jpg`);
      await addRow(stores, `users/me/top/${n}.jpg`);
    }
    return stores;
  }

  test("empty ones get an id together and know each other from then on", async () => {
    const stores = await emptyPlace();
    // Replicas start together; on SQLite there is one process, which opens once.
    const starts = Array.from({ length: 3 }, () => () => openPair(stores));
    if (place.kind === "postgres") await Promise.all(starts.map((start) => start()));
    else for (const start of starts) await start();
    const { inDatabase, inStore } = await findPairs(stores);
    expect(inDatabase).toEqual({ id: expect.stringMatching(/^[0-9a-f-]{36}$/), opened: 3 });
    expect(inStore).toEqual(inDatabase);
  });

  test("a database is refused another's files, also when both are empty", async () => {
    const [one, two] = [await emptyPlace(), await emptyPlace()];
    await openPair(one);
    await openPair(two);
    const mixed = { connection: one.connection, files: two.files };
    await expect(openPair(mixed)).rejects.toThrow(/belong to different closets/);
    await pairAnyway(mixed);
    await openPair(mixed);
  });

  test("a new database is refused files that are there, and a full one files that are not", async () => {
    const [full, empty] = [await furnished(4), await emptyPlace()];
    for (const before of [true, false]) {
      const mixed = { connection: empty.connection, files: full.files };
      await expect(openPair(mixed)).rejects.toThrow(/of 4 files it knows 0, and of 0/);
      const turned = { connection: full.connection, files: empty.files };
      await expect(openPair(turned)).rejects.toThrow(/of 0 files it knows 0, and of 4 .* 4 are/);
      if (before) await openPair(full);
    }
    expect((await findPairs(empty)).inDatabase).toBeNull();
  });

  test("an older copy of the database is refused, until an operator says it is all that is left", async () => {
    const stores = await furnished(1);
    await openPair(stores);
    const older = (await findPairs(stores)).inStore;
    await openPair(stores);
    await stores.connection.db.updateTable("pairing").set({ opened: 1 }).execute();
    await expect(openPair(stores)).rejects.toThrow(/older than its files: it was opened 1 times/);
    expect(older?.opened).toBe(1);
    await pairAnyway(stores);
    await openPair(stores);
  });

  test("those of an earlier version, which have no id, are paired where rows and files agree", async () => {
    const stores = await furnished(20);
    await addFile(stores, "cartoons/me/crash.webp");
    await addRow(stores, "users/me/top/lost.jpg");
    await openPair(stores);
    expect((await findPairs(stores)).inStore).not.toBeNull();
  });

  test("those of an earlier version are refused where too much is missing or unknown", async () => {
    const missing = await furnished(4);
    await addRow(missing, "users/me/top/lost.jpg");
    await expect(openPair(missing)).rejects.toThrow(/of 5 that it names 1 are missing/);
    const unknown = await furnished(2);
    for (const n of [1, 2, 3]) await addFile(unknown, `cartoons/me/${n}.webp`);
    await expect(openPair(unknown)).rejects.toThrow(/of 5 files it knows 2/);
  });

  test("cut off between the two, or with a damaged mark, they are paired at the next start", async () => {
    const stores = await furnished(2);
    await openPair(stores);
    const { inDatabase } = await findPairs(stores);
    await stores.files.setMark("{");
    await openPair(stores);
    expect((await findPairs(stores)).inStore?.id).toBe(inDatabase?.id);
    await stores.connection.db.deleteFrom("pairing").execute();
    await openPair(stores);
    expect((await findPairs(stores)).inDatabase?.id).toBe(inDatabase?.id);
  });
});

test("a database that was closed is whole in one file", async () => {
  const folder = mkdtempSync(join(tmpdir(), "fit-closet-whole-"));
  const stores = { folder, url: undefined };
  const first = await connect(stores);
  await first.db.insertInto("pairing").values({ place: 1, id: "kept", opened: 1 }).execute();
  await first.close();
  const moved = mkdtempSync(join(tmpdir(), "fit-closet-moved-"));
  copyFileSync(join(folder, "closet.sqlite"), join(moved, "closet.sqlite"));
  const second = await connect({ folder: moved });
  expect(await second.db.selectFrom("pairing").select("id").execute()).toEqual([{ id: "kept" }]);
  await second.close();
  for (const place of [folder, moved]) rmSync(place, { recursive: true });
});
