import type { Worn } from "@fit-closet/core";
import type { Insertable } from "kysely";
import { sortLaundry } from "./laundry.ts";
import type { PersonId } from "./ownership.ts";
import type { Database, Tables } from "./schema.ts";

/** Rows written in one statement. */
const BATCH = 100;

export type WearRow = Insertable<Tables["wear"]>;

/**
 * Notes that this person wore these on a day; each once, however often it is told. What is not in their closet is passed over.
 * Whatever that was one wear too many of is in the wash from then on, unless it was long ago.
 */
export async function recordWears(
  db: Database,
  person: PersonId,
  { garments, day }: { garments: string[]; day: string },
  now: number,
): Promise<Worn> {
  return db.transaction().execute(async (trx) => {
    const mine = await trx
      .selectFrom("garment")
      .select("id")
      .where("userId", "=", person)
      .where("deletedAt", "is", null)
      .where("id", "in", garments)
      .execute();
    if (mine.length === 0) return { changed: [], moved: [] };
    const rows = mine.map(({ id }) => ({ garmentId: id, userId: person, day, createdAt: now }));
    const added = trx
      .insertInto("wear")
      .values(rows)
      .onConflict((clash) => clash.doNothing());
    const changed = (await added.returning("garmentId").execute()).map(idOf);
    const isLate = day < dayOf(now - WASHED_MS);
    return { changed, moved: isLate ? [] : await sortLaundry(trx, person, changed, 1) };
  });
}

const idOf = ({ garmentId }: { garmentId: string }) => garmentId;

/** What was worn longer ago was washed since, noted or not. */
const WASHED_MS = 14 * 86_400_000;

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, "2026-11-22".length);

/** Takes back that these were worn on a day, with what came of it. */
export async function takeBackWears(
  db: Database,
  person: PersonId,
  { garments, day }: { garments: string[]; day: string },
): Promise<Worn> {
  return db.transaction().execute(async (trx) => {
    const mine = trx.deleteFrom("wear").where("userId", "=", person).where("day", "=", day);
    const gone = await mine.where("garmentId", "in", garments).returning("garmentId").execute();
    const changed = gone.map(idOf);
    return { changed, moved: await sortLaundry(trx, person, changed, -1) };
  });
}

/** The days on which a garment was worn, the latest first. */
export async function wearsOf(db: Database, person: PersonId, id: string): Promise<string[]> {
  const mine = db.selectFrom("wear").select("day").where("garmentId", "=", id);
  const rows = await mine.where("userId", "=", person).orderBy("day", "desc").execute();
  return rows.map(({ day }) => day);
}

/** The last day on which each of a person's garments was worn; those that never were are missing. */
export async function lastWears(db: Database, person: PersonId): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom("wear")
    .select((eb) => ["garmentId", eb.fn.max("day").as("last")])
    .where("userId", "=", person)
    .groupBy("garmentId")
    .execute();
  return new Map(rows.map(({ garmentId, last }) => [garmentId, last]));
}

/** Many at once. To be called in a transaction. */
export async function insertWears(trx: Database, wears: WearRow[]): Promise<void> {
  for (let from = 0; from < wears.length; from += BATCH)
    await trx
      .insertInto("wear")
      .values(wears.slice(from, from + BATCH))
      .execute();
}

/** Every wear from one day to another, both included, of what is not in the bin; by day, then in the order in which it was noted. */
export function wearsBetween(db: Database, person: PersonId, from: string, to: string) {
  return db
    .selectFrom("wear")
    .innerJoin("garment", "garment.id", "wear.garmentId")
    .select(["wear.garmentId", "wear.day"])
    .where("wear.userId", "=", person)
    .where("garment.deletedAt", "is", null)
    .where("wear.day", ">=", from)
    .where("wear.day", "<=", to)
    .orderBy("wear.day")
    .orderBy("wear.createdAt")
    .orderBy("wear.garmentId")
    .execute();
}
