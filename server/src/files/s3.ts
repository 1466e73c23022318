import { randomUUID } from "node:crypto";
import { PassThrough, type Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  S3Client,
} from "@aws-sdk/client-s3";
import { FitError } from "@fit-closet/core";
import { assertKey, assertPrefix, type FileStore, type StoredFile } from "./file-store.ts";
import { isAbsent, statusOf, storage } from "./s3-failures.ts";
import { signAddresses } from "./signed-address.ts";
import { createWriter, type Exclusively } from "./write-once.ts";

/** A bucket for the files, and how it is asked. */
export type Bucket = {
  bucket: string;
  region: string;
  /** Another S3 than Amazon's, asked by path (`https://s3.example/bucket/key`). */
  endpoint?: string | undefined;
  /** Null for what the machine itself is trusted with (a role on AWS). */
  keys: { accessKeyId: string; secretAccessKey: string } | null;
  /** Pictures are fetched from the bucket by short-lived addresses instead of through the server. */
  signedUrls: boolean;
};

/** Somebody waits for the answer: a store that is silent this long is away. */
const CONNECT_MS = 2_000;
const SILENT_MS = 10_000;

/** Pictures of one closet's page that many people look at together, and uploads beside them. */
const SOCKETS = 200;

/** `~` begins what this adapter itself keeps; it is in no key. What is set aside lies here by its key. */
const ASIDE = "~aside/";
const MARK = "~pair/mark.json";

/**
 * Files in an S3 bucket. The media type is the one that was given with the bytes, where it is a picture's.
 * @param exclusively stands in where the bucket cannot refuse to overwrite (see write-once.ts)
 * @param listPage names that a listing asks for at once; 1,000 is S3's own limit
 * @throws FitError unavailable, with a sentence, when there is no such bucket or it refuses these keys
 */
export async function openBucket(
  options: Bucket,
  exclusively: Exclusively,
  listPage = 1000,
): Promise<FileStore & { close(): void }> {
  const { bucket: Bucket } = options;
  const client = createClient(options);
  await mustAnswer(client, options);
  const write = createWriter(client, Bucket, exclusively);

  const isThere = (Key: string) =>
    storage(() =>
      client.send(new HeadObjectCommand({ Bucket, Key })).then(() => true, absentAs(false)),
    );
  const read = async (Key: string) => {
    const found = await storage(() => client.send(new GetObjectCommand({ Bucket, Key })));
    if (!found.Body) throw new FitError("unavailable");
    const type = pictureOrBytes(found.ContentType);
    const body = found.Body as Readable;
    return { stream: tellingStream(body), size: found.ContentLength ?? 0, type };
  };
  const remove = (Key: string) =>
    storage(() =>
      client
        .send(new DeleteObjectCommand({ Bucket, Key }))
        .then(() => undefined, absentAs(undefined)),
    );
  /** A bucket moves nothing: cut off in between there are two of one file. */
  const move = async (from: string, Key: string) => {
    const CopySource = [Bucket, ...from.split("/")].map(encodeURIComponent).join("/");
    const copied = await storage(() =>
      client
        .send(new CopyObjectCommand({ Bucket, Key, CopySource }))
        .then(() => true, absentAs(false)),
    );
    if (copied) await remove(from);
  };
  async function* listed(Prefix: string): AsyncGenerator<StoredFile> {
    let after: string | undefined;
    do {
      const ask = { Bucket, Prefix, MaxKeys: listPage, ContinuationToken: after };
      const page = await storage(() => client.send(new ListObjectsV2Command(ask)));
      for (const { Key: key = "", LastModified, Size: size = 0 } of page.Contents ?? [])
        yield { key, storedAt: Number(LastModified), size };
      after = page.IsTruncated ? page.NextContinuationToken : undefined;
    } while (after);
  }

  const store: FileStore & { close(): void } = {
    async put(key, bytes, type) {
      assertKey(key);
      if (await isThere(ASIDE + key)) throw new FitError("already_exists");
      await write(key, bytes, pictureOrBytes(type));
    },

    async get(key) {
      assertKey(key);
      // Once more at its own place: it may be put back just between the two.
      return read(key)
        .catch(missingThen(() => read(ASIDE + key)))
        .catch(missingThen(() => read(key)));
    },

    async has(key) {
      assertKey(key);
      return (await isThere(key)) || isThere(ASIDE + key);
    },

    async delete(key) {
      assertKey(key);
      await Promise.all([remove(key), remove(ASIDE + key)]);
    },

    async *list(prefix) {
      assertPrefix(prefix);
      for await (const file of listed(prefix)) if (!file.key.startsWith("~")) yield file;
    },

    async setAside(key) {
      assertKey(key);
      await move(key, ASIDE + key);
    },

    async putBack(key) {
      assertKey(key);
      if (await isThere(key)) await remove(ASIDE + key);
      else await move(ASIDE + key, key);
    },

    async *listAside() {
      for await (const file of listed(ASIDE)) yield { ...file, key: file.key.slice(ASIDE.length) };
    },

    async mark() {
      const found = await read(MARK).catch(missingThen(async () => null));
      return found && storage(async () => (await buffer(found.stream)).toString());
    },

    setMark: (text) => write.over(MARK, Buffer.from(text)),

    async check() {
      const probe = randomUUID();
      const Key = `~check/${probe}`;
      await write.over(Key, Buffer.from(probe));
      const found = await buffer((await read(Key)).stream);
      await remove(Key);
      if (found.toString() !== probe) throw new FitError("unavailable");
    },

    close: () => client.destroy(),
  };
  return options.signedUrls ? { ...store, address: signAddresses(client, Bucket) } : store;
}

/** What breaks off half way is told in the family's words too. */
function tellingStream(body: Readable): Readable {
  const stream = new PassThrough();
  body.once("error", (cause) => stream.destroy(new FitError("unavailable", { cause })));
  stream.once("close", () => body.destroy());
  return body.pipe(stream);
}

function createClient({ region, endpoint, keys }: Bucket): S3Client {
  return new S3Client({
    region,
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    ...(keys ? { credentials: keys } : {}),
    // The newer checksums by default are unknown to most other S3s, Swift's among them.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    maxAttempts: 3,
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      socketTimeout: SILENT_MS,
      httpAgent: { keepAlive: true, maxSockets: SOCKETS },
      httpsAgent: { keepAlive: true, maxSockets: SOCKETS },
    },
  });
}

/** A wrong secret is told at the start. A store that is only away is not: it may be back before anybody asks. */
async function mustAnswer(client: S3Client, { bucket, endpoint, region }: Bucket): Promise<void> {
  const where = endpoint ?? region;
  await client.send(new HeadBucketCommand({ Bucket: bucket })).catch((cause: unknown) => {
    const told = SENTENCES[statusOf(cause)]?.(bucket, where);
    if (told) throw new FitError("unavailable", { message: told, cause });
  });
}

const SENTENCES: Record<number, (bucket: string, where: string) => string> = {
  301: (bucket, where) => `The bucket ${bucket} is not in ${where}. Change S3_REGION.`,
  403: (bucket, where) =>
    `${where} does not let these keys into the bucket ${bucket}. Check S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.`,
  404: (bucket, where) => `There is no bucket ${bucket} at ${where}. Make it, or change S3_BUCKET.`,
};

/** Whatever else was stored is handed out as bytes: never a page, never a script. */
function pictureOrBytes(type: string | undefined): string {
  return /^image\/(jpeg|png|webp|avif|gif|heic|heif)$/.test(type ?? "")
    ? String(type)
    : "application/octet-stream";
}

const absentAs =
  <T>(value: T) =>
  (cause: unknown): T => {
    if (isAbsent(cause)) return value;
    throw cause;
  };

const missingThen =
  <T>(next: () => Promise<T>) =>
  async (cause: unknown): Promise<T> => {
    if (cause instanceof FitError && cause.code === "not_found") return next();
    throw cause;
  };
