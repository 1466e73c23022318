import { sql } from "kysely";
import type { Database } from "./schema.ts";

/** What a database and its file store both keep: which closet they are, and how often they were opened together. */
export type Pair = { id: string; opened: number };

export async function pairOf(db: Database): Promise<Pair | null> {
  return (await db.selectFrom("pairing").select(["id", "opened"]).executeTakeFirst()) ?? null;
}

export async function setPair(db: Database, pair: Pair): Promise<void> {
  const row = db.insertInto("pairing").values({ place: 1, ...pair });
  await row.onConflict((clash) => clash.column("place").doUpdateSet(pair)).execute();
}

/** How many files the rows stand on. */
export async function countNamedFiles(db: Database): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select (select count(*) from photo) + (select count(*) from picture)
      + (select count("cartoonKey") + count("maskKey") from garment) as n`.execute(db);
  return rows[0]?.n ?? 0;
}
