import { z } from "zod";

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.number().int().min(0);

/** What lies in a backup: rows as `tables/NAME.jsonl`, files as `files/KEY`, told one by one in `files.jsonl`. */
export const manifestSchema = z.object({
  format: z.literal("fit-closet-backup"),
  version: z.literal(1),
  createdAt: z.iso.datetime(),
  /** The steps that had made these tables, in order. */
  migrations: z.array(z.string()),
  /** Those that others refer to first. */
  tables: z.array(z.object({ name: z.string(), rows: count, bytes: count, sha256 })),
  /** `sha256` is of `files.jsonl`, which has that of every file. */
  files: z.object({ count, bytes: count, sha256 }),
  /** Files that rows refer to and that were lost before this backup was made. */
  missing: z.array(z.string()),
});

export type Manifest = z.infer<typeof manifestSchema>;

export const fileSchema = z.object({ key: z.string(), size: count, sha256, type: z.string() });

export type BackedUpFile = z.infer<typeof fileSchema>;
