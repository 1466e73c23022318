import type { Kysely } from "kysely";

export async function index(db: Kysely<unknown>, table: string, columns: string[]): Promise<void> {
  const name = [table, "by", ...columns].join("_");
  await db.schema.createIndex(name).on(table).columns(columns).execute();
}
