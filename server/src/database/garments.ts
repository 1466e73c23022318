import {
  type ClosetItem,
  FitError,
  type Garment,
  type GarmentDetails,
  urlOf,
} from "@fit-closet/core";
import type { Selectable } from "kysely";
import { factsOf, NO_FACTS } from "./facts.ts";
import { type Owned, owned, type PersonId } from "./ownership.ts";
import { type Mark, pageOf } from "./paging.ts";
import { NO_QUOTA, type Quota, refuseBeyond } from "./quota.ts";
import type { Database, Tables } from "./schema.ts";

export type GarmentRow = Selectable<Tables["garment"]>;
export type PhotoRow = Selectable<Tables["photo"]>;

/** A garment of which nothing is known yet but its picture. */
export const NEW_GARMENT = {
  name: null,
  tags: "[]",
  details: "{}",
  edited: "[]",
  cut: "found",
  maskKey: null,
  drawnAs: null,
  drawing: 1,
  drawnBytes: 0,
  deletedAt: null,
  status: "ready",
  statusNote: null,
  archivedAt: null,
  archiveReason: null,
  ...NO_FACTS,
} as const satisfies Partial<GarmentRow>;

/** Rows read or written in one statement. */
const BATCH = 100;

/** A closet that grew past this still lists everything; the stylist looks at the newest ones. */
const STYLIST_SEES = 3000;

export async function closetPage(
  db: Database,
  person: PersonId,
  { after, limit }: { after: Mark | null; limit: number },
): Promise<{ items: ClosetItem[]; next: string | null }> {
  const { page, next } = pageOf(await rowsAfter(inCloset(db, person), after, limit + 1), limit);
  return { items: page.map(asClosetItem), next };
}

/** All of a person's garments, archived ones too, newest first, a few read at a time. */
export async function* closetRows(db: Database, person: PersonId): AsyncGenerator<GarmentRow> {
  for (let after: Mark | null = null; ;) {
    const rows: GarmentRow[] = await rowsAfter(newestFirst(db, person), after, BATCH);
    yield* rows;
    after = rows.at(-1) ?? null;
    if (!after) return;
  }
}

function rowsAfter(rows: ReturnType<typeof newestFirst>, after: Mark | null, limit: number) {
  const query = rows.limit(limit);
  if (!after) return query.execute();
  const mark = after;
  return query
    .where((eb) => eb(eb.refTuple("createdAt", "id"), "<", eb.tuple(mark.createdAt, mark.id)))
    .execute();
}

export async function wholeCloset(db: Database, person: PersonId): Promise<Owned<GarmentRow>[]> {
  const rows = await inCloset(db, person).limit(STYLIST_SEES).execute();
  return rows.flatMap((row) => owned(row, person) ?? []);
}

/** What a closet is searched and counted by, archived garments too, newest first. */
export function searchedRows(db: Database, person: PersonId) {
  return db
    .selectFrom("garment")
    .select(["id", "category", "name", "colours", "tags", "details", "status", "createdAt"])
    .select(["archivedAt", "price", "currency"])
    .where("userId", "=", person)
    .where("deletedAt", "is", null)
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .execute();
}

export async function garmentOf(db: Database, person: PersonId, id: string) {
  const rows = newestFirst(db, person).where("id", "=", id);
  return owned(await rows.executeTakeFirst(), person);
}

/** The same, in the closet or in the bin. */
export async function anyGarmentOf(db: Database, person: PersonId, id: string) {
  const row = db.selectFrom("garment").selectAll().where("id", "=", id);
  return owned(await row.where("userId", "=", person).executeTakeFirst(), person);
}

/** Whether one of the ids is taken, by what is in the closet or in the bin. */
export async function anyTaken(db: Database, ids: string[]): Promise<boolean> {
  const taken = db.selectFrom("garment").select("id").where("id", "in", ids);
  return (await taken.limit(1).execute()).length > 0;
}

/** Those of the ids that are this person's, archived or not, in any order. */
export async function garmentsOf(db: Database, person: PersonId, ids: string[]) {
  if (ids.length === 0) return [];
  const rows = await newestFirst(db, person).where("id", "in", ids).execute();
  return rows.map(asClosetItem);
}

/** Whose garments there are, in the order of their ids, a few read at a time; only those that one of `drawnBy` drew where it is given. */
export async function* everyonesGarments(
  db: Database,
  drawnBy: string[] | null,
): AsyncGenerator<Pick<GarmentRow, "id" | "userId">> {
  for (let after = ""; ;) {
    let next = db.selectFrom("garment").select(["id", "userId"]).where("id", ">", after);
    next = next.where("deletedAt", "is", null);
    if (drawnBy) next = next.where("drawnBy", "in", drawnBy);
    const rows = await next.orderBy("id").limit(BATCH).execute();
    yield* rows;
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
}

/** What is there to be worn, one day or another. */
const inCloset = (db: Database, person: PersonId) =>
  newestFirst(db, person).where("archivedAt", "is", null);

/** Whatever is not in the bin. */
const newestFirst = (db: Database, person: PersonId) =>
  db
    .selectFrom("garment")
    .selectAll()
    .where("userId", "=", person)
    .where("deletedAt", "is", null)
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc");

/**
 * @param photo the original's row where it is new too; both rows come or neither does
 * @throws FitError quota_reached; already_exists when it was added already, or another garment stands on that photo by now
 */
export async function insertGarment(
  db: Database,
  garment: GarmentRow,
  photo: PhotoRow | null,
  quota: Quota = NO_QUOTA,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const more = { items: photo ? 1 : 0, bytes: (photo?.size ?? 0) + garment.drawnBytes };
    await refuseBeyond(trx, garment.userId, quota, more);
    if (await anyTaken(trx, [garment.id])) throw new FitError("already_exists");
    const standing = trx.selectFrom("garment").select("id");
    const { photoKey } = garment;
    if (photoKey && (await standing.where("photoKey", "=", photoKey).executeTakeFirst()))
      throw new FitError("already_exists");
    if (photo) await trx.insertInto("photo").values(photo).execute();
    await trx.insertInto("garment").values(garment).execute();
  });
}

/** Many at once, all or none, each with its own photo where it has one. To be called in a transaction. */
export async function insertGarments(
  trx: Database,
  all: { garment: GarmentRow; photo: PhotoRow | null }[],
): Promise<void> {
  for (let from = 0; from < all.length; from += BATCH) {
    const batch = all.slice(from, from + BATCH);
    const photos = batch.flatMap(({ photo }) => photo ?? []);
    if (photos.length > 0) await trx.insertInto("photo").values(photos).execute();
    await trx
      .insertInto("garment")
      .values(batch.map(({ garment }) => garment))
      .execute();
  }
}

/**
 * Makes of a garment what `change` says, which is asked again where somebody else changed it in between: nobody's change is lost
 * to another that started from the same row. `change` may return null to leave the garment alone.
 * @returns the row before and after, or null when it was left alone or this person has no such garment
 */
export async function changeGarment(
  db: Database,
  person: PersonId,
  id: string,
  change: (row: GarmentRow) => Partial<GarmentRow> | null,
): Promise<{ before: GarmentRow; after: GarmentRow } | null> {
  for (;;) {
    const before = await garmentOf(db, person, id);
    const set = before && change(before);
    if (!set) return null;
    const unchanged = db.updateTable("garment").set(set).where("id", "=", id);
    const done = await unchanged
      .where("userId", "=", person)
      .where("deletedAt", "is", null)
      .where("cartoonKey", "=", before.cartoonKey)
      .where("details", "=", before.details)
      .where("edited", "=", before.edited)
      .executeTakeFirst();
    if (done.numUpdatedRows > 0n) return { before, after: { ...before, ...set } };
  }
}

/** Which of these files a garment's cartoon is. */
export async function cartoonsAmong(db: Database, keys: string[]): Promise<string[]> {
  const rows = db.selectFrom("garment").select("cartoonKey").where("cartoonKey", "in", keys);
  return (await rows.execute()).map((row) => row.cartoonKey);
}

/** Which of these files a garment's own cut-out is. */
export async function masksAmong(db: Database, keys: string[]): Promise<string[]> {
  const rows = db.selectFrom("garment").select("maskKey").where("maskKey", "in", keys);
  return (await rows.execute()).flatMap((row) => row.maskKey ?? []);
}

/** What the stylist knows of it. */
export function asGarment(row: GarmentRow): Garment {
  const { id, category, name, colours, tags, details } = asClosetItem(row);
  return { id, category: category ?? "", name, colours, tags, details };
}

export function asClosetItem(row: GarmentRow): ClosetItem {
  const facts = factsOf(row);
  return {
    id: row.id,
    userId: row.userId,
    ...(row.category ? { category: row.category } : {}),
    ...(row.name ? { name: row.name } : {}),
    cartoonURL: `${urlOf("cartoon", { id: row.id })}?drawing=${row.drawing}`,
    ...(row.photoKey ? { originalURL: `/api/storage/${row.photoKey}` } : {}),
    colours: JSON.parse(row.colours) as string[],
    tags: JSON.parse(row.tags) as string[],
    details: JSON.parse(row.details) as GarmentDetails,
    cutOut: row.cutOut === 1,
    cut: row.cut,
    ...(row.status === "ready" ? {} : { status: row.status }),
    ...(row.statusNote ? { statusNote: row.statusNote } : {}),
    ...(Object.keys(facts).length > 0 ? { facts } : {}),
    ...(row.archiveReason ? { archived: row.archiveReason } : {}),
    createdAt: row.createdAt,
  };
}
