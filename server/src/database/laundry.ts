import {
  type DrawnAs,
  kindOf,
  kindOfCategory,
  type LaundryState,
  type Status,
  wearsToWash,
} from "@fit-closet/core";
import type { Insertable } from "kysely";
import type { GarmentRow } from "./garments.ts";
import type { PersonId } from "./ownership.ts";
import type { Database, Tables } from "./schema.ts";

/** Rows written in one statement. */
const BATCH = 100;

export type WashRow = Insertable<Tables["wash"]>;

/** What says when a garment is due for the wash. */
type Washed = Pick<GarmentRow, "category" | "drawnAs" | "quantity" | "washAfterWears">;

/** Wears from one wash to the next, of all that are alike together; null for what is not washed by its wears. */
export function wearsBetweenWashes(garment: Washed): number | null {
  const { category, drawnAs, quantity, washAfterWears } = garment;
  const kind = drawnAs
    ? kindOf((JSON.parse(drawnAs) as DrawnAs).kind)
    : kindOfCategory(category ?? "");
  const each = washAfterWears ?? (kind ? wearsToWash(kind) : null);
  return each ? each * quantity : null;
}

/** How often each of these was worn since it was last washed; those that never were since are missing. */
export async function wearsSinceWash(
  db: Database,
  person: PersonId,
  garments: readonly string[],
): Promise<Map<string, number>> {
  if (garments.length === 0) return new Map();
  const rows = await db
    .selectFrom("wear")
    .leftJoin(
      (eb) =>
        eb
          .selectFrom("wash")
          .select((of) => ["garmentId as id", of.fn.max("day").as("on")])
          .select((of) => of.fn.max("createdAt").as("at"))
          .where("userId", "=", person)
          .groupBy("garmentId")
          .as("washed"),
      (join) => join.onRef("washed.id", "=", "wear.garmentId"),
    )
    .select((eb) => ["wear.garmentId", eb.fn.countAll().as("times")])
    .where("wear.userId", "=", person)
    .where("wear.garmentId", "in", garments)
    .where((eb) =>
      eb.or([
        eb("washed.on", "is", null),
        eb("wear.day", ">", eb.ref("washed.on")),
        eb.and([
          eb("wear.day", "=", eb.ref("washed.on")),
          eb("wear.createdAt", ">", eb.ref("washed.at")),
        ]),
      ]),
    )
    .groupBy("wear.garmentId")
    .execute();
  return new Map(rows.map(({ garmentId, times }) => [garmentId, Number(times)]));
}

/** What laundry says of these: how often each was worn since its last wash, and how often it may be. */
export async function laundryOf(
  db: Database,
  person: PersonId,
  garments: readonly string[],
): Promise<LaundryState> {
  const [worn, rows] = await Promise.all([
    wearsSinceWash(db, person, garments),
    mineAmong(db, person, garments),
  ]);
  return { worn, most: new Map(rows.map((row) => [row.id, wearsBetweenWashes(row)])) };
}

/** The days on which a garment was washed, the latest first. */
export async function washesOf(db: Database, person: PersonId, id: string): Promise<string[]> {
  const mine = db.selectFrom("wash").select("day").where("garmentId", "=", id);
  const rows = await mine.where("userId", "=", person).orderBy("day", "desc").execute();
  return rows.map(({ day }) => day);
}

type Told = { garments: readonly string[]; status: Status; note?: string | null | undefined };

/**
 * Says where garments are. What comes back from the wash was washed on that day. What is not in this person's closet is passed over.
 * @param day of the person's own calendar
 * @returns those that were elsewhere before
 */
export async function setStatus(
  db: Database,
  person: PersonId,
  { garments, status, note }: Told,
  { day, now }: { day: string; now: number },
): Promise<string[]> {
  return db.transaction().execute(async (trx) => {
    const rows = await mineAmong(trx, person, garments);
    const changed = rows.filter((row) => row.status !== status).map(({ id }) => id);
    if (status === "ready") {
      const washed = rows.filter((row) => IN_WATER.has(row.status)).map(({ id }) => id);
      await recordWashes(trx, person, washed, { day, now });
    }
    const statusNote = status === "ready" ? null : note;
    const ids = statusNote === undefined ? changed : rows.map(({ id }) => id);
    if (ids.length > 0)
      await trx
        .updateTable("garment")
        .set({ status, ...(statusNote !== undefined && { statusNote }) })
        .where("id", "in", ids)
        .execute();
    return changed;
  });
}

const IN_WATER: ReadonlySet<Status> = new Set(["in-the-wash", "at-the-cleaner"]);

async function recordWashes(
  trx: Database,
  person: PersonId,
  garments: readonly string[],
  { day, now }: { day: string; now: number },
): Promise<void> {
  if (garments.length === 0) return;
  const rows = garments.map((garmentId) => ({ garmentId, userId: person, day, createdAt: now }));
  await trx
    .insertInto("wash")
    .values(rows)
    .onConflict((clash) => clash.columns(["garmentId", "day"]).doUpdateSet({ createdAt: now }))
    .execute();
}

/** Many at once. To be called in a transaction. */
export async function insertWashes(trx: Database, washes: WashRow[]): Promise<void> {
  for (let from = 0; from < washes.length; from += BATCH)
    await trx
      .insertInto("wash")
      .values(washes.slice(from, from + BATCH))
      .execute();
}

/**
 * Puts into the wash what was worn as often as it is between two washes, and takes out what only wears that were taken back had put
 * there.
 * @param step 1 after a wear, -1 after one was taken back
 * @returns those whose place this changed
 */
export async function sortLaundry(
  trx: Database,
  person: PersonId,
  garments: readonly string[],
  step: 1 | -1,
): Promise<{ id: string; status: Status }[]> {
  const worn = await wearsSinceWash(trx, person, garments);
  const sorted = (await mineAmong(trx, person, garments)).flatMap((row) => {
    const most = wearsBetweenWashes(row);
    if (most === null) return [];
    const times = worn.get(row.id) ?? 0;
    if (step > 0 && row.status === "ready" && times >= most)
      return { id: row.id, status: "in-the-wash" as const };
    const isUndone = step < 0 && row.status === "in-the-wash" && times === most - 1;
    return isUndone ? { id: row.id, status: "ready" as const } : [];
  });
  for (const { id, status } of sorted)
    await trx.updateTable("garment").set({ status }).where("id", "=", id).execute();
  return sorted;
}

/** In the closet, or archived. */
async function mineAmong(db: Database, person: PersonId, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom("garment")
    .select(["id", "status", "category", "drawnAs", "quantity", "washAfterWears"])
    .where("userId", "=", person)
    .where("deletedAt", "is", null)
    .where("id", "in", ids)
    .execute();
}
