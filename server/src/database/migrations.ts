import {
  type ColumnBuilderCallback,
  DEFAULT_MIGRATION_TABLE,
  type Kysely,
  type Migration,
  Migrator,
  sql,
} from "kysely";
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
};

async function createFirst(db: Kysely<unknown>): Promise<void> {
  await createAccounts(db);
  await createCloset(db);
  await createOutfits(db);
  await db.schema
    .createTable("message")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("email", "text", (c) => c.notNull())
    .addColumn("message", "text", (c) => c.notNull())
    .addColumn("createdAt", "bigint", (c) => c.notNull())
    .execute();
  await db.schema
    .createTable("attempt")
    .addColumn("key", "text", (c) => c.primaryKey())
    .addColumn("points", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("expire", "bigint")
    .execute();
}

async function createAccounts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("user")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("email", "text", (c) => c.notNull().unique())
    .addColumn("emailVerified", "integer", (c) => c.notNull())
    .addColumn("image", "text")
    .addColumn("firstName", "text")
    .addColumn("lastName", "text")
    .addColumn("createdAt", "text", (c) => c.notNull())
    .addColumn("updatedAt", "text", (c) => c.notNull())
    .execute();
  await db.schema
    .createTable("session")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("userId", "text", (c) => c.notNull().references("user.id").onDelete("cascade"))
    .addColumn("token", "text", (c) => c.notNull().unique())
    .addColumn("expiresAt", "text", (c) => c.notNull())
    .addColumn("ipAddress", "text")
    .addColumn("userAgent", "text")
    .addColumn("createdAt", "text", (c) => c.notNull())
    .addColumn("updatedAt", "text", (c) => c.notNull())
    .execute();
  await db.schema
    .createTable("account")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("userId", "text", (c) => c.notNull().references("user.id").onDelete("cascade"))
    .addColumn("accountId", "text", (c) => c.notNull())
    .addColumn("providerId", "text", (c) => c.notNull())
    .addColumn("accessToken", "text")
    .addColumn("refreshToken", "text")
    .addColumn("idToken", "text")
    .addColumn("accessTokenExpiresAt", "text")
    .addColumn("refreshTokenExpiresAt", "text")
    .addColumn("scope", "text")
    .addColumn("password", "text")
    .addColumn("createdAt", "text", (c) => c.notNull())
    .addColumn("updatedAt", "text", (c) => c.notNull())
    .addUniqueConstraint("account_of_provider", ["providerId", "accountId"])
    .execute();
  await db.schema
    .createTable("verification")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("identifier", "text", (c) => c.notNull())
    .addColumn("value", "text", (c) => c.notNull())
    .addColumn("expiresAt", "text", (c) => c.notNull())
    .addColumn("createdAt", "text", (c) => c.notNull())
    .addColumn("updatedAt", "text", (c) => c.notNull())
    .execute();
  await index(db, "session", ["userId"]);
  await index(db, "account", ["userId"]);
  await index(db, "verification", ["identifier"]);
}

async function createCloset(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("photo")
    .addColumn("key", "text", (c) => c.primaryKey())
    .addColumn("userId", "text", (c) => c.notNull().references("user.id").onDelete("cascade"))
    .addColumn("type", "text", (c) => c.notNull())
    .addColumn("size", "bigint", (c) => c.notNull())
    .addColumn("createdAt", "bigint", (c) => c.notNull())
    .execute();
  await db.schema
    .createTable("garment")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("userId", "text", (c) => c.notNull().references("user.id").onDelete("cascade"))
    .addColumn("category", "text")
    .addColumn("name", "text")
    .addColumn("colours", "text", (c) => c.notNull())
    .addColumn("tags", "text", (c) => c.notNull())
    .addColumn("cutOut", "integer", (c) => c.notNull())
    // No cascade: a photo that a garment stands on cannot go, not even by a sweep that runs at the same moment.
    .addColumn("photoKey", "text", (c) => c.notNull().unique().references("photo.key"))
    .addColumn("cartoonKey", "text", (c) => c.notNull().unique())
    .addColumn("createdAt", "bigint", (c) => c.notNull())
    .execute();
  await index(db, "photo", ["userId"]);
  await index(db, "garment", ["userId", "createdAt", "id"]);
}

async function createOutfits(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("picture")
    .addColumn("name", "text", (c) => c.primaryKey())
    .addColumn("userId", "text", (c) => c.references("user.id").onDelete("cascade"))
    .addColumn("shows", "text", (c) => c.notNull())
    .addColumn("alt", "text", (c) => c.notNull())
    .addColumn("by", "text", (c) => c.notNull())
    .addColumn("size", "bigint", (c) => c.notNull())
    .addColumn("createdAt", "bigint", (c) => c.notNull())
    .execute();
  await db.schema
    .createTable("idea")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("userId", "text", (c) => c.notNull().references("user.id").onDelete("cascade"))
    .addColumn("prompt", "text", (c) => c.notNull())
    .addColumn("text", "text", (c) => c.notNull())
    .addColumn("pictureName", "text", (c) => c.references("picture.name"))
    .addColumn("pictureAlt", "text")
    .addColumn("garmentIds", "text", (c) => c.notNull())
    .addColumn("createdAt", "bigint", (c) => c.notNull())
    .execute();
  await index(db, "picture", ["createdAt"]);
  await index(db, "picture", ["shows"]);
  await index(db, "idea", ["userId", "createdAt", "id"]);
  await index(db, "idea", ["pictureName"]);
}

async function addCuts(db: Kysely<unknown>): Promise<void> {
  const add = (name: string, type: "text" | "integer", build?: ColumnBuilderCallback) =>
    db.schema.alterTable("garment").addColumn(name, type, build).execute();
  await add("details", "text", (c) => c.notNull().defaultTo("{}"));
  await add("edited", "text", (c) => c.notNull().defaultTo("[]"));
  await add("cut", "text", (c) => c.notNull().defaultTo("found"));
  await add("maskKey", "text");
  await add("drawing", "integer", (c) => c.notNull().defaultTo(1));
  await add("drawnBy", "text", (c) => c.notNull().defaultTo(""));
}

async function createSpending(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("spending")
    .addColumn("day", "text", (c) => c.notNull())
    .addColumn("account", "text", (c) => c.notNull())
    .addColumn("micros", "bigint", (c) => c.notNull())
    .addPrimaryKeyConstraint("spending_of_day", ["day", "account"])
    .execute();
}

async function createForecasts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("forecast")
    .addColumn("key", "text", (c) => c.primaryKey())
    .addColumn("weather", "text", (c) => c.notNull())
    .addColumn("createdAt", "bigint", (c) => c.notNull())
    .execute();
}

async function addWriters(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("idea").addColumn("by", "text").execute();
}

/** One row at most: the key has one value. */
async function createFirstPerson(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("firstPerson")
    .addColumn("place", "integer", (c) => c.primaryKey().check(sql`place = 1`))
    .addColumn("userId", "text", (c) => c.notNull().references("user.id").onDelete("cascade"))
    .execute();
}

async function createPairing(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("pairing")
    .addColumn("place", "integer", (c) => c.primaryKey().check(sql`place = 1`))
    .addColumn("id", "text", (c) => c.notNull())
    .addColumn("opened", "bigint", (c) => c.notNull())
    .execute();
  await db.schema
    .createTable("storing")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("since", "bigint", (c) => c.notNull())
    .addColumn("renewed", "bigint", (c) => c.notNull())
    .execute();
}

async function addDrawnBytes(db: Kysely<unknown>): Promise<void> {
  const garment = db.schema.alterTable("garment");
  await garment.addColumn("drawnBytes", "bigint", (c) => c.notNull().defaultTo(0)).execute();
}

async function index(db: Kysely<unknown>, table: string, columns: string[]): Promise<void> {
  const name = [table, "by", ...columns].join("_");
  await db.schema.createIndex(name).on(table).columns(columns).execute();
}

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
