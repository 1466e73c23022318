import { constants } from "node:zlib";
import compress from "@fastify/compress";
import type { FastifyInstance, RouteShorthandOptions } from "fastify";

/**
 * Lets routes answer compressed that ask for it, and no others: how long a compressed answer is can give away a secret in it to
 * whoever chooses its other words (BREACH), and an event that waits for the rest of its block comes late. Bodies that come
 * compressed stay unread, since they could grow beyond every limit.
 */
export async function offerCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, { global: false, globalDecompression: false });
}

const options: RouteShorthandOptions["compress"] = {
  threshold: 1024,
  encodings: ["br", "gzip"],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
};

/** For routes whose answers are long, hold no secret and repeat nothing that a stranger chose. */
export const compressed = { compress: options };
