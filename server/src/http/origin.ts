import { FitError } from "@fit-closet/core";
import type { FastifyInstance, FastifyRequest } from "fastify";

const READING = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses every call that changes something and comes from another site (CSRF). Browsers send `Origin` with all of these; a
 * call with a session's cookie and no origin is refused too, one without cookies (a script's) has nothing to abuse.
 */
export function refuseOtherOrigins(app: FastifyInstance, publicUrl: string | undefined): void {
  app.addHook("onRequest", async (request) => {
    if (READING.has(request.method) || isOwn(request, publicUrl)) return;
    throw new FitError("wrong_origin");
  });
}

function isOwn(request: FastifyRequest, publicUrl: string | undefined): boolean {
  const { origin, cookie } = request.headers;
  if (origin === undefined) return cookie === undefined;
  return origin === `${request.protocol}://${request.host}` || origin === publicUrl;
}
