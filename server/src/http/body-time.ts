import type { FastifyInstance, FastifyRequest } from "fastify";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Milliseconds that a request's body may take to arrive, where a route allows more than the others. */
    bodyMs?: number;
  }
}

export type BodyTime = {
  /** Milliseconds for the whole of it. */
  ordinaryMs: number;
  /** From the second such stretch on, each must bring so many bytes: who falls silent is not waited for. */
  stretchMs: number;
  stretchBytes: number;
};

/**
 * Cuts off whoever sends a body so slowly that it only keeps a connection and its memory. Node's own limit is one for all routes,
 * and knows no pace.
 */
export function limitBodyTime(app: FastifyInstance, limits: BodyTime): void {
  app.addHook("onRequest", async (request) => {
    const { raw, routeOptions } = request;
    if (!("transfer-encoding" in raw.headers) && !Number(raw.headers["content-length"])) return;
    const { bodyMs = limits.ordinaryMs } = routeOptions.config;
    const timer = setTimeout(() => {
      if (!raw.complete) raw.destroy();
    }, bodyMs);
    timer.unref();
    const pace = holdPace(request, limits);
    raw.once("close", () => {
      clearTimeout(timer);
      clearInterval(pace);
    });
  });
}

function holdPace({ raw }: FastifyRequest, { stretchMs, stretchBytes }: BodyTime) {
  const { socket } = raw;
  let before: number | null = null;
  const timer = setInterval(() => {
    if (raw.complete) return clearInterval(timer);
    const { bytesRead } = socket;
    // What waits here to be read is our slowness and not theirs.
    const late = before !== null && bytesRead - before < stretchBytes && raw.readableLength === 0;
    if (late) raw.destroy();
    before = bytesRead;
  }, stretchMs);
  return timer.unref();
}
