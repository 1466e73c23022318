import type { Selectable } from "kysely";
import type { PersonId } from "./ownership.ts";
import type { Database, Tables } from "./schema.ts";

export type PersonRow = Selectable<Tables["user"]>;

export async function personRow(db: Database, person: PersonId): Promise<PersonRow | undefined> {
  return db.selectFrom("user").selectAll().where("id", "=", person).executeTakeFirst();
}

/** The ways in that this person has: `credential` for a password, else the provider's name. */
export async function waysIn(db: Database, person: PersonId): Promise<string[]> {
  const rows = db.selectFrom("account").select("providerId").where("userId", "=", person);
  return (await rows.orderBy("createdAt").execute()).map((row) => row.providerId);
}

/** Every session that still holds, last used first. */
export async function sessionsOf(db: Database, person: PersonId, now: Date) {
  return db
    .selectFrom("session")
    .select(["id", "userAgent", "createdAt", "updatedAt"])
    .where("userId", "=", person)
    .where("expiresAt", ">", now.toISOString())
    .orderBy("updatedAt", "desc")
    .execute();
}

/** @returns false when this person has no such session */
export async function endSession(db: Database, person: PersonId, id: string): Promise<boolean> {
  const gone = db.deleteFrom("session").where("userId", "=", person).where("id", "=", id);
  return (await gone.executeTakeFirst()).numDeletedRows > 0n;
}

export async function endOtherSessions(db: Database, person: PersonId, kept: string) {
  const others = db.deleteFrom("session").where("userId", "=", person).where("id", "!=", kept);
  await others.execute();
}

/**
 * Marks an e-mail's link as used, by its fingerprint; better-auth sweeps the table of what has expired.
 * @returns false when it was used before
 */
export async function useLink(db: Database, id: string, expires: Date): Promise<boolean> {
  const now = new Date().toISOString();
  const row = { id, identifier: id, value: "used", createdAt: now, updatedAt: now };
  const used = db.insertInto("verification").values({ ...row, expiresAt: expires.toISOString() });
  const { numInsertedOrUpdatedRows = 0n } = await used
    .onConflict((clash) => clash.column("id").doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** A link that did not do its work may be tried again. */
export async function giveLinkBack(db: Database, id: string): Promise<void> {
  await db.deleteFrom("verification").where("id", "=", id).execute();
}
