import { join } from "node:path";
import { createDiskStore } from "./disk.ts";
import type { FileStore } from "./file-store.ts";
import type { Bucket } from "./s3.ts";
import type { Exclusively } from "./write-once.ts";

/** A bucket where one is given, else `files` in the folder. `close` lets go of what was opened. */
export async function openFiles(
  { bucket, folder }: { bucket: Bucket | null; folder: string },
  exclusively: Exclusively,
): Promise<FileStore & { close(): void }> {
  if (!bucket) return { ...(await createDiskStore(join(folder, "files"))), close: () => {} };
  // Loaded only here: Amazon's client takes a tenth of a second that most starts need not spend.
  const { openBucket } = await import("./s3.ts");
  return openBucket(bucket, exclusively);
}

/**
 * The origin that pictures are fetched from where the bucket hands them out itself; null where they come from the server. Amazon's own
 * have the bucket's name in the host.
 */
export function picturesFrom(bucket: Bucket | null): string | null {
  if (!bucket?.signedUrls) return null;
  const { bucket: name, region, endpoint } = bucket;
  return new URL(endpoint ?? `https://${name}.s3.${region}.amazonaws.com`).origin;
}
