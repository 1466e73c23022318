import { randomUUID } from "node:crypto";
import { link, mkdir, open, readdir, readFile, rm, stat, unlink } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { FitError, PICTURE_HEAD, pictureType } from "@fit-closet/core";
import { assertKey, assertPrefix, type FileStore } from "./file-store.ts";

/** Where writes wait until they are whole. `~` is in no key, so no key can point here. */
const INCOMING = "~incoming";

/** Another process on this folder may be writing right now; only what is older than this was left by a crash. */
const LEFTOVER_MS = 60 * 60 * 1000;

/**
 * Files in a folder. A write is a temporary file, fsync, a hard link to its name (which fails rather than overwrites) and
 * an fsync of the folder; LWN, "Ensuring data reaches disk" (2011). The media type is read from the bytes at every `get`.
 * @throws FitError unavailable when the folder cannot be made or written
 */
export async function createDiskStore(folder: string): Promise<FileStore> {
  const root = resolve(folder);
  const incoming = join(root, INCOMING);
  await storage(async () => {
    await mkdir(incoming, { recursive: true });
    await sweep(incoming);
  });

  const pathOf = (key: string) => {
    assertKey(key);
    return join(root, ...key.split("/"));
  };

  return {
    async put(key, bytes) {
      const path = pathOf(key);
      await storage(() => writeOnce(root, path, bytes));
    },

    async get(key) {
      const path = pathOf(key);
      return storage(() => openToRead(path), "not_found");
    },

    async has(key) {
      const path = pathOf(key);
      const found = await storage(() => stat(path).catch(absentAs(null)));
      return found?.isFile() ?? false;
    },

    async delete(key) {
      const path = pathOf(key);
      await storage(async () => {
        const gone = await unlink(path).then(() => true, absentAs(false));
        if (gone) await syncFolder(dirname(path));
      });
    },

    async *list(prefix) {
      assertPrefix(prefix);
      const start = prefix.slice(0, prefix.lastIndexOf("/") + 1);
      for await (const key of walk(root, start)) {
        if (!key.startsWith(prefix)) continue;
        const found = await storage(() => stat(join(root, key)).catch(absentAs(null)));
        if (found) yield { key, storedAt: Math.floor(found.mtimeMs), size: found.size };
      }
    },

    async check() {
      const probe = join(incoming, randomUUID());
      await storage(async () => {
        try {
          await writeDurably(probe, Buffer.from(probe));
          if ((await readFile(probe, "utf8")) !== probe) throw new FitError("unavailable");
        } finally {
          await rm(probe, { force: true });
        }
      });
    },
  };
}

async function writeOnce(root: string, path: string, bytes: Uint8Array): Promise<void> {
  const temporary = join(root, INCOMING, randomUUID());
  try {
    await writeDurably(temporary, bytes);
    await mkdir(dirname(path), { recursive: true });
    await link(temporary, path);
    await syncFolders(dirname(path), root).catch(async (cause: unknown) => {
      await unlink(path);
      throw cause;
    });
  } finally {
    await rm(temporary, { force: true });
  }
}

async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, "wx", 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Up to the root: a folder that another write has just made may not have reached the disk by its own name yet. */
async function syncFolders(path: string, root: string): Promise<void> {
  for (let at = path; at.length >= root.length; at = dirname(at)) await syncFolder(at);
}

async function syncFolder(path: string): Promise<void> {
  if (process.platform === "win32") return; // Windows has no fsync of folders; NTFS journals names itself.
  const folder = await open(path, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

async function openToRead(path: string) {
  const file = await open(path, "r");
  try {
    const { size } = await file.stat();
    const { buffer, bytesRead } = await file.read(Buffer.alloc(PICTURE_HEAD), 0, PICTURE_HEAD, 0);
    const type = pictureType(buffer.subarray(0, bytesRead)) ?? "application/octet-stream";
    return { stream: file.createReadStream({ start: 0 }), size, type };
  } catch (cause) {
    await file.close();
    throw cause;
  }
}

/** Depth first through the folders below `key`, which is empty or ends in a slash. */
async function* walk(root: string, key: string): AsyncGenerator<string> {
  const entries = await storage(() =>
    readdir(join(root, key), { withFileTypes: true }).catch(absentAs([])),
  );
  for (const entry of entries) {
    if (entry.isDirectory() && entry.name !== INCOMING) yield* walk(root, `${key}${entry.name}/`);
    if (entry.isFile()) yield key + entry.name;
  }
}

async function sweep(incoming: string): Promise<void> {
  for (const name of await readdir(incoming)) {
    const path = join(incoming, name);
    const found = await stat(path).catch(absentAs(null));
    if (found && Date.now() - found.mtimeMs > LEFTOVER_MS) await rm(path, { force: true });
  }
}

const FULL_OR_AWAY =
  /^(ENOSPC|EDQUOT|EROFS|EACCES|EPERM|EIO|ESTALE|ENXIO|ENODEV|EMFILE|ENFILE|EFBIG|EBUSY|ETIMEDOUT)$/;

/** Says what the disk said in the family's words; what is not in the table is a bug and stays itself. */
async function storage<T>(
  work: () => Promise<T>,
  absent: "not_found" | "unavailable" = "unavailable",
): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    const code = codeOf(cause);
    if (code === "EEXIST") throw new FitError("already_exists", { cause });
    if (isAbsence(code)) throw new FitError(absent, { cause });
    if (FULL_OR_AWAY.test(code)) throw new FitError("unavailable", { cause });
    throw cause;
  }
}

const absentAs =
  <T>(value: T) =>
  (cause: unknown): T => {
    if (isAbsence(codeOf(cause))) return value;
    throw cause;
  };

const isAbsence = (code: string) => code === "ENOENT" || code === "ENOTDIR" || code === "EISDIR";

const codeOf = (cause: unknown) => (cause as NodeJS.ErrnoException).code ?? "";
