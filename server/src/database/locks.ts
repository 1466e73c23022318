import { sql } from "kysely";
import type { Connection } from "./connect.ts";
import type { Database } from "./schema.ts";

/** Runs the work while nobody else runs any for the same key. */
type Lock = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/** Holds among all who may use this database: one process with SQLite, every replica with Postgres. */
export function lockOf({ db, kind }: Pick<Connection, "db" | "kind">): Lock {
  return kind === "sqlite" ? localLock() : advisoryLock(db);
}

export function localLock(): Lock {
  const last = new Map<string, Promise<unknown>>();
  return async (key, work) => {
    const before = last.get(key);
    const mine = before ? before.then(work, work) : work();
    last.set(key, mine);
    try {
      return await mine;
    } finally {
      if (last.get(key) === mine) last.delete(key);
    }
  };
}

/**
 * By an advisory lock of Postgres that goes with its transaction: whoever dies or is cut off gives up the lock at once. A
 * connection is held meanwhile, so the work should be one upload and no more.
 */
function advisoryLock(db: Database): Lock {
  return (key, work) =>
    db.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(trx);
      return work();
    });
}
