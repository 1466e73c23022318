import { type ColumnBuilderCallback, type Kysely, sql } from "kysely";
import { index } from "./index-of.ts";

export async function addCuts(db: Kysely<unknown>): Promise<void> {
  const add = (name: string, type: "text" | "integer", build?: ColumnBuilderCallback) =>
    db.schema.alterTable("garment").addColumn(name, type, build).execute();
  await add("details", "text", (c) => c.notNull().defaultTo("{}"));
  await add("edited", "text", (c) => c.notNull().defaultTo("[]"));
  await add("cut", "text", (c) => c.notNull().defaultTo("found"));
  await add("maskKey", "text");
  await add("drawing", "integer", (c) => c.notNull().defaultTo(1));
  await add("drawnBy", "text", (c) => c.notNull().defaultTo(""));
}

export async function createSpending(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("spending")
    .addColumn("day", "text", (c) => c.notNull())
    .addColumn("account", "text", (c) => c.notNull())
    .addColumn("micros", "bigint", (c) => c.notNull())
    .addPrimaryKeyConstraint("spending_of_day", ["day", "account"])
    .execute();
}

export async function createForecasts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("forecast")
    .addColumn("key", "text", (c) => c.primaryKey())
    .addColumn("weather", "text", (c) => c.notNull())
    .addColumn("createdAt", "bigint", (c) => c.notNull())
    .execute();
}

export async function addWriters(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("idea").addColumn("by", "text").execute();
}

/** One row at most: the key has one value. */
export async function createFirstPerson(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("firstPerson")
    .addColumn("place", "integer", (c) => c.primaryKey().check(sql`place = 1`))
    .addColumn("userId", "text", (c) => c.notNull().references("user.id").onDelete("cascade"))
    .execute();
}

export async function createPairing(db: Kysely<unknown>): Promise<void> {
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

export async function addBin(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("garment").addColumn("deletedAt", "bigint").execute();
  await index(db, "garment", ["deletedAt"]);
}

export async function addLife(db: Kysely<unknown>): Promise<void> {
  const garment = db.schema.alterTable("garment");
  await garment.addColumn("status", "text", (c) => c.notNull().defaultTo("ready")).execute();
  await db.schema
    .createTable("wear")
    .addColumn("garmentId", "text", (c) => c.notNull().references("garment.id").onDelete("cascade"))
    .addColumn("userId", "text", (c) => c.notNull().references("user.id").onDelete("cascade"))
    .addColumn("day", "text", (c) => c.notNull())
    .addColumn("createdAt", "bigint", (c) => c.notNull())
    .addPrimaryKeyConstraint("wear_of_day", ["garmentId", "day"])
    .execute();
  await index(db, "wear", ["userId", "garmentId", "day"]);
}

export async function addDrawnBytes(db: Kysely<unknown>): Promise<void> {
  const garment = db.schema.alterTable("garment");
  await garment.addColumn("drawnBytes", "bigint", (c) => c.notNull().defaultTo(0)).execute();
}

/** Goes with its person, and is nobody's before they chose something. */
export async function createPictured(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("pictured")
    .addColumn("userId", "text", (c) => c.primaryKey().references("user.id").onDelete("cascade"))
    .addColumn("likeness", "text")
    .addColumn("style", "text")
    .execute();
}

export async function createBatches(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("batch")
    .addColumn("id", "text", (c) => c.notNull())
    .addColumn("userId", "text", (c) => c.notNull().references("user.id").onDelete("cascade"))
    .addColumn("before", "text", (c) => c.notNull())
    .addColumn("createdAt", "bigint", (c) => c.notNull())
    .addPrimaryKeyConstraint("batch_of_person", ["userId", "id"])
    .execute();
  await index(db, "batch", ["createdAt"]);
}

/** What each person did about outfits and pieces, and what was learned of it. */
export async function createTaste(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("reaction")
    .addColumn("userId", "text", (c) => c.notNull().references("user.id").onDelete("cascade"))
    .addColumn("key", "text", (c) => c.notNull())
    .addColumn("day", "text", (c) => c.notNull())
    .addColumn("act", "text", (c) => c.notNull())
    .addColumn("kept", "text", (c) => c.notNull())
    .addColumn("passed", "text", (c) => c.notNull())
    .addColumn("told", "text", (c) => c.notNull())
    .addColumn("createdAt", "bigint", (c) => c.notNull())
    .addPrimaryKeyConstraint("reaction_of_person", ["userId", "key"])
    .execute();
  await index(db, "reaction", ["userId", "createdAt"]);
  await db.schema
    .createTable("taste")
    .addColumn("userId", "text", (c) => c.primaryKey().references("user.id").onDelete("cascade"))
    .addColumn("version", "bigint", (c) => c.notNull())
    .addColumn("learned", "text", (c) => c.notNull())
    .addColumn("forgotten", "text", (c) => c.notNull())
    .execute();
}

export async function addFacts(db: Kysely<unknown>): Promise<void> {
  const add = (name: string, type: "text" | "bigint" | "integer", build?: ColumnBuilderCallback) =>
    db.schema.alterTable("garment").addColumn(name, type, build).execute();
  for (const name of ["statusNote", "brand", "size", "currency", "acquiredOn", "archiveReason"])
    await add(name, "text");
  for (const name of ["price", "archivedAt"] as const) await add(name, "bigint");
  await add("quantity", "integer", (c) => c.notNull().defaultTo(1));
  await add("washAfterWears", "integer");
  await db.schema
    .createTable("wash")
    .addColumn("garmentId", "text", (c) => c.notNull().references("garment.id").onDelete("cascade"))
    .addColumn("userId", "text", (c) => c.notNull().references("user.id").onDelete("cascade"))
    .addColumn("day", "text", (c) => c.notNull())
    .addColumn("createdAt", "bigint", (c) => c.notNull())
    .addPrimaryKeyConstraint("wash_of_day", ["garmentId", "day"])
    .execute();
  await index(db, "wash", ["userId", "garmentId", "day"]);
}

export async function createLooks(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("look")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("userId", "text", (c) => c.notNull().references("user.id").onDelete("cascade"))
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("day", "text", (c) => c.notNull())
    .addColumn("garmentIds", "text", (c) => c.notNull())
    .addColumn("createdAt", "bigint", (c) => c.notNull())
    .execute();
  await index(db, "look", ["userId", "day"]);
}

export async function addIdeaNotes(db: Kysely<unknown>): Promise<void> {
  const idea = db.schema.alterTable("idea");
  await idea.addColumn("tags", "text", (c) => c.notNull().defaultTo("[]")).execute();
  await idea.addColumn("note", "text").execute();
}
