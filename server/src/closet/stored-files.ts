import type { FileStore } from "../files/file-store.ts";

type Stored = { key: string; bytes: Uint8Array; type: string };

/** Stores all of them, or none. */
export async function putTogether(files: FileStore, all: Stored[]): Promise<void> {
  const put: string[] = [];
  try {
    for (const { key, bytes, type } of all) {
      await files.put(key, bytes, type);
      put.push(key);
    }
  } catch (error) {
    await letGo(files, put);
    throw error;
  }
}

/** Removes files that no row knows, or knows any more. One that cannot be removed now is the sweep's. */
export async function letGo(files: FileStore, keys: (string | null)[]): Promise<void> {
  for (const key of keys) if (key) await files.delete(key).catch(() => {});
}
