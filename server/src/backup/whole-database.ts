import { sql } from "kysely";
import type { Connection } from "../database/connect.ts";
import type { Database } from "../database/schema.ts";

export type Row = Record<string, string | number | null>;
type Opened = Pick<Connection, "db" | "kind">;

/** Rows that are fetched, or written, at once. */
const BATCH = 100;

/** What says where a closet lies and who works on it now, and goes nowhere with it. */
const OF_THE_PLACE = ["pairing", "storing"];

/** Every table there is, those that others refer to first. Read from the database itself, so that no new one is forgotten. */
export async function tablesInOrder({ db, kind }: Opened): Promise<string[]> {
  const found = (await db.introspection.getTables()).filter(
    ({ name, isView }) => !isView && !OF_THE_PLACE.includes(name),
  );
  const references = kind === "sqlite" ? sqliteReferences : postgresReferences;
  const pairs = (await references.execute(db)).rows;
  const ordered = new Set<string>();
  const visit = (table: string) => {
    if (ordered.has(table)) return;
    for (const { from, to } of pairs) if (from === table && to !== table) visit(to);
    ordered.add(table);
  };
  for (const { name } of found.toSorted((a, b) => (a.name < b.name ? -1 : 1))) visit(name);
  return [...ordered];
}

type Reference = { from: string; to: string };

const sqliteReferences = sql<Reference>`
  select t.name as "from", f."table" as "to"
  from sqlite_master t join pragma_foreign_key_list(t.name) f where t.type = 'table'`;

const postgresReferences = sql<Reference>`
  select a.relname as "from", b.relname as "to"
  from pg_constraint c join pg_class a on a.oid = c.conrelid join pg_class b on b.oid = c.confrelid
  where c.contype = 'f' and c.connamespace = current_schema()::regnamespace`;

/** Reads as of one moment, whatever others write meanwhile; nobody waits for it. */
export function asOfOneMoment<T>({ db, kind }: Opened, read: (db: Database) => Promise<T>) {
  const transaction = db.transaction();
  // SQLite's write-ahead log gives every transaction the database as it first saw it.
  return (
    kind === "sqlite" ? transaction : transaction.setIsolationLevel("repeatable read")
  ).execute(read);
}

/** @param db a transaction */
export async function* rowsOf(db: Database, kind: Connection["kind"], table: string) {
  const all = sql`select * from ${sql.table(table)}`;
  if (kind === "sqlite") {
    const select = db.selectFrom(sql.table(table).as("t")).selectAll() as unknown as Rows;
    yield* select.stream();
    return;
  }
  await sql`declare everything no scroll cursor for ${all}`.execute(db);
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(BATCH)} from everything`.execute(db);
    yield* rows;
    if (rows.length < BATCH) break;
  }
  await sql`close everything`.execute(db);
}

type Rows = { stream(): AsyncIterableIterator<Row> };

/** @param db a transaction */
export async function insertRows(db: Database, table: string, rows: AsyncIterable<Row>) {
  let batch: Row[] = [];
  const write = async () => {
    const [first] = batch;
    if (!first) return;
    const columns = sql.join(Object.keys(first).map((name) => sql.ref(name)));
    const values = sql.join(batch.map((row) => sql`(${sql.join(Object.values(row))})`));
    await sql`insert into ${sql.table(table)} (${columns}) values ${values}`.execute(db);
    batch = [];
  };
  for await (const row of rows) if (batch.push(row) === BATCH) await write();
  await write();
}

/**
 * Until PostgreSQL has counted many new rows, its planner reads a large closet whole for each page. By itself it counts them within
 * a minute or so.
 */
export async function countRows({ db, kind }: Opened): Promise<void> {
  if (kind === "postgres") await sql`analyze`.execute(db);
}

/** @returns the first table that has a row, or null */
export async function firstFilled({ db }: Opened, tables: string[]): Promise<string | null> {
  for (const table of tables) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db);
    if (rows.length > 0) return table;
  }
  return null;
}

export async function emptyTables(db: Database, tables: string[]): Promise<void> {
  for (const table of tables.toReversed()) await sql`delete from ${sql.table(table)}`.execute(db);
}
