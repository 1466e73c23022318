import type { Readable } from "node:stream";

/**
 * Where bytes lie: a folder or an S3 bucket. Keys are `/`-separated names, each part `[A-Za-z0-9._@-]+`, never `.` or `..`;
 * any other key is a bug and throws `TypeError` before anything is touched.
 */
export interface FileStore {
  /**
   * Stores the bytes durably: when the promise resolves they survive a power cut; when it rejects nothing is left.
   * @throws FitError already_exists when the key is taken (nothing is overwritten, ever); unavailable when the store is full or away
   */
  put(key: string, bytes: Uint8Array, type: string): Promise<void>;
  /** @throws FitError not_found, unavailable */
  get(key: string): Promise<{ stream: Readable; size: number; type: string }>;
  has(key: string): Promise<boolean>;
  /** Deleting what is not there is no error. @throws FitError unavailable */
  delete(key: string): Promise<void>;
  /** Every key below a prefix with the time it was stored (epoch milliseconds), in no particular order; for sweeping. */
  list(prefix: string): AsyncIterable<{ key: string; storedAt: number; size: number }>;
  /** Rejects when a write and a read would fail now. For /readyz. */
  check(): Promise<void>;
}
