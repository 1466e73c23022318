import type { Selectable } from "kysely";
import type { Database, Tables } from "./schema.ts";

export type MessageRow = Selectable<Tables["message"]>;

export async function insertMessage(db: Database, message: MessageRow): Promise<void> {
  await db.insertInto("message").values(message).execute();
}

export async function allMessages(db: Database): Promise<MessageRow[]> {
  return db.selectFrom("message").selectAll().orderBy("createdAt").orderBy("id").execute();
}

export async function newestMessages(db: Database, limit: number): Promise<MessageRow[]> {
  const newest = db.selectFrom("message").selectAll().orderBy("createdAt", "desc");
  return newest.orderBy("id", "desc").limit(limit).execute();
}
