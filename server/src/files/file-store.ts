import type { Readable } from "node:stream";

/** `storedAt` in epoch milliseconds, `size` in bytes. */
export type StoredFile = { key: string; storedAt: number; size: number };

/**
 * Where bytes lie: a folder or an S3 bucket. Keys are `/`-separated names, each part `[A-Za-z0-9._@-]+`, never `.` or `..`;
 * any other key is a bug and throws `TypeError` before anything is touched. No key is the folder of another.
 */
export interface FileStore {
  /**
   * Stores the bytes durably: when the promise resolves they survive a power cut; when it rejects nothing is left (or, where a
   * store went away half way, a file that no row knows and that is swept).
   * @param type the media type that `pictureType` reads from the bytes; `application/octet-stream` for what is no picture
   * @throws FitError already_exists when the key is taken (nothing is overwritten, ever); unavailable when the store is full or away
   */
  put(key: string, bytes: Uint8Array, type: string): Promise<void>;
  /** The stream is the caller's to read to its end or to destroy. @throws FitError not_found, unavailable */
  get(key: string): Promise<{ stream: Readable; size: number; type: string }>;
  has(key: string): Promise<boolean>;
  /** Deleting what is not there is no error. @throws FitError unavailable */
  delete(key: string): Promise<void>;
  /** Every key that starts with the prefix and is not set aside, in no particular order; for sweeping. */
  list(prefix: string): AsyncIterable<StoredFile>;
  /**
   * Takes a file out of `list`, for the sweep's quarantine. It is read as before and its name stays taken until it is deleted, so
   * that a row that comes late, or a database that is put back, still finds it. What is not there is no error.
   */
  setAside(key: string): Promise<void>;
  /** Lists a file again that was set aside; nothing is overwritten. What is not there is no error. */
  putBack(key: string): Promise<void>;
  /** Every file that is set aside; `storedAt` is since when. */
  listAside(): AsyncIterable<StoredFile>;
  /** What was last written with `setMark`; null in a store that has none. The mark is no file of any key. */
  mark(): Promise<string | null>;
  setMark(text: string): Promise<void>;
  /** Rejects when a write and a read would fail now. For /readyz. */
  check(): Promise<void>;
  /** Where a browser may fetch the file by itself for some minutes. Absent where files go through the server. */
  address?(key: string, as: { type: string; cacheControl: string }): Promise<string>;
}

/** Stops path traversal once, before any adapter: every adapter calls this first. 1,024 bytes is S3's limit, 255 a file name's. */
export function assertKey(key: string): void {
  const parts = key.split("/");
  const wellFormed = parts.every((part) => /^[A-Za-z0-9._@-]{1,255}$/.test(part));
  if (!wellFormed || key.length > 1024 || parts.includes(".") || parts.includes(".."))
    throw new TypeError(`Not a key of the file store: ${JSON.stringify(key.slice(0, 100))}`);
}

/** A prefix is empty or the beginning of a key. */
export function assertPrefix(prefix: string): void {
  if (prefix !== "") assertKey(prefix.endsWith("/") ? prefix.slice(0, -1) : prefix);
}
