import { buffer } from "node:stream/consumers";
import { createHash } from "node:crypto";
import { FitError } from "@fit-closet/core";
import { appliedMigrations, migrate, MIGRATION_NAMES } from "../database/migrations.ts";
import type { FileStore } from "../files/file-store.ts";
import { pairAnyway } from "../pairing.ts";
import type { BackedUpFile, Manifest } from "./manifest.ts";
import type { Backup } from "./read-backup.ts";
import {
  countRows,
  emptyTables,
  firstFilled,
  insertRows,
  tablesInOrder,
} from "./whole-database.ts";
import type { Stores } from "./write-backup.ts";

/**
 * Puts a checked backup where the configuration says, whatever kind of database and store it came from. Files come first and
 * rows last, in one transaction, so that a restore cut short has brought no row and is simply done again.
 * @param replace lets it take the place of what is there
 * @throws FitError already_exists when something is there; bad_request when the backup is of a later version
 */
export async function restoreBackup(
  { connection, files }: Stores,
  backup: Backup,
  replace: boolean,
): Promise<void> {
  const { db, kind } = connection;
  await prepareTables(connection, backup.manifest);
  const tables = await tablesInOrder(connection);
  if (!replace) await mustBeEmpty({ connection, files }, tables);
  const kept = new Set<string>();
  for await (const file of backup.files()) {
    await putFile(files, file, backup);
    kept.add(file.key);
  }
  await db.transaction().execute(async (trx) => {
    await emptyTables(trx, tables);
    for (const { name } of backup.manifest.tables) await insertRows(trx, name, backup.rowsOf(name));
  });
  // Aside and not away: rows that were replaced cannot come back, but somebody's photos can.
  for await (const { key } of files.list("")) if (!kept.has(key)) await files.setAside(key);
  await migrate(db, kind);
  // Rows and files of one backup belong together, whatever lay here before.
  await pairAnyway({ connection, files });
  await countRows(connection);
}

/** Rows go into tables as they were when the backup was made; what has changed since then is done to them afterwards. */
async function prepareTables(
  { db, kind }: Stores["connection"],
  { migrations }: Manifest,
): Promise<void> {
  const applied = await appliedMigrations(db);
  const last = migrations.at(-1);
  const known = MIGRATION_NAMES.slice(0, migrations.length);
  if (last === undefined || known.join() !== migrations.join())
    throw new FitError("bad_request", {
      message: "That backup was made by a later version of Fit Closet. Update this one first.",
    });
  if (applied.length > migrations.length)
    throw new FitError("bad_request", {
      message:
        "That backup was made by an earlier version, and a later one has opened this database. Restore into a new one.",
    });
  await migrate(db, kind, last);
}

async function mustBeEmpty({ connection, files }: Stores, tables: string[]): Promise<void> {
  const filled = await firstFilled(connection, tables);
  const { done } = await files.list("")[Symbol.asyncIterator]().next();
  if (!filled && done) return;
  const what = filled ? `rows in ${filled}` : "files";
  throw new FitError("already_exists", {
    message: `There is a closet already (${what}). To put the backup in its place, add --replace.`,
  });
}

async function putFile(files: FileStore, file: BackedUpFile, backup: Backup): Promise<void> {
  const bytes = await backup.bytesOf(file);
  await files.put(file.key, bytes, file.type).catch(async (error: unknown) => {
    if (!(error instanceof FitError) || error.code !== "already_exists") throw error;
    if (await holds(files, file)) return;
    await files.delete(file.key);
    await files.put(file.key, bytes, file.type);
  });
}

async function holds(files: FileStore, { key, sha256 }: BackedUpFile): Promise<boolean> {
  const bytes = await buffer((await files.get(key)).stream);
  return createHash("sha256").update(bytes).digest("hex") === sha256;
}
