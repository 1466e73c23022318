import { sql, SqliteAdapter, type Transaction } from "kysely";
import type { Database, Tables } from "./schema.ts";

/** Somebody's money for a day: `key` is a fingerprint of theirs, `limit` what it may hold, in millionths of a US dollar. */
export type Purse<Name extends string = string> = { name: Name; key: string; limit: number };

/**
 * Takes an amount from every purse, or from none. The room is checked by the very statement that takes, so that calls at the same
 * moment, on any number of replicas, cannot spend the same money. Purses must always come in the same order, which rules out deadlocks.
 * @returns null when it is taken, else the name of the purse that has not enough left
 */
export async function takeFrom<Name extends string>(
  db: Database,
  day: string,
  micros: number,
  purses: Purse<Name>[],
): Promise<Name | null> {
  try {
    await withoutWaiting(db, async (transaction) => {
      for (const purse of purses)
        if (!(await take(transaction, day, micros, purse))) throw new Spent(purse.name);
    });
    return null;
  } catch (error) {
    if (error instanceof Spent) return error.purse as Name;
    throw error;
  }
}

/**
 * A transaction that SQLite does not wait for the disk with, which would keep everybody waiting (measured: 4 ms, and 200 ms where
 * the disk is busy; so it is 1 ms). It outlives the process in the write-ahead log; a power cut may lose a few cents' count.
 */
async function withoutWaiting(
  db: Database,
  work: (transaction: Transaction<Tables>) => Promise<void>,
): Promise<void> {
  if (!(db.getExecutor().adapter instanceof SqliteAdapter)) return db.transaction().execute(work);
  await db.connection().execute(async (connection) => {
    await sql`pragma synchronous = normal`.execute(connection);
    try {
      await connection.transaction().execute(work);
    } finally {
      await sql`pragma synchronous = full`.execute(connection);
    }
  });
}

/** Thrown to roll back what the other purses gave. */
class Spent extends Error {
  readonly purse: string;

  constructor(purse: string) {
    super();
    this.purse = purse;
  }
}

async function take(db: Database, day: string, micros: number, { key: account, limit }: Purse) {
  if (micros > limit) return false;
  const row = db.insertInto("spending").values({ day, account, micros });
  const taken = row.onConflict((conflict) =>
    conflict
      .columns(["day", "account"])
      .doUpdateSet((eb) => ({ micros: eb("spending.micros", "+", micros) }))
      .where("spending.micros", "<=", limit - micros),
  );
  return (await taken.returning("micros").execute()).length > 0;
}

/** Corrects what was taken, once it is known what it cost: below zero gives back. */
export async function correct(
  db: Database,
  day: string,
  micros: number,
  purses: Purse[],
): Promise<void> {
  await withoutWaiting(db, async (transaction) => {
    for (const { key } of purses)
      await transaction
        .updateTable("spending")
        .set((eb) => ({ micros: eb("micros", "+", micros) }))
        .where("day", "=", day)
        .where("account", "=", key)
        .execute();
  });
}

export async function spentOn(db: Database, day: string, key: string): Promise<number> {
  const row = db.selectFrom("spending").select("micros").where("day", "=", day);
  return (await row.where("account", "=", key).executeTakeFirst())?.micros ?? 0;
}

/** Forgets the days before this one. */
export async function forgetSpending(db: Database, before: string): Promise<void> {
  await db.deleteFrom("spending").where("day", "<", before).execute();
}
