import { FitError } from "@fit-closet/core";
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import { addressOf, type Attempts } from "./attempts.ts";
import type { Auth } from "./auth.ts";

const MAX_BODY_BYTES = 64 * 1024;

/** Everything below /api/auth is better-auth's; here it is counted and carried over to fastify. */
export function accountRoutes(auth: Auth, attempts: Attempts): FastifyPluginAsync {
  return async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser("*", { parseAs: "string" }, (_request, body, done) =>
      done(null, body),
    );
    app.route({
      method: ["GET", "POST"],
      url: "/api/auth/*",
      bodyLimit: MAX_BODY_BYTES,
      schema: { hide: true },
      handler: async (request, reply) => {
        const email = await countAttempt(attempts, request);
        const response = await auth.handler(asWebRequest(request));
        if (response.status >= 500) throw new FitError("unexpected");
        if (response.status === 404 && response.body === null) throw new FitError("not_found");
        if (email && response.ok) await attempts.forgive("signIn", email);
        return carryOver(response, reply);
      },
    });
  };
}

/**
 * Counts by what the body says and not by the path, which could be spelled in more ways than one.
 * @returns the key of the e-mail address that was tried, if one was
 */
async function countAttempt(attempts: Attempts, request: FastifyRequest): Promise<string | null> {
  const [path = ""] = request.url.split("?");
  if (request.method !== "POST" || path === "/api/auth/sign-out") return null;
  const email = emailIn(request.body);
  const kind = path.includes("sign-up") ? "signUp" : "signIn";
  const keys = email === null ? [] : [`email:${email}`];
  await attempts.count(kind, addressOf(request), ...keys);
  return keys[0] ?? null;
}

function emailIn(body: unknown): string | null {
  if (typeof body !== "string") return null;
  const email = parsed(body)["email"];
  return typeof email === "string" ? email.trim().toLowerCase() : null;
}

function parsed(body: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return Object.fromEntries(new URLSearchParams(body));
  }
}

const CARRIED = ["accept", "content-type", "cookie", "origin", "referer", "user-agent"];

function asWebRequest(request: FastifyRequest): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    if (typeof value === "string" && (CARRIED.includes(name) || name.startsWith("sec-fetch-")))
      headers.set(name, value);
  const url = new URL(request.url, `${request.protocol}://${request.host}`);
  const body = typeof request.body === "string" && request.body !== "" ? request.body : null;
  return new Request(url, { method: request.method, headers, body });
}

async function carryOver(response: Response, reply: FastifyReply): Promise<FastifyReply> {
  reply.status(response.status);
  response.headers.forEach((value, name) => {
    if (name !== "set-cookie") void reply.header(name, value);
  });
  for (const cookie of response.headers.getSetCookie()) void reply.header("set-cookie", cookie);
  void reply.header("cache-control", "no-store");
  return reply.send(response.body === null ? null : Buffer.from(await response.arrayBuffer()));
}
