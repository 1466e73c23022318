import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type DatabaseSyncInstance } from "@photostructure/sqlite";
import { SetupError } from "../config.ts";

const FILE = "closet.sqlite";

/** Held until the process ends, as the garbage collector would close them. */
const leftOpen = new Set<DatabaseSyncInstance>();

/**
 * Opens the database file, or makes it.
 * @throws SetupError when it is damaged, cut short or parted from its write-ahead log, or the disk is full; nothing was changed then
 */
export function openFile(folder: string): DatabaseSyncInstance {
  const path = join(folder, FILE);
  mustHaveBoth(path);
  let file: DatabaseSyncInstance | undefined;
  try {
    file = new DatabaseSync(path, { timeout: 5000 });
    // FULL: an answer that said "saved" survives a power cut. WAL alone may lose the last few.
    file.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON");
    const found = file.prepare("PRAGMA quick_check(1)").get() as { quick_check: string };
    if (found.quick_check !== "ok") throw damaged(path, found.quick_check);
    return file;
  } catch (cause) {
    // Closing would write the log into a file that is damaged.
    if (file) leftOpen.add(file);
    throw cause instanceof SetupError ? cause : asSentence(path, cause);
  }
}

/** What a stopped server leaves is whole in one file, so that whoever moves it alone moves everything. */
export function closeFile(file: DatabaseSyncInstance): void {
  try {
    // Without it the last connection's end would do; but it does nothing while a statement is not collected yet.
    file.exec("PRAGMA wal_checkpoint(TRUNCATE)");
  } finally {
    file.close();
  }
}

/** SQLite removes the log of a database that is empty, and with it what was not in the database yet. */
function mustHaveBoth(path: string): void {
  const sizeOf = (file: string) => (existsSync(file) ? statSync(file).size : 0);
  if (sizeOf(path) > 0 || sizeOf(`${path}-wal`) === 0) return;
  throw new SetupError(
    `${path} is empty or missing, but its write-ahead log ${FILE}-wal is there. Nothing was changed. Put back the ${FILE} that belongs to it, or move the log away.`,
  );
}

const damaged = (path: string, cause: unknown) =>
  new SetupError(
    `${path} is damaged or no database. Nothing was changed. Move it away, with its -wal and -shm, and put back a copy or restore a backup: npm run -s restore -- FILE.zip --replace`,
    { cause },
  );

/** By SQLite's result codes (https://sqlite.org/rescode.html). */
const SENTENCES: Record<number, (path: string, cause: unknown) => SetupError> = {
  5: (path, cause) => new SetupError(`Another program holds ${path}. End it first.`, { cause }),
  8: (path, cause) =>
    new SetupError(
      `${path} cannot be written to. Give this user write access to it and its folder.`,
      { cause },
    ),
  10: (path, cause) =>
    new SetupError(`The disk with ${path} is full or failing. Make room or look after it.`, {
      cause,
    }),
  11: damaged,
  13: (path, cause) => new SetupError(`The disk with ${path} is full. Make room on it.`, { cause }),
  14: (path, cause) =>
    new SetupError(`${path} cannot be opened. Give this user access to it and its folder.`, {
      cause,
    }),
  26: damaged,
};

/** Also for the folder's lock, which is an SQLite file too. */
export function resultCode(cause: unknown): number {
  return ((cause as { errcode?: number }).errcode ?? 0) & 0xff;
}

function asSentence(path: string, cause: unknown): unknown {
  return SENTENCES[resultCode(cause)]?.(path, cause) ?? cause;
}
