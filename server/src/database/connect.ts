import { createRequire } from "node:module";
import type { DatabaseSyncInstance } from "@photostructure/sqlite";
import { FitError } from "@fit-closet/core";
import {
  Kysely,
  PostgresDialect,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  sql,
} from "kysely";
import type pg from "pg";
import { telling, tellingPool } from "./away.ts";
import { migrate } from "./migrations.ts";
import type { Database, Tables } from "./schema.ts";
import { closeFile, openFile } from "./sqlite-file.ts";

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

/** Connects to whatever tables are there. */
export function openDatabase(options: DatabaseOptions): Connection {
  return options.url ? openPostgres(options.url, options.onLost) : openSqlite(options);
}

/** Connects and brings the tables up to date. */
export async function connect(options: DatabaseOptions): Promise<Connection> {
  const connection = openDatabase(options);
  try {
    await migrate(connection.db, connection.kind);
  } catch (error) {
    await connection.close();
    throw atStart(error);
  }
  return connection;
}

function atStart(error: unknown): unknown {
  if (!(error instanceof FitError) || !(error.cause instanceof Error)) return error;
  const message = `The database cannot be used: ${error.cause.message}`;
  return new FitError("unavailable", { message, cause: error.cause });
}

/** SQLite takes changes of tables back with a transaction as it does rows; Kysely would leave half a migration where one is killed. */
class WholeSqlite extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new (class extends SqliteAdapter {
      override get supportsTransactionalDdl() {
        return true;
      }
    })();
  }
}

function openSqlite({ folder }: DatabaseOptions): Connection {
  const file = openFile(folder);
  const db = new Kysely<Tables>({ dialect: new WholeSqlite({ database: asKysely(file) }) });
  return { db, kind: "sqlite", pool: null, check: () => ask(db), close: () => db.destroy() };
}

const NOTHING = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [][Symbol.iterator](),
};

/** node:sqlite's API in the words that Kysely's dialect speaks (better-sqlite3's). */
function asKysely(file: DatabaseSyncInstance): SqliteDatabase {
  return {
    close: () => closeFile(file),
    prepare(text) {
      // A full disk ends the transaction by itself (https://sqlite.org/lang_transaction.html); the failure that did it is the news.
      if (text === "rollback" && !file.isTransaction) return NOTHING;
      const statement = telling(() => file.prepare(text));
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => telling(() => statement.all(...parameters)),
        run: (parameters) => telling(() => statement.run(...parameters)),
        iterate: (parameters) => statement.iterate(...parameters),
      };
    },
  };
}

/** A new connection costs a page more than all its queries do. */
const IDLE_MS = 60_000;

/** How our connections are called in pg_stat_activity. */
export const APPLICATION = "fit-closet";

/** Loaded by those who use it: it keeps two megabytes. */
const postgres = (): typeof pg => createRequire(import.meta.url)("pg") as typeof pg;

function openPostgres(url: string, onLost: (error: Error) => void = () => {}): Connection {
  const { Pool, types } = postgres();
  const pool = new Pool({
    connectionString: url,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: IDLE_MS,
    keepAlive: true,
    application_name: APPLICATION,
    types: {
      // Milliseconds and sizes stay below 2^53, so that both databases give numbers.
      getTypeParser: (oid, format) =>
        oid === types.builtins.INT8 ? Number : types.getTypeParser(oid, format),
    },
  });
  pool.on("error", onLost);
  // One that is lost between two queries of a transaction tells nobody else, and an unheard error ends the process.
  pool.on("connect", (client) => client.on("error", () => {}));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: tellingPool(pool) }) });
  return { db, kind: "postgres", pool, check: () => ask(db), close: () => db.destroy() };
}

async function ask(db: Database): Promise<void> {
  await sql`select 1`.execute(db);
}
