import type { Selectable } from "kysely";
import { anyGarmentOf, changeGarment, type GarmentRow } from "./garments.ts";
import type { PersonId } from "./ownership.ts";
import type { Database, Tables } from "./schema.ts";

/** What a garment was before a change of many. */
type Before = Pick<
  GarmentRow,
  "id" | "category" | "tags" | "details" | "edited" | "deletedAt" | "archivedAt" | "archiveReason"
>;

/** Ids of garments: all that were changed, and those of them that are filed elsewhere by now. */
type Done = { changed: string[]; moved: string[] };

function beforeOf(row: GarmentRow): Before {
  const { id, category, tags, details, edited, deletedAt, archivedAt, archiveReason } = row;
  return { id, category, tags, details, edited, deletedAt, archivedAt, archiveReason };
}

/**
 * Changes many of a person's garments, all or none, and remembers what they were. What is not in their closet is passed over; what
 * was done before under the same id is not done again.
 */
export function changeMany(
  db: Database,
  person: PersonId,
  { batch, garments, now }: { batch: string; garments: readonly string[]; now: number },
  change: (row: GarmentRow) => Partial<GarmentRow>,
): Promise<Done> {
  return db.transaction().execute(async (trx) => {
    const earlier = await batchOf(trx, person, batch);
    if (earlier) return { changed: beforeIn(earlier).map(({ id }) => id), moved: [] };
    const done: { before: GarmentRow; after: GarmentRow }[] = [];
    for (const id of new Set(garments)) {
      const changed = await changeGarment(trx, person, id, change);
      if (changed) done.push(changed);
    }
    const before = JSON.stringify(done.map(({ before }) => beforeOf(before)));
    await trx
      .insertInto("batch")
      .values({ id: batch, userId: person, before, createdAt: now })
      .execute();
    const moved = done.filter(({ before, after }) => before.category !== after.category);
    return { changed: idsOf(done), moved: idsOf(moved) };
  });
}

const idsOf = (done: readonly { after: GarmentRow }[]) => done.map(({ after }) => after.id);

/** Makes garments again what they were before a change of many. @returns null where nobody remembers it, or it was taken back already */
export function takeBack(db: Database, person: PersonId, batch: string): Promise<Done | null> {
  return db.transaction().execute(async (trx) => {
    const done = await batchOf(trx, person, batch);
    if (!done) return null;
    await trx.deleteFrom("batch").where("id", "=", batch).where("userId", "=", person).execute();
    const back: Done = { changed: [], moved: [] };
    for (const { id, ...was } of beforeIn(done)) {
      const now = await anyGarmentOf(trx, person, id);
      if (!now) continue;
      await trx.updateTable("garment").set(was).where("id", "=", id).execute();
      back.changed.push(id);
      if (now.category !== was.category) back.moved.push(id);
    }
    return back;
  });
}

/** What can no longer be taken back. */
export async function forgetBatches(db: Database, before: number): Promise<void> {
  await db.deleteFrom("batch").where("createdAt", "<", before).execute();
}

const beforeIn = ({ before }: Selectable<Tables["batch"]>) => JSON.parse(before) as Before[];

function batchOf(db: Database, person: PersonId, id: string) {
  const mine = db.selectFrom("batch").selectAll().where("id", "=", id);
  return mine.where("userId", "=", person).executeTakeFirst();
}
