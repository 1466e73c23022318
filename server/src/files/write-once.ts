import { randomUUID } from "node:crypto";
import {
  DeleteObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  type S3Client,
} from "@aws-sdk/client-s3";
import { FitError } from "@fit-closet/core";
import { isAbsent, statusOf, storage } from "./s3-failures.ts";

/** Runs the work while nobody else, in this process or another replica, runs any for the same key. */
export type Exclusively = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/** No answer, or one that leaves open whether the file was written. */
const UNSURE = (status: number) => status === 0 || status >= 500;
const TAKEN = 412;
/** Amazon's word for two conditional writes that met. */
const MET = 409;

/**
 * Writes that never overwrite.
 *
 * S3 itself refuses with `If-None-Match: *` (Amazon since August 2024, MinIO, Ceph, R2). Others answer 501, as Swift's s3api does
 * for every conditional PUT (s3request.py), or take no notice and overwrite; so a bucket is tried once, with a name of its own.
 * Where it cannot refuse, writers of one key hold a lock and look first. What is left then is a writer that was cut off from its
 * lock while its bytes were under way: they may land after the next writer's, in stores that do not order by the time of asking
 * (Swift does). Only a photo's name can be shared by two writers at all, and both are the same person's.
 */
export function createWriter(client: S3Client, Bucket: string, exclusively: Exclusively) {
  let refuses: Promise<boolean> | undefined;

  async function send(Key: string, Body: Uint8Array, type: string, condition: object) {
    const writer = randomUUID();
    const what = { Bucket, Key, Body, ContentType: type, ContentLength: Body.byteLength };
    const command = new PutObjectCommand({ ...what, ...condition, Metadata: { writer } });
    await client.send(command).catch(async (cause: unknown) => {
      const status = statusOf(cause);
      if (status !== TAKEN && status !== MET && !UNSURE(status)) throw cause;
      // An answer may be lost after the bytes were stored, and the retry then meets its own file.
      const holder = await writerOf(Key);
      if (holder === writer) return;
      throw holder !== null && !UNSURE(status) ? new FitError("already_exists") : cause;
    });
  }

  async function writerOf(Key: string): Promise<string | null> {
    const found = client.send(new HeadObjectCommand({ Bucket, Key }));
    return found.then(
      ({ Metadata }) => Metadata?.["writer"] ?? "somebody",
      (cause: unknown) => {
        if (isAbsent(cause)) return null;
        throw cause;
      },
    );
  }

  async function write(key: string, bytes: Uint8Array, type: string): Promise<void> {
    refuses ??= refusesToOverwrite(client, Bucket);
    const alone = refuses;
    await storage(async () => {
      const refusal = await alone.catch((cause: unknown) => {
        refuses = undefined;
        throw cause;
      });
      if (refusal) return send(key, bytes, type, { IfNoneMatch: "*" });
      await exclusively(key, async () => {
        if ((await writerOf(key)) !== null) throw new FitError("already_exists");
        await send(key, bytes, type, {});
      });
    });
  }

  /** For what is only this adapter's own. */
  const over = (key: string, bytes: Uint8Array) =>
    storage(() => send(key, bytes, "application/octet-stream", {}));

  return Object.assign(write, { over });
}

async function refusesToOverwrite(client: S3Client, Bucket: string): Promise<boolean> {
  const Key = `~probe/${randomUUID()}`;
  const probe = { Bucket, Key, Body: "probe", IfNoneMatch: "*" };
  try {
    await client.send(new PutObjectCommand(probe));
    await client.send(new PutObjectCommand(probe));
    return false;
  } catch (cause) {
    if (statusOf(cause) === TAKEN) return true;
    if (statusOf(cause) === 501 || statusOf(cause) === 400) return false;
    throw cause;
  } finally {
    await client.send(new DeleteObjectCommand({ Bucket, Key })).catch(() => {});
  }
}
