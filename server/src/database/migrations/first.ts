import type { Kysely } from "kysely";
import { index } from "./index-of.ts";

/** The tables of the first version. What was released is never edited. */
export async function createFirst(db: Kysely<unknown>): Promise<void> {
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
