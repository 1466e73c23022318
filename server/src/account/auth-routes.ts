import { createHash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { FitError } from "@fit-closet/core";
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import { addressOf, type Attempts } from "./attempts.ts";
import type { Auth } from "./auth.ts";

const MAX_BODY_BYTES = 64 * 1024;

/** A letter is asked for in this time, whether there is anybody to write to or not. */
const LETTER_TAKES_MS = 400;

type Call = {
  method: "GET" | "POST";
  path: string;
  /** What a call of it is counted as, for its address and the e-mail in its body. */
  counted?: "signIn" | "signUp" | "letters";
};

/**
 * What of better-auth is open to the world. Everything else it could do (it brings some thirty calls) is not found; what the
 * account screen does has routes of its own.
 */
const CALLS: readonly Call[] = [
  { method: "POST", path: "/sign-up/email", counted: "signUp" },
  { method: "POST", path: "/sign-in/email", counted: "signIn" },
  { method: "POST", path: "/sign-in/social", counted: "signIn" },
  { method: "GET", path: "/callback/:provider" },
  { method: "GET", path: "/get-session" },
  { method: "POST", path: "/sign-out" },
  { method: "POST", path: "/request-password-reset", counted: "letters" },
  { method: "POST", path: "/send-verification-email", counted: "letters" },
  { method: "POST", path: "/reset-password", counted: "signIn" },
];

/** Everything below /api/auth is better-auth's; here it is counted and carried over to fastify. */
export function authRoutes(auth: Auth, attempts: Attempts): FastifyPluginAsync {
  return async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser("*", { parseAs: "string" }, (_request, body, done) =>
      done(null, body),
    );
    for (const { method, path, counted } of CALLS)
      app.route({
        method,
        url: `/api/auth${path}`,
        bodyLimit: MAX_BODY_BYTES,
        // better-auth knows no HEAD.
        exposeHeadRoute: false,
        schema: { hide: true },
        handler: async (request, reply) => {
          if (NUL.test(`${request.url} ${String(request.body)}`)) throw new FitError("bad_request");
          const email = emailIn(request.body);
          if (counted) await attempts.count(counted, addressOf(request), ...emailKeys(email));
          const least = counted === "letters" ? pause(LETTER_TAKES_MS) : null;
          const response = await auth.handler(asWebRequest(request));
          await least;
          // A session that cannot be looked up is the database's matter.
          if (response.status >= 500)
            throw new FitError(path === "/get-session" ? "unavailable" : "unexpected");
          if (response.status === 404 && response.body === null) throw new FitError("not_found");
          if (path === "/sign-in/email" && response.ok)
            for (const key of emailKeys(email)) await attempts.forgive("signIn", key);
          return carryOver(response, reply);
        },
      });
  };
}

/** However it is written. Nobody can type one, and Postgres can keep none. */
// oxlint-disable-next-line no-control-regex -- that character is what is looked for
const NUL = /\0|%00|\\u0000/i;

/** As a fingerprint: however long the text, and nobody's address lies in the limiter's store. */
function emailKeys(email: string | null): string[] {
  if (email === null) return [];
  return [`email:${createHash("sha256").update(email).digest("base64url")}`];
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

/** What better-auth may see of a request's headers. */
export function webHeaders(request: FastifyRequest): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    if (typeof value === "string" && (CARRIED.includes(name) || name.startsWith("sec-fetch-")))
      headers.set(name, value);
  return headers;
}

function asWebRequest(request: FastifyRequest): Request {
  const origin = `${request.protocol}://${request.host}`;
  if (!URL.canParse(request.url, origin)) throw new FitError("bad_request");
  const url = new URL(request.url, origin);
  const body = typeof request.body === "string" && request.body !== "" ? request.body : null;
  return new Request(url, { method: request.method, headers: webHeaders(request), body });
}

export async function carryOver(response: Response, reply: FastifyReply): Promise<FastifyReply> {
  reply.status(response.status);
  response.headers.forEach((value, name) => {
    if (name !== "set-cookie") void reply.header(name, value);
  });
  for (const cookie of response.headers.getSetCookie()) void reply.header("set-cookie", cookie);
  void reply.header("cache-control", "no-store");
  return reply.send(response.body === null ? null : Buffer.from(await response.arrayBuffer()));
}
