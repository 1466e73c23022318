import { DEFAULT_MIGRATION_TABLE, type Kysely, type Migration, Migrator, sql } from "kysely";
import { createFirst } from "./migrations/first.ts";
import { index } from "./migrations/index-of.ts";
import {
  addBin,
  addCuts,
  addDrawnBytes,
  addFacts,
  addLife,
  addWriters,
  createBatches,
  createFirstPerson,
  createForecasts,
  addIdeaNotes,
  createLooks,
  createPairing,
  createPictured,
  createSpending,
  createTaste,
} from "./migrations/later.ts";
import { allowNoPhoto } from "./migrations/without-photo.ts";
import type { Tables } from "./schema.ts";

/** One set for both databases, in order. A migration that was released is never edited. */
const MIGRATIONS: Record<string, Migration> = {
  "2026-11-20-first": { up: createFirst },
  "2026-11-20-garment-cuts": { up: addCuts },
  "2026-11-20-spending": { up: createSpending },
  "2026-11-20-stored-masks": { up: (db) => index(db, "garment", ["maskKey"]) },
  "2026-11-20-weather": { up: createForecasts },
  "2026-11-20-written-by": { up: addWriters },
  "2026-11-20-x-first-person": { up: createFirstPerson },
  "2026-11-22-pairing": { up: createPairing },
  "2026-11-22-used-bytes": { up: addDrawnBytes },
  "2026-11-22-without-photo": { up: allowNoPhoto },
  "2026-11-22-x-bin": { up: addBin },
  "2026-11-22-y-life": { up: addLife },
  "2026-11-23-pictured": { up: createPictured },
  "2026-11-23-x-batches": { up: createBatches },
  "2026-11-23-z-taste": { up: createTaste },
  "2026-11-23-zy-facts": { up: addFacts },
  "2026-11-23-zz-looks": { up: createLooks },
  "2026-11-23-zzz-idea-notes": { up: addIdeaNotes },
};

/** Any number would do, as long as every replica asks for the same one. */
const MIGRATION_LOCK = 7_203_114;

/** In the order in which they are made. */
export const MIGRATION_NAMES = Object.keys(MIGRATIONS).toSorted();

/**
 * Brings the tables up to date, or to one step on the way. On Postgres the whole of it runs under an advisory lock: Kysely's own
 * lock comes after it has made its bookkeeping tables, and replicas that start together fail on those.
 */
export async function migrate(
  db: Kysely<Tables>,
  kind: "sqlite" | "postgres",
  to?: string,
): Promise<void> {
  if (kind === "sqlite") return migrateNow(db, to);
  await db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${MIGRATION_LOCK})`.execute(connection);
    try {
      await migrateNow(connection, to);
    } finally {
      await sql`select pg_advisory_unlock(${MIGRATION_LOCK})`.execute(connection);
    }
  });
}

async function migrateNow(db: Kysely<Tables>, to?: string): Promise<void> {
  const provider = { getMigrations: () => Promise.resolve(MIGRATIONS) };
  const migrator = new Migrator({ db, provider });
  const { error } = await (to ? migrator.migrateTo(to) : migrator.migrateToLatest());
  if (error) throw error;
}

/** Which steps have made the tables that are there; none in an empty database. */
export async function appliedMigrations(db: Kysely<Tables>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return [];
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name`.execute(db);
  return rows.map(({ name }) => name);
}
