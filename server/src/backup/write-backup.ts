import { createHash } from "node:crypto";
import { once } from "node:events";
import { createReadStream, createWriteStream } from "node:fs";
import { link, mkdtemp, rm } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { type Readable, Transform } from "node:stream";
import { finished, pipeline } from "node:stream/promises";
import { FitError } from "@fit-closet/core";
import { ZipFile } from "yazl";
import type { Connection } from "../database/connect.ts";
import { appliedMigrations } from "../database/migrations.ts";
import type { FileStore } from "../files/file-store.ts";
import { syncFolder } from "../files/sync-folder.ts";
import type { BackedUpFile, Manifest } from "./manifest.ts";
import { filesOf } from "./referenced-files.ts";
import { BLANK_SEAL, sealing } from "./seal.ts";
import { asOfOneMoment, type Row, rowsOf, tablesInOrder } from "./whole-database.ts";

export type Stores = { connection: Connection; files: FileStore };

/** Each round looks for what was added or removed during the one before; a busy closet settles in two. */
const ROUNDS = 10;

/**
 * Writes a ZIP of all rows, as of one moment, and of every file that they refer to. The server may run meanwhile: rows are
 * read in one transaction, and where files went while they were copied the rows are read again, until both agree.
 * The ZIP gets its name only once it is whole and on the disk. A few hundred bytes a file are held in memory, no contents.
 * @throws FitError already_exists when there is such a file; unavailable
 */
export async function writeBackup(stores: Stores, path: string, now: Date): Promise<Manifest> {
  const target = resolve(path);
  const scratch = await mkdtemp(`${target}.part-`);
  try {
    const whole = join(scratch, "whole.zip");
    const manifest = await writeZip(stores, scratch, whole, now);
    await link(whole, target).catch(taken(path));
    await syncFolder(dirname(target));
    return manifest;
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

async function writeZip(stores: Stores, scratch: string, whole: string, now: Date) {
  const zip = new ZipFile();
  const output = createWriteStream(whole, { flags: "wx", mode: 0o600, flush: true });
  const written = pipeline(zip.outputStream, sealing(), output);
  // Heard of below; a failure while files are still being added must not go unheard until then.
  written.catch(() => {});
  const add = adding(zip, now);
  const copied = new Map<string, BackedUpFile>();
  const { tables, migrations, missing, keys } = await settle(stores, scratch, copied, add);
  const described: Manifest["tables"] = [];
  for (const { name, rows } of tables) {
    const { size: bytes, sha256 } = await add(
      `tables/${name}.jsonl`,
      createReadStream(spool(scratch, name)),
      true,
    );
    described.push({ name, rows, bytes, sha256 });
  }
  const listed = [...keys].flatMap((key) => copied.get(key) ?? []);
  const list = Buffer.from(listed.map((file) => `${JSON.stringify(file)}\n`).join(""));
  zip.addBuffer(list, "files.jsonl", { mtime: now });
  const manifest: Manifest = {
    format: "fit-closet-backup",
    version: 1,
    createdAt: now.toISOString(),
    migrations,
    tables: described,
    files: {
      count: listed.length,
      bytes: listed.reduce((sum, { size }) => sum + size, 0),
      sha256: createHash("sha256").update(list).digest("hex"),
    },
    missing,
  };
  zip.addBuffer(Buffer.from(JSON.stringify(manifest, null, 2)), "manifest.json", { mtime: now });
  const ending = { forceZip64Format: false, comment: BLANK_SEAL };
  zip.end(ending);
  await written;
  return manifest;
}

type Add = ReturnType<typeof adding>;
type Spooled = Awaited<ReturnType<typeof spoolRows>>;

/** Copies files until every file of one moment's rows is there. What is missing twice in a row was lost long ago. */
async function settle(
  { connection, files }: Stores,
  scratch: string,
  copied: Map<string, BackedUpFile>,
  add: Add,
): Promise<Spooled & { missing: string[] }> {
  let before = new Set<string>();
  for (let round = 1; round <= ROUNDS; round++) {
    const spooled = await spoolRows(connection, scratch);
    const missing: string[] = [];
    for (const key of spooled.keys) {
      if (copied.has(key)) continue;
      const file = await copy(files, key, add);
      if (file) copied.set(key, file);
      else missing.push(key);
    }
    if (missing.every((key) => before.has(key))) return { ...spooled, missing };
    before = new Set(missing);
  }
  throw new FitError("unavailable", { message: "Files go faster than they can be copied." });
}

const spool = (scratch: string, table: string) => join(scratch, `${table}.jsonl`);

/** All rows of one moment to temporary files, since a transaction is not to be held while gigabytes are copied. */
function spoolRows(connection: Connection, scratch: string) {
  return asOfOneMoment(connection, async (db) => {
    const keys = new Set<string>();
    const tables: { name: string; rows: number }[] = [];
    for (const name of await tablesInOrder({ db, kind: connection.kind })) {
      const output = createWriteStream(spool(scratch, name), { mode: 0o600 });
      let rows = 0;
      for await (const row of rowsOf(db, connection.kind, name)) {
        for (const key of filesOf(name, row)) keys.add(key);
        rows++;
        if (!output.write(`${JSON.stringify(row satisfies Row)}\n`)) await once(output, "drain");
      }
      output.end();
      await finished(output);
      tables.push({ name, rows });
    }
    return { tables, keys, migrations: await appliedMigrations(db) };
  });
}

async function copy(files: FileStore, key: string, add: Add): Promise<BackedUpFile | null> {
  try {
    const { stream, size, type } = await files.get(key);
    const added = await add(`files/${key}`, stream, false);
    if (added.size !== size)
      throw new FitError("unavailable", { message: `${key} was cut short.` });
    return { key, type, ...added };
  } catch (error) {
    if (error instanceof FitError && error.code === "not_found") return null;
    throw error;
  }
}

/** Adds one entry at a time, and says what went in. */
function adding(zip: ZipFile, mtime: Date) {
  return async (name: string, stream: Readable, compress: boolean) => {
    const hash = createHash("sha256");
    let size = 0;
    const counting = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        hash.update(chunk);
        size += chunk.length;
        done(null, chunk);
      },
    });
    zip.addReadStream(counting, name, { mtime, compress });
    await Promise.all([pipeline(stream, counting), once(counting, "end")]);
    return { size, sha256: hash.digest("hex") };
  };
}

const taken = (path: string) => (cause: NodeJS.ErrnoException) => {
  if (cause.code !== "EEXIST") throw cause;
  throw new FitError("already_exists", { message: `There is already a file ${path}.`, cause });
};
