import { sql } from "kysely";
import { expect, test } from "vitest";
import type { Database } from "./schema.ts";
import { type Columns, described, tablesInCode } from "./schema-in-code.testing.ts";
import { KINDS, openDatabase } from "./testing.ts";

/** SQLite says of a key that it may be null, and never stores one. */
async function keysOf(db: Database, table: string): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ name: string }>`
    select name from pragma_table_info(${table}) where pk > 0`.execute(db);
  return new Set(rows.map(({ name }) => name));
}

async function tablesThatWereMade(db: Database, kind: (typeof KINDS)[number]) {
  const made: Record<string, Columns> = {};
  for (const { name: table, columns } of await db.introspection.getTables()) {
    const keys = kind === "sqlite" ? await keysOf(db, table) : new Set();
    made[table] = Object.fromEntries(
      columns.map(({ name, dataType, isNullable }) => [
        name,
        described(/^(integer|bigint|int[248])$/i.test(dataType), isNullable && !keys.has(name)),
      ]),
    );
  }
  return made;
}

test.each(KINDS)("the steps make on %s what the code writes and reads", async (kind) => {
  const { db, close } = await openDatabase(kind);
  try {
    expect(await tablesThatWereMade(db, kind)).toEqual(tablesInCode());
  } finally {
    await close();
  }
});
