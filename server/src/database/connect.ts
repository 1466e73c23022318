import { join } from "node:path";
import { DatabaseSync, type DatabaseSyncInstance } from "@photostructure/sqlite";
import { Kysely, PostgresDialect, type SqliteDatabase, SqliteDialect, sql } from "kysely";
import pg from "pg";
import { migrate } from "./migrations.ts";
import type { Database, Tables } from "./schema.ts";

export type Connection = {
  db: Database;
  kind: "sqlite" | "postgres";
  /** For what is not a query of ours (rate limits); null on SQLite. */
  pool: pg.Pool | null;
  /** Rejects when the database does not answer. */
  check: () => Promise<void>;
  close: () => Promise<void>;
};

export type DatabaseOptions = {
  /** Postgres at this address; otherwise SQLite in `folder`. */
  url?: string | undefined;
  folder: string;
  /** Called when an idle connection is lost; the next query opens a new one. */
  onLost?: (error: Error) => void;
};

/** Connects and brings the tables up to date. */
export async function connect(options: DatabaseOptions): Promise<Connection> {
  const connection = options.url ? openPostgres(options.url, options.onLost) : openSqlite(options);
  try {
    await migrate(connection.db, connection.kind);
  } catch (error) {
    await connection.close();
    throw error;
  }
  return connection;
}

function openSqlite({ folder }: DatabaseOptions): Connection {
  const file = new DatabaseSync(join(folder, "closet.sqlite"), { timeout: 5000 });
  // FULL: an answer that said "saved" survives a power cut. WAL alone may lose the last few.
  file.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON");
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: asKysely(file) }) });
  return { db, kind: "sqlite", pool: null, check: () => ask(db), close: () => db.destroy() };
}

/** node:sqlite's API in the words that Kysely's dialect speaks (better-sqlite3's). */
function asKysely(file: DatabaseSyncInstance): SqliteDatabase {
  return {
    close: () => file.close(),
    prepare(text) {
      const statement = file.prepare(text);
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...parameters),
        run: (parameters) => statement.run(...parameters),
        iterate: (parameters) => statement.iterate(...parameters),
      };
    },
  };
}

function openPostgres(url: string, onLost: (error: Error) => void = () => {}): Connection {
  const pool = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: 5000,
    types: {
      // Milliseconds and sizes stay below 2^53, so that both databases give numbers.
      getTypeParser: (oid, format) =>
        oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format),
    },
  });
  pool.on("error", onLost);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return { db, kind: "postgres", pool, check: () => ask(db), close: () => db.destroy() };
}

async function ask(db: Database): Promise<void> {
  await sql`select 1`.execute(db);
}
