import type { ClosetItem } from "@fit-closet/core";
import type { Selectable } from "kysely";
import { type Owned, owned, type PersonId } from "./ownership.ts";
import { type Mark, pageOf } from "./paging.ts";
import type { Database, Tables } from "./schema.ts";

export type GarmentRow = Selectable<Tables["garment"]>;
export type PhotoRow = Selectable<Tables["photo"]>;

/** A closet that grew past this still lists everything; the stylist looks at the newest ones. */
const STYLIST_SEES = 3000;

export async function closetPage(
  db: Database,
  person: PersonId,
  { after, limit }: { after: Mark | null; limit: number },
): Promise<{ items: ClosetItem[]; next: string | null }> {
  let query = newestFirst(db, person).limit(limit + 1);
  if (after)
    query = query.where((eb) =>
      eb(eb.refTuple("createdAt", "id"), "<", eb.tuple(after.createdAt, after.id)),
    );
  const { page, next } = pageOf(await query.execute(), limit);
  return { items: page.map(asClosetItem), next };
}

export async function wholeCloset(db: Database, person: PersonId): Promise<Owned<GarmentRow>[]> {
  const rows = await newestFirst(db, person).limit(STYLIST_SEES).execute();
  return rows.flatMap((row) => owned(row, person) ?? []);
}

export async function garmentOf(db: Database, person: PersonId, id: string) {
  const rows = newestFirst(db, person).where("id", "=", id);
  return owned(await rows.executeTakeFirst(), person);
}

/** Those of the ids that are this person's, in any order. */
export async function garmentsOf(db: Database, person: PersonId, ids: string[]) {
  if (ids.length === 0) return [];
  const rows = await newestFirst(db, person).where("id", "in", ids).execute();
  return rows.map(asClosetItem);
}

const newestFirst = (db: Database, person: PersonId) =>
  db
    .selectFrom("garment")
    .selectAll()
    .where("userId", "=", person)
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc");

/** @param photo the original's row where it is new too; both rows come or neither does */
export async function insertGarment(
  db: Database,
  garment: GarmentRow,
  photo: PhotoRow | null,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (photo) await trx.insertInto("photo").values(photo).execute();
    await trx.insertInto("garment").values(garment).execute();
  });
}

/** @returns what its files are called, or null when this person has no such garment */
export async function deleteGarment(db: Database, person: PersonId, id: string) {
  return db.transaction().execute(async (trx) => {
    const gone = await trx
      .deleteFrom("garment")
      .where("id", "=", id)
      .where("userId", "=", person)
      .returning(["photoKey", "cartoonKey"])
      .executeTakeFirst();
    if (gone) await trx.deleteFrom("photo").where("key", "=", gone.photoKey).execute();
    return gone ?? null;
  });
}

/** Which of these files a garment's cartoon is. */
export async function cartoonsAmong(db: Database, keys: string[]): Promise<string[]> {
  const rows = db.selectFrom("garment").select("cartoonKey").where("cartoonKey", "in", keys);
  return (await rows.execute()).map((row) => row.cartoonKey);
}

export function asClosetItem(row: GarmentRow): ClosetItem {
  return {
    id: row.id,
    userId: row.userId,
    ...(row.category ? { category: row.category } : {}),
    ...(row.name ? { name: row.name } : {}),
    cartoonURL: `/api/closet/${row.id}/cartoon`,
    originalURL: `/api/storage/${row.photoKey}`,
    colours: JSON.parse(row.colours) as string[],
    tags: JSON.parse(row.tags) as string[],
    cutOut: row.cutOut === 1,
    createdAt: row.createdAt,
  };
}
