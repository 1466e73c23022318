import { randomBytes, randomUUID } from "node:crypto";
import {
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type DatabaseSyncInstance } from "@photostructure/sqlite";
import { SetupError } from "./config.ts";
import { resultCode } from "./database/sqlite-file.ts";

/** A connection that nobody refers to is closed by the garbage collector, and its lock goes with it. */
const held = new Set<DatabaseSyncInstance>();

/** SQLite's result codes for a lock that somebody has, and for a file that is no database (https://sqlite.org/rescode.html). */
const [BUSY, CORRUPT, NO_DATABASE] = [5, 11, 26];

/**
 * Holds a folder for this process alone until it ends, however it ends.
 *
 * The lock is SQLite's own exclusive lock on an otherwise empty database: the kernel drops it with the process, so nothing
 * is stale after `kill -9`, where a pid file would name a process long gone (or a new one with the same number). Node itself
 * has no flock.
 * @throws SetupError when another process holds it, or it cannot be had at all
 */
export function lockFolder(folder: string): void {
  const file = join(folder, "lock.sqlite");
  let lock: DatabaseSyncInstance | undefined;
  try {
    lock = new DatabaseSync(file);
    lock.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
  } catch (cause) {
    lock?.close();
    throw new SetupError(whyUnlocked(folder, file, resultCode(cause)), { cause });
  }
  held.add(lock);
}

function whyUnlocked(folder: string, file: string, code: number): string {
  if (code === BUSY)
    return `Another Fit Closet is already running on ${folder}. Stop it first, or choose another folder with DATA_DIR.`;
  if (code === CORRUPT || code === NO_DATABASE)
    return `${file} is damaged. It holds nothing but a lock: see that no Fit Closet is running on this folder, remove it and start again.`;
  return `${file} cannot be written. See that the disk has room and that this user may write there.`;
}

/** Less than this and not even the database can be opened. */
const LEAST_BYTES = 1024 ** 2;

export type Place = {
  /** As people call it: "The data folder". */
  name: string;
  folder: string;
  /** What is set to choose another. */
  setting: string;
  leastBytes?: number;
};

export const dataFolder = (folder: string): Place => ({
  name: "The data folder",
  folder,
  setting: "DATA_DIR",
});

/**
 * Makes a folder where there is none, and sees that it can be written to and has room.
 * @throws SetupError
 */
export function makeFolder({ name, folder, setting, leastBytes = LEAST_BYTES }: Place): void {
  try {
    mkdirSync(folder, { recursive: true });
    const probe = join(folder, `.probe-${process.pid}`);
    writeFileSync(probe, "", { flag: "w" });
    rmSync(probe);
  } catch (cause) {
    const told = (cause as NodeJS.ErrnoException).code === "ENOSPC" ? full : unwritable;
    throw new SetupError(told(name, folder, setting), { cause });
  }
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize < leastBytes) throw new SetupError(full(name, folder, setting));
}

const unwritable = (name: string, folder: string, setting: string) =>
  `${name} ${folder} cannot be written to. Give this user write access, or choose another folder with ${setting}.`;

const full = (name: string, folder: string, setting: string) =>
  `${name} ${folder} lies on a disk that is full. Make room, or choose another folder with ${setting}.`;

/** As long as AUTH_SECRET must be, and none of the zeros that a power cut leaves. */
const SECRET = /^[\x21-\x7e]{32,}$/;

/**
 * The secret that signs sessions, made on the first start and readable by its owner alone. It gets its name once it is whole and on
 * the disk, and never takes another's: of two first starts both read the one that was quicker.
 * @throws SetupError when the file is empty, cut short or cannot be read or made
 */
export function keptSecret(folder: string): string {
  const file = join(folder, "auth-secret");
  try {
    const secret = readSecret(file) ?? makeSecret(folder, file);
    if (SECRET.test(secret)) return secret;
  } catch (cause) {
    throw new SetupError(
      `${file} cannot be read or made. See that the disk has room and that this user owns it.`,
      { cause },
    );
  }
  throw new SetupError(
    `${file} is empty or damaged, so that sessions could be forged. Put it back from a copy, or remove it and start again: everybody then signs in anew.`,
  );
}

function makeSecret(folder: string, file: string): string {
  const whole = `${file}.${randomUUID()}`;
  try {
    const secret = randomBytes(32).toString("base64url");
    writeFileSync(whole, secret, { mode: 0o600, flag: "wx", flush: true });
    linkSync(whole, file);
    syncFolder(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(whole, { force: true });
  }
  return readSecret(file) ?? "";
}

function readSecret(file: string): string | null {
  try {
    return readFileSync(file, "latin1").trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    return null;
  }
}

function syncFolder(path: string): void {
  if (process.platform === "win32") return;
  const folder = openSync(path, "r");
  fsyncSync(folder);
  closeSync(folder);
}
