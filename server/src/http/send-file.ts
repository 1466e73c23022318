import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { FileStore } from "../files/file-store.ts";

export type Sent = {
  key: string;
  /** Told by what the bytes are, and fixed: `nosniff` keeps browsers from guessing another. */
  type: string;
  cacheControl: string;
  /** Becomes the ETag: another text wherever the bytes may differ. */
  version: string;
};

/** Streams a stored file whose owner was checked. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  files: FileStore,
  { key, type, cacheControl, version }: Sent,
): Promise<FastifyReply> {
  const etag = `"${createHash("sha256").update(version).digest("base64url").slice(0, 22)}"`;
  // Vary: what one person's browser keeps is not shown to the next one who signs in there.
  void reply.headers({ etag, "cache-control": cacheControl, vary: "Cookie" });
  if (request.headers["if-none-match"] === etag) return reply.status(304).send();
  const { stream, size } = await files.get(key);
  return reply.type(type).header("content-length", size).send(stream);
}
