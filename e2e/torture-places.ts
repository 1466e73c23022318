import { cpSync, existsSync, readdirSync, readFileSync, readlinkSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pictureType } from "@fit-closet/core";
import { openStores } from "../server/src/backup/open-stores.ts";
import { insertRows, rowsOf, tablesInOrder } from "../server/src/backup/whole-database.ts";
import { openDatabase } from "../server/src/database/connect.ts";
import { knownFiles } from "../server/src/database/known-files.ts";
import { migrate } from "../server/src/database/migrations.ts";
import { emptyDatabase, KINDS } from "../server/src/database/testing.ts";
import { forgetStoring } from "../server/src/database/storing.ts";
import { createDiskStore } from "../server/src/files/disk.ts";
import { readConfig } from "../server/src/config.ts";
import { startSwift } from "../server/testing/swift.ts";

/** A data folder that the first version wrote: three garments and an idea with its picture. */
export const FIRST_VERSION = join(import.meta.dirname, "fixtures/first-version");
export const FIRST_PERSON = { email: "ada@example.com", password: "correct horse battery" };
const FIRST_MIGRATION = "2026-11-20-first";

export type Place = {
  settings: Record<string, string>;
  /** Whether this process, the only one that runs here, has the database open. */
  isOpened: (pid: number) => Promise<boolean>;
  /** Files that are listed and known to rows, and those that are set aside. */
  look: () => Promise<{ listed: number; known: number; aside: number }>;
  /** As if the minutes had passed after which whoever was killed amid an import is forgotten. */
  forgetKilled: () => Promise<void>;
  close: () => Promise<void>;
};

export type Kind = { database: (typeof KINDS)[number]; bucket: boolean; replicas: number };

/** With PostgreSQL two replicas work on one place: on one folder, and where it is asked for and to be had in one bucket. */
export function kindsOfPlace(withBuckets: boolean): Kind[] {
  const alone = { database: "sqlite", bucket: false, replicas: 1 } as const;
  const together = { database: "postgres", replicas: 2 } as const;
  if (KINDS.length === 1) return [alone];
  return [
    alone,
    ...[false, ...(withBuckets ? [true] : [])].map((bucket) => ({ ...together, bucket })),
  ];
}

/** What the first version left, moved to where the kind has it: its own tables, without what later versions add. */
export async function earlierPlace({ database, bucket }: Kind): Promise<Place | null> {
  const swift = bucket ? await startSwift() : null;
  if (bucket && !swift) return null;
  const folder = await mkdtemp(join(tmpdir(), "fit-closet-torture-"));
  const url = await emptyDatabase(database);
  const there = await swift?.bucket();
  const settings = {
    DATA_DIR: folder,
    DATABASE_URL: url ?? "",
    AUTH_SECRET: "a secret that only the tests know, long enough",
    S3_BUCKET: there?.bucket ?? "",
    S3_ENDPOINT: there?.endpoint ?? "",
    S3_ACCESS_KEY_ID: there?.keys?.accessKeyId ?? "",
    S3_SECRET_ACCESS_KEY: there?.keys?.secretAccessKey ?? "",
  };
  if (!bucket) cpSync(join(FIRST_VERSION, "files"), join(folder, "files"), { recursive: true });
  if (!url) cpSync(join(FIRST_VERSION, "closet.sqlite"), join(folder, "closet.sqlite"));
  if (url) await moveRows(folder, url);
  if (bucket) await moveFiles(settings);
  return {
    settings,
    isOpened: async (pid) =>
      url ? hasSession(url) : hasOpen(pid, join(folder, "closet.sqlite-wal")),
    look: () => look(settings),
    async forgetKilled() {
      const stores = await openStores(readConfig(settings));
      await forgetStoring(stores.connection.db);
      await stores.close();
    },
    async close() {
      await swift?.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Linux tells what a process has open; elsewhere this is taken to be so. */
function hasOpen(pid: number, file: string): boolean {
  const folder = `/proc/${pid}/fd`;
  if (!existsSync(folder)) return true;
  return readdirSync(folder).some((fd) => linkOf(join(folder, fd)) === file);
}

/** A file may be closed again before it is looked at. */
function linkOf(path: string): string | null {
  try {
    return readlinkSync(path);
  } catch {
    return null;
  }
}

/** Sessions on a test's own database are a server's, but for the one that asks. */
async function hasSession(url: string): Promise<boolean> {
  const { pool, close } = openDatabase({ url, folder: "" });
  const others =
    "select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()";
  const found = await pool?.query(others);
  await close();
  return (found?.rowCount ?? 0) > 0;
}

async function moveRows(scratch: string, url: string): Promise<void> {
  const copy = join(scratch, "earlier");
  cpSync(FIRST_VERSION, copy, { recursive: true });
  const from = openDatabase({ folder: copy });
  const to = openDatabase({ url, folder: copy });
  await migrate(to.db, to.kind, FIRST_MIGRATION);
  for (const table of await tablesInOrder(from))
    await insertRows(to.db, table, rowsOf(from.db, from.kind, table));
  for (const { close } of [from, to]) await close();
  await rm(copy, { recursive: true });
}

async function moveFiles(settings: Record<string, string>): Promise<void> {
  const stores = await openStores(readConfig(settings));
  const from = await createDiskStore(join(FIRST_VERSION, "files"));
  for await (const { key } of from.list("")) {
    const bytes = readFileSync(join(FIRST_VERSION, "files", key));
    await stores.files.put(key, bytes, pictureType(bytes) ?? "application/octet-stream");
  }
  await stores.close();
}

async function look(settings: Record<string, string>) {
  const { connection, files, close } = await openStores(readConfig(settings));
  const keys: string[] = [];
  for await (const { key } of files.list("")) keys.push(key);
  let aside = 0;
  for await (const _ of files.listAside()) aside++;
  const known = (await knownFiles(connection.db, keys)).size;
  await close();
  return { listed: keys.length, known, aside };
}
