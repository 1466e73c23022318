import { createHash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { FitError } from "@fit-closet/core";
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import { addressOf, type Attempts } from "./attempts.ts";
import type { Auth } from "./auth.ts";
import { type AuthBody, BODIES, mailboxOf } from "./auth-bodies.ts";

const MAX_BODY_BYTES = 64 * 1024;

/** An e-mail is asked for in this time, whether there is anybody to write to or not. */
const EMAIL_TAKES_MS = 400;

type Call = {
  method: "GET" | "POST";
  path: string;
  /** What a call of it is counted as, for its address and the e-mail in its body. */
  counted?: "signIn" | "signUp" | "emails";
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
  { method: "POST", path: "/request-password-reset", counted: "emails" },
  { method: "POST", path: "/send-verification-email", counted: "emails" },
  { method: "POST", path: "/reset-password", counted: "signIn" },
];

/**
 * Everything below /api/auth is better-auth's; here it is counted and carried over to fastify. A body is read once, here: what is
 * counted and what better-auth acts on are the same values, so that no spelling of an address is one thing to the counter and
 * another to the sign-in.
 */
export function authRoutes(auth: Auth, attempts: Attempts): FastifyPluginAsync {
  return async (app) => {
    app.removeAllContentTypeParsers();
    const asJson = app.getDefaultJsonParser("error", "error");
    app.addContentTypeParser("application/json", { parseAs: "string" }, asJson);
    app.addContentTypeParser("*", (_request, _body, done) => done(new FitError("not_json")));
    for (const { method, path, counted } of CALLS)
      app.route<{ Body: AuthBody | undefined }>({
        method,
        url: `/api/auth${path}`,
        bodyLimit: MAX_BODY_BYTES,
        // better-auth knows no HEAD.
        exposeHeadRoute: false,
        schema: { hide: true, ...(method === "POST" && { body: BODIES[path] }) },
        handler: async (request, reply) => {
          if (NUL.test(request.url)) throw new FitError("bad_request");
          const keys = emailKeys(counted, request.body?.email);
          if (counted) await attempts.count(counted, addressOf(request), ...keys);
          const least = counted === "emails" ? pause(EMAIL_TAKES_MS) : null;
          const response = await auth.handler(asWebRequest(request));
          await least;
          // A session that cannot be looked up is the database's matter.
          if (response.status >= 500)
            throw new FitError(path === "/get-session" ? "unavailable" : "unexpected");
          if (response.status === 404 && response.body === null) throw new FitError("not_found");
          if (path === "/sign-in/email" && response.ok)
            for (const key of keys) await attempts.forgive("signIn", key);
          return carryOver(response, reply);
        },
      });
  };
}

/** However it is written. Nobody can type one, and Postgres can keep none. */
// oxlint-disable-next-line no-control-regex -- that character is what is looked for
const NUL = /\0|%00/;

/**
 * As a fingerprint: however long the text, and nobody's address lies in the limiter's store. Passwords are guessed for an account,
 * e-mails fall into a mailbox.
 */
function emailKeys(counted: Call["counted"], email: string | undefined): string[] {
  if (email === undefined) return [];
  const whose = counted === "signIn" ? email : mailboxOf(email);
  return [`email:${createHash("sha256").update(whose).digest("base64url")}`];
}

const CARRIED = ["accept", "cookie", "origin", "referer", "user-agent"];

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
  const headers = webHeaders(request);
  if (request.method === "GET") return new Request(url, { headers });
  headers.set("content-type", "application/json");
  return new Request(url, { method: "POST", headers, body: JSON.stringify(request.body ?? {}) });
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
