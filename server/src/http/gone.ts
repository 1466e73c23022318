import type { FastifyReply } from "fastify";

/** Aborts when the caller hangs up before the answer, so that nobody draws for no one. */
export function whenGone(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once("close", () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
}
