import type { BinnedItem } from "@fit-closet/core";
import { asClosetItem, type GarmentRow } from "./garments.ts";
import type { PersonId } from "./ownership.ts";
import { type Mark, pageOf } from "./paging.ts";
import type { Database } from "./schema.ts";

/** Rows deleted in one statement. */
const BATCH = 100;

/** Out of the closet, with all its files, to be put back. @returns false when this person has no such garment in their closet */
export async function putInBin(db: Database, person: PersonId, id: string, now: number) {
  const row = db.updateTable("garment").set({ deletedAt: now }).where("id", "=", id);
  const done = row.where("userId", "=", person).where("deletedAt", "is", null);
  return (await done.executeTakeFirst()).numUpdatedRows > 0n;
}

/** @returns the garment as it was; null when this person's bin has no such one */
export async function putBack(
  db: Database,
  person: PersonId,
  id: string,
): Promise<GarmentRow | null> {
  const row = db.updateTable("garment").set({ deletedAt: null }).where("id", "=", id);
  const done = row.where("userId", "=", person).where("deletedAt", "is not", null);
  return (await done.returningAll().executeTakeFirst()) ?? null;
}

/** What was removed, the latest first. */
export async function binPage(
  db: Database,
  person: PersonId,
  { after, limit }: { after: Mark | null; limit: number },
): Promise<{ items: BinnedItem[]; next: string | null }> {
  let query = binned(db).selectAll().where("userId", "=", person);
  if (after)
    query = query.where((eb) =>
      eb(eb.refTuple("deletedAt", "id"), "<", eb.tuple(after.createdAt, after.id)),
    );
  const latest = query.orderBy("deletedAt", "desc").orderBy("id", "desc");
  const rows = await latest.limit(limit + 1).execute();
  const marked = rows.map((row) => ({ id: row.id, createdAt: row.deletedAt ?? 0, row }));
  const { page, next } = pageOf(marked, limit);
  const items = page.map(({ row, createdAt }) => ({ ...asClosetItem(row), removedAt: createdAt }));
  return { items, next };
}

const binned = (db: Database) => db.selectFrom("garment").where("deletedAt", "is not", null);

/** For good: the rows here, the files by whoever asked. @returns what its files are called, or null when this person's bin has no such one */
export async function removeFromBin(db: Database, person: PersonId, id: string) {
  const [gone] = await db.transaction().execute((trx) => {
    const mine = binned(trx).select("id").where("id", "=", id).where("userId", "=", person);
    return deleteAll(trx, mine);
  });
  return gone ?? null;
}

/** @returns the files that nothing refers to any more */
export async function emptyBin(db: Database, person: PersonId): Promise<string[]> {
  return inBatches(db, (trx) => binned(trx).select("id").where("userId", "=", person));
}

/** Of everybody's bins, what has been there since before `before`. @returns the files that nothing refers to any more */
export async function forgetBinned(db: Database, before: number): Promise<string[]> {
  return inBatches(db, (trx) => binned(trx).select("id").where("deletedAt", "<", before));
}

type Ids = ReturnType<typeof idsIn>;
const idsIn = (db: Database) => binned(db).select("id");

/** A few at a time, so that nobody else's writing waits for long. */
async function inBatches(db: Database, which: (trx: Database) => Ids): Promise<string[]> {
  const files: string[] = [];
  for (;;) {
    const gone = await db.transaction().execute((trx) => deleteAll(trx, which(trx).limit(BATCH)));
    files.push(...gone.flat());
    if (gone.length < BATCH) return files;
  }
}

/** With their photos. @returns each one's files */
async function deleteAll(trx: Database, which: Ids): Promise<string[][]> {
  const rows = await trx
    .deleteFrom("garment")
    .where("id", "in", which)
    .where("deletedAt", "is not", null)
    .returning(["photoKey", "cartoonKey", "maskKey"])
    .execute();
  const photos = rows.flatMap(({ photoKey }) => photoKey ?? []);
  if (photos.length > 0) await trx.deleteFrom("photo").where("key", "in", photos).execute();
  return rows.map(({ cartoonKey, photoKey, maskKey }) =>
    [cartoonKey, photoKey, maskKey].filter((key) => key !== null),
  );
}
