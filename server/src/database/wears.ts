import type { Status } from "@fit-closet/core";
import type { Insertable } from "kysely";
import type { PersonId } from "./ownership.ts";
import type { Database, Tables } from "./schema.ts";

/** Rows written in one statement. */
const BATCH = 100;

export type WearRow = Insertable<Tables["wear"]>;

/**
 * Notes that this person wore these on a day; each once, however often it is told. What is not in their closet is passed over.
 * @returns those that this was news of
 */
export async function recordWears(
  db: Database,
  person: PersonId,
  { garments, day }: { garments: string[]; day: string },
  now: number,
): Promise<string[]> {
  return db.transaction().execute(async (trx) => {
    const mine = await trx
      .selectFrom("garment")
      .select("id")
      .where("userId", "=", person)
      .where("deletedAt", "is", null)
      .where("id", "in", garments)
      .execute();
    if (mine.length === 0) return [];
    const rows = mine.map(({ id }) => ({ garmentId: id, userId: person, day, createdAt: now }));
    const added = trx
      .insertInto("wear")
      .values(rows)
      .onConflict((clash) => clash.doNothing());
    return (await added.returning("garmentId").execute()).map(({ garmentId }) => garmentId);
  });
}

/** @returns those that were noted as worn on that day, and are not any more */
export async function takeBackWears(
  db: Database,
  person: PersonId,
  { garments, day }: { garments: string[]; day: string },
): Promise<string[]> {
  const mine = db.deleteFrom("wear").where("userId", "=", person).where("day", "=", day);
  const gone = await mine.where("garmentId", "in", garments).returning("garmentId").execute();
  return gone.map(({ garmentId }) => garmentId);
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

/** @returns those of this person's garments that had another status */
export async function setStatus(
  db: Database,
  person: PersonId,
  garments: string[],
  status: Status,
): Promise<string[]> {
  const mine = db.updateTable("garment").set({ status }).where("userId", "=", person);
  const other = mine.where("id", "in", garments).where("deletedAt", "is", null);
  const changed = await other.where("status", "!=", status).returning("id").execute();
  return changed.map(({ id }) => id);
}
