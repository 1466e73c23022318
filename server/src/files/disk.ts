import { randomUUID } from "node:crypto";
import {
  link,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  unlink,
  utimes,
} from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { FitError, PICTURE_HEAD, pictureType } from "@fit-closet/core";
import { absentAs, absentThen, storage } from "./disk-failures.ts";
import { assertKey, assertPrefix, type FileStore, type StoredFile } from "./file-store.ts";
import { syncFolder } from "./sync-folder.ts";

/** Where writes wait until they are whole. `~` is in no key, so no key can point here. */
const INCOMING = "~incoming";
/** What is set aside lies here by its key. */
const ASIDE = "~aside";
const MARK = "~pair/mark.json";

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

  /** Where a file lies, and where it lies when it is set aside. */
  const pathsOf = (key: string) => {
    assertKey(key);
    const names = key.split("/");
    return { path: join(root, ...names), aside: join(root, ASIDE, ...names) };
  };

  return {
    async put(key, bytes) {
      const { path, aside } = pathsOf(key);
      if (await isThere(aside)) throw new FitError("already_exists");
      await storage(() => writeOnce(root, path, bytes));
    },

    async get(key) {
      const { path, aside } = pathsOf(key);
      // Once more at its own place: it may be put back just between the two.
      const places = [aside, path].reduce(
        (found, next) => found.catch(absentThen(() => openToRead(next))),
        openToRead(path),
      );
      return storage(() => places, "not_found");
    },

    async has(key) {
      const { path, aside } = pathsOf(key);
      return (await isThere(path)) || isThere(aside);
    },

    async delete(key) {
      const { path, aside } = pathsOf(key);
      await storage(async () => {
        for (const place of [path, aside]) await remove(place);
      });
    },

    async *list(prefix) {
      assertPrefix(prefix);
      const start = prefix.slice(0, prefix.lastIndexOf("/") + 1);
      for await (const file of walk(root, start)) if (file.key.startsWith(prefix)) yield file;
    },

    async setAside(key) {
      const { path, aside } = pathsOf(key);
      await storage(async () => {
        const now = Date.now() / 1000;
        // Before it moves: cut off in between it is only a file that looks young.
        if (await utimes(path, now, now).then(() => true, absentAs(false))) await move(path, aside);
      });
    },

    async putBack(key) {
      const { path, aside } = pathsOf(key);
      if (!(await isThere(path))) await storage(() => move(aside, path));
    },

    listAside: () => walk(join(root, ASIDE), ""),

    mark: () => storage(() => readFile(join(root, MARK), "utf8").catch(absentAs(null))),

    async setMark(text) {
      const temporary = join(incoming, randomUUID());
      await storage(async () => {
        await writeDurably(temporary, Buffer.from(text));
        await move(temporary, join(root, MARK));
      });
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

/** Nothing is left at its old name; what is not there is left alone. */
async function move(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  const moved = await rename(from, to).then(() => true, absentAs(false));
  if (!moved) return;
  await syncFolder(dirname(to));
  await syncFolder(dirname(from));
}

async function remove(path: string): Promise<void> {
  const gone = await unlink(path).then(() => true, absentAs(false));
  if (gone) await syncFolder(dirname(path));
}

async function isThere(path: string): Promise<boolean> {
  const found = await storage(() => stat(path).catch(absentAs(null)));
  return found?.isFile() ?? false;
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

/** Depth first through the folders below `key`, which is empty or ends in a slash. Names with `~` are the store's own. */
async function* walk(root: string, key: string): AsyncGenerator<StoredFile> {
  const entries = await storage(() =>
    readdir(join(root, key), { withFileTypes: true }).catch(absentAs([])),
  );
  for (const entry of entries) {
    const name = key + entry.name;
    if (entry.name.startsWith("~")) continue;
    if (entry.isDirectory()) yield* walk(root, `${name}/`);
    if (!entry.isFile()) continue;
    const found = await storage(() => stat(join(root, name)).catch(absentAs(null)));
    if (found) yield { key: name, storedAt: Math.floor(found.mtimeMs), size: found.size };
  }
}

async function sweep(incoming: string): Promise<void> {
  for (const name of await readdir(incoming)) {
    const path = join(incoming, name);
    const found = await stat(path).catch(absentAs(null));
    if (found && Date.now() - found.mtimeMs > LEFTOVER_MS) await rm(path, { force: true });
  }
}
