import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Connection } from "./connect.ts";
import type { Database } from "./schema.ts";

type Opened = Pick<Connection, "db" | "kind">;

const RENEWED_EVERY_MS = 60_000;
/** Whoever was not heard of for so long was killed. */
const FORGOTTEN_MS = 10 * 60_000;

/** The database's own clock in milliseconds: one for all replicas. */
const CLOCK = {
  sqlite: sql<number>`cast(unixepoch('subsec') * 1000 as integer)`,
  postgres: sql<number>`cast(extract(epoch from clock_timestamp()) * 1000 as bigint)`,
};

/** Runs work that stores files long before their rows, and lets every sweep know. */
export type Storing = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Runs work that stores files long before the rows that name them, and lets every replica's sweep know. It is a lease and ends with
 * the work, or some minutes after whoever held it was killed.
 */
export async function whileStoring<T>({ db, kind }: Opened, work: () => Promise<T>): Promise<T> {
  const id = randomUUID();
  const now = CLOCK[kind];
  await db.insertInto("storing").values({ id, since: now, renewed: now }).execute();
  const renew = () => {
    const mine = db.updateTable("storing").set({ renewed: now }).where("id", "=", id);
    // A database that is away is told to the work itself; the next renewal may come through.
    mine.execute().catch(() => {});
  };
  const timer = setInterval(renew, RENEWED_EVERY_MS).unref();
  try {
    return await work();
  } finally {
    clearInterval(timer);
    const mine = db.deleteFrom("storing").where("id", "=", id);
    await mine.execute().catch(() => {});
  }
}

/** Since when somebody has been storing, in milliseconds; null where nobody is. Forgets those that were killed. */
export async function storingSince({ db, kind }: Opened): Promise<number | null> {
  const dead = db
    .deleteFrom("storing")
    .where("renewed", "<", sql<number>`${CLOCK[kind]} - ${FORGOTTEN_MS}`);
  await dead.execute();
  const oldest = db.selectFrom("storing").select(({ fn }) => fn.min("since").as("since"));
  return (await oldest.executeTakeFirst())?.since ?? null;
}

/** For whoever has the database alone: whatever was being stored was killed. */
export async function forgetStoring(db: Database): Promise<void> {
  await db.deleteFrom("storing").execute();
}
