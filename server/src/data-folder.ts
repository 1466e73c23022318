import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, unlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type DatabaseSyncInstance } from "@photostructure/sqlite";
import { SetupError } from "./config.ts";

/** A connection that nobody refers to is closed by the garbage collector, and its lock goes with it. */
const held = new Set<DatabaseSyncInstance>();

/**
 * Holds a folder for this process alone until it ends, however it ends.
 *
 * The lock is SQLite's own exclusive lock on an otherwise empty database: the kernel drops it with the process, so nothing
 * is stale after `kill -9`, where a pid file would name a process long gone (or a new one with the same number). Node itself
 * has no flock.
 * @throws SetupError when another process holds it
 */
export function lockFolder(folder: string): void {
  const lock = new DatabaseSync(join(folder, "lock.sqlite"));
  try {
    lock.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
  } catch (cause) {
    lock.close();
    throw new SetupError(
      `Another Fit Closet is already running on ${folder}. Stop it first, or choose another folder with DATA_DIR.`,
      { cause },
    );
  }
  held.add(lock);
}

/** @throws SetupError when nothing can be written there */
export function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    const probe = join(folder, `.probe-${process.pid}`);
    writeFileSync(probe, "", { flag: "w" });
    unlinkSync(probe);
  } catch (cause) {
    throw new SetupError(
      `The data folder ${folder} cannot be written to. Give this user write access, or choose another folder with DATA_DIR.`,
      { cause },
    );
  }
}

/** The secret that signs sessions, made on the first start and readable by its owner alone. */
export function keptSecret(folder: string): string {
  const file = join(folder, "auth-secret");
  try {
    writeFileSync(file, randomBytes(32).toString("base64url"), { mode: 0o600, flag: "wx" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  return readFileSync(file, "utf8").trim();
}
