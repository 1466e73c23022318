import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { z } from "zod";
import { type Environment, number } from "./words.ts";

const GIB = 1024 ** 3;

const schema = z.object({
  QUOTA_ITEMS: number("QUOTA_ITEMS", 1, 1e9).default(5000),
  QUOTA_BYTES: number("QUOTA_BYTES", 1024, 1e15).default(5 * GIB),
  QUOTA_IDEAS: number("QUOTA_IDEAS", 1, 1e9).default(2000),
  QUOTA_UPLOADS: number("QUOTA_UPLOADS", 1, 1e6).default(4),
  MAX_ARCHIVE_BYTES: number("MAX_ARCHIVE_BYTES", 1024, 1e13).default(4 * GIB),
  TEMP_DIR: z.string().optional(),
  DATABASE_URL: z.string().optional(),
  S3_BUCKET: z.string().optional(),
});

/** What one person may keep and do at once, and where archives lie while they are brought in. */
export function readClosets(given: Environment, dataDir: string) {
  return schema
    .transform((values) => ({
      quota: { items: values.QUOTA_ITEMS, bytes: values.QUOTA_BYTES, ideas: values.QUOTA_IDEAS },
      uploadsAtOnce: values.QUOTA_UPLOADS,
      maxArchiveBytes: values.MAX_ARCHIVE_BYTES,
      // Where nothing is kept in the data folder there may be none.
      tempDir: resolve(
        values.TEMP_DIR ??
          (values.DATABASE_URL && values.S3_BUCKET ? tmpdir() : join(dataDir, "temp")),
      ),
    }))
    .safeParse(given);
}
