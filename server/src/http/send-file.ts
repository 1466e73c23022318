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

/** Shorter than any signed address is good for. */
const REDIRECT_S = 240;

/** Sends a stored file whose owner was checked: as a stream, or an `<img>` to where the bucket hands it out. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  files: FileStore,
  { key, type, cacheControl, version }: Sent,
): Promise<FastifyReply> {
  const etag = `"${createHash("sha256").update(version).digest("base64url").slice(0, 22)}"`;
  // Vary: what one person's browser keeps is not shown to the next one who signs in there.
  void reply.headers({ etag, "cache-control": cacheControl, vary: "Cookie" });
  if (files.address) void reply.header("vary", "Cookie, Sec-Fetch-Dest");
  if (request.headers["if-none-match"] === etag) return reply.status(304).send();
  if (files.address && isPictureOnPage(request)) {
    const address = await files.address(key, { type, cacheControl });
    if (cacheControl.includes("max-age"))
      void reply.header("cache-control", `private, max-age=${REDIRECT_S}`);
    return reply.removeHeader("etag").redirect(address, 302);
  }
  const { stream, size } = await files.get(key);
  return reply.type(type).header("content-length", size).send(stream);
}

/** A script of the page may read what comes from here alone, so only an `<img>` is sent elsewhere. */
function isPictureOnPage({ headers }: FastifyRequest): boolean {
  return headers["sec-fetch-dest"] === "image" && headers["sec-fetch-mode"] === "no-cors";
}
