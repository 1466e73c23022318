import type { FastifyInstance } from "fastify";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Milliseconds that a request's body may take to arrive, where a route allows more than the others. */
    bodyMs?: number;
  }
}

/** Cuts off whoever sends a body so slowly that it only keeps a connection and its memory. Node's own limit is one for all routes. */
export function limitBodyTime(app: FastifyInstance, ordinaryMs: number): void {
  app.addHook("onRequest", async (request) => {
    const { raw, routeOptions } = request;
    if (!("transfer-encoding" in raw.headers) && !Number(raw.headers["content-length"])) return;
    const { bodyMs = ordinaryMs } = routeOptions.config;
    const timer = setTimeout(() => {
      if (!raw.complete) raw.destroy();
    }, bodyMs);
    timer.unref();
    raw.once("close", () => clearTimeout(timer));
  });
}
