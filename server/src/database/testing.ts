import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { inject } from "vitest";
import { connect } from "./connect.ts";

/** Every kind of database that this machine can run, for `describe.each`. */
export const KINDS = inject("postgresUrl")
  ? (["sqlite", "postgres"] as const)
  : ["sqlite" as const];

/** An empty Postgres database of its own; undefined, which means SQLite, for the other kind. */
export async function emptyDatabase(kind: (typeof KINDS)[number]): Promise<string | undefined> {
  return kind === "postgres" ? createDatabase() : undefined;
}

async function createDatabase(): Promise<string> {
  const server = inject("postgresUrl") ?? "";
  const name = `test_${process.pid}_${performance.now().toFixed(0)}_${databases++}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return server.replace("/postgres?", `/${name}?`);
}

let databases = 0;

/** A migrated database that is closed and removed with `close`. */
export async function openDatabase(kind: (typeof KINDS)[number]) {
  const url = await emptyDatabase(kind);
  const folder = mkdtempSync(join(tmpdir(), "fit-closet-test-"));
  const connection = await connect({ url, folder });
  const close = async () => {
    await connection.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { ...connection, folder, close };
}
