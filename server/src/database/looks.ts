import { FitError, type LookChange, type PlannedWear } from "@fit-closet/core";
import type { Selectable } from "kysely";
import type { PersonId } from "./ownership.ts";
import type { Database, Tables } from "./schema.ts";

export type LookRow = Selectable<Tables["look"]>;

/** Looks that one person may have planned, past ones among them: two a day for four years. */
const MOST = 3000;
/** Rows written in one statement. */
const BATCH = 100;

/** @throws FitError quota_reached; already_exists where a look of that id is there */
export async function insertLook(db: Database, look: LookRow): Promise<void> {
  await db.transaction().execute((trx) => addLook(trx, look));
}

/** The same within a transaction. */
export async function addLook(trx: Database, look: LookRow): Promise<void> {
  const all = trx.selectFrom("look").select((eb) => eb.fn.countAll().as("count"));
  const mine = await all.where("userId", "=", look.userId).executeTakeFirstOrThrow();
  if (Number(mine.count) >= MOST)
    throw new FitError("quota_reached", {
      message: `Your calendar is full: it may hold ${MOST} looks. Please remove something first.`,
    });
  const added = trx.insertInto("look").values(look);
  const done = await added.onConflict((clash) => clash.doNothing()).executeTakeFirst();
  if (done.numInsertedOrUpdatedRows === 0n) throw new FitError("already_exists");
}

/** Where one that was sent twice is there already, nothing is wrong. */
export function unlessThere(error: unknown): void {
  if (!(error instanceof FitError) || error.code !== "already_exists") throw error;
}

/** Those of these that this person has planned. */
export function looksAmong(db: Database, person: PersonId, ids: string[]): Promise<LookRow[]> {
  const mine = db.selectFrom("look").selectAll().where("userId", "=", person);
  return mine.where("id", "in", ids).orderBy("day").execute();
}

/** @returns false when this person has no such look */
export async function changeLook(
  db: Database,
  person: PersonId,
  id: string,
  { name, day, garments }: LookChange & { garments?: string[] },
): Promise<boolean> {
  // With its own id, for a change that changes nothing is one too.
  const garmentIds = garments && JSON.stringify(garments);
  const mine = db.updateTable("look").set({ id, name, day, garmentIds }).where("id", "=", id);
  return (await mine.where("userId", "=", person).executeTakeFirst()).numUpdatedRows > 0n;
}

/** @returns false when this person has no such look */
export async function removeLook(db: Database, person: PersonId, id: string): Promise<boolean> {
  const gone = db.deleteFrom("look").where("id", "=", id).where("userId", "=", person);
  return (await gone.executeTakeFirst()).numDeletedRows > 0n;
}

/** What is planned from a day on, the earliest first. @param to the last day; undefined for all that follow */
export function looksFrom(
  db: Database,
  person: PersonId,
  from: string,
  to?: string,
): Promise<LookRow[]> {
  let mine = db.selectFrom("look").selectAll().where("userId", "=", person);
  mine = mine.where("day", ">=", from);
  if (to !== undefined) mine = mine.where("day", "<=", to);
  return mine.orderBy("day").orderBy("createdAt").orderBy("id").execute();
}

/** Many at once, but for those that are planned already. To be called in a transaction. @returns how many that were */
export async function insertLooks(
  trx: Database,
  person: PersonId,
  looks: readonly LookRow[],
): Promise<number> {
  const here = new Set((await looksFrom(trx, person, "")).map(keyOf));
  const fresh = looks.filter((look) => !here.has(keyOf(look)));
  for (let from = 0; from < fresh.length; from += BATCH)
    await trx
      .insertInto("look")
      .values(fresh.slice(from, from + BATCH))
      .execute();
  return fresh.length;
}

const keyOf = ({ name, day, createdAt }: LookRow) => JSON.stringify([name, day, createdAt]);

export const garmentsIn = ({ garmentIds }: Pick<LookRow, "garmentIds">) =>
  JSON.parse(garmentIds) as string[];

export const plannedWear = (look: LookRow): PlannedWear => ({
  id: look.id,
  day: look.day,
  garments: garmentsIn(look),
});
