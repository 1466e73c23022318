import { FitError } from "@fit-closet/core";
import { sql } from "kysely";
import type { Database } from "./schema.ts";

/** What one person may keep. */
export type Quota = {
  /** Photos, of which each garment has one, and garments that have none yet. */
  items: number;
  /** Photos, cartoons and cut-outs. */
  bytes: number;
  /** Saved ideas. */
  ideas: number;
};

export const NO_QUOTA: Quota = { items: Infinity, bytes: Infinity, ideas: Infinity };

/** What one person keeps, and how much of it in the bin: that takes as much room as before until it is gone for good. */
export async function usageOf(db: Database, person: string): Promise<Quota & { binned: number }> {
  const [photos, drawn, saved] = await Promise.all([
    db
      .selectFrom("photo")
      .select((eb) => [eb.fn.countAll().as("items"), eb.fn.sum("size").as("bytes")])
      .where("userId", "=", person)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom("garment")
      .select((eb) => [
        eb.fn.sum("drawnBytes").as("bytes"),
        eb.fn.countAll().filterWhere("photoKey", "is", null).as("typed"),
        eb.fn.count("deletedAt").as("binned"),
      ])
      .where("userId", "=", person)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom("idea")
      .select((eb) => eb.fn.countAll().as("ideas"))
      .where("userId", "=", person)
      .executeTakeFirstOrThrow(),
  ]);
  // Postgres sums into numerics, which come as text, and nothing into null.
  const bytes = Number(photos.bytes) + Number(drawn.bytes);
  const items = Number(photos.items) + Number(drawn.typed);
  return { items, bytes, ideas: Number(saved.ideas), binned: Number(drawn.binned) };
}

/** @throws FitError quota_reached when so much more is more than this person may keep */
export async function refuseFull(
  db: Database,
  person: string,
  quota: Quota,
  { items = 0, bytes = 0, ideas = 0 }: Partial<Quota>,
): Promise<void> {
  const used = await usageOf(db, person);
  const way = used.binned > 0 ? "Please empty the bin" : "Please remove something for good";
  if (items > 0 && used.items + items > quota.items) throw full(`${quota.items} items`, way);
  if (bytes > 0 && used.bytes + bytes > quota.bytes) throw full(sizeOf(quota.bytes), way);
  if (ideas > 0 && used.ideas + ideas > quota.ideas)
    throw full(`${quota.ideas} saved ideas`, "Please remove something");
}

/**
 * The same within the transaction that adds it. Whoever else adds to this closet, in another replica too, waits at the person's row
 * until this one is through, so that two cannot both take the last place.
 */
export async function refuseBeyond(
  trx: Database,
  person: string,
  quota: Quota,
  more: Partial<Quota>,
): Promise<void> {
  const same = { updatedAt: sql<string>`"updatedAt"` };
  await trx.updateTable("user").set(same).where("id", "=", person).execute();
  await refuseFull(trx, person, quota, more);
}

const full = (most: string, way: string) =>
  new FitError("quota_reached", {
    message: `Your closet is full: it may hold ${most}, and this would be more. ${way} first.`,
  });

function sizeOf(bytes: number): string {
  const megabytes = bytes / 1024 ** 2;
  return megabytes < 1024
    ? `${Math.floor(megabytes * 10) / 10} MB`
    : `${Math.floor((megabytes / 1024) * 10) / 10} GB`;
}
