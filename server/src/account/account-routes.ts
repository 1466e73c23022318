import { type Account, FitError } from "@fit-closet/core";
import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import {
  endOtherSessions,
  endSession,
  personRow,
  sessionsOf,
  waysIn,
} from "../database/sign-ins.ts";
import type { Database } from "../database/schema.ts";
import type { FileStore } from "../files/file-store.ts";
import { endpoint } from "../http/endpoint.ts";
import { isAdmin } from "./admin-routes.ts";
import { addressOf, type Attempts, keyOf } from "./attempts.ts";
import type { Auth } from "./auth.ts";
import { carryOver, webHeaders } from "./auth-routes.ts";
import { confirmAddress } from "./confirm-address.ts";
import { deleteAccount } from "./delete-account.ts";
import { deviceOf } from "./device.ts";
import type { CurrentSession, WhoAsks } from "./person.ts";

export type AccountOptions = {
  db: Database;
  files: FileStore;
  auth: Auth;
  asks: WhoAsks;
  attempts: Attempts;
  adminEmails: readonly string[];
};

/** What the account screen shows and does. Session tokens stay on the server: a session is named by its id. */
export function accountRoutes(options: AccountOptions): FastifyPluginAsyncZod {
  const { db, asks, auth } = options;
  return async (app) => {
    app.route({
      ...endpoint("account"),
      handler: async (request, reply) => {
        void reply.header("cache-control", "no-store");
        return describe(options, await asks.session(request));
      },
    });

    app.route({
      ...endpoint("endSession"),
      handler: async (request, reply) => {
        const person = await asks.person(request);
        if (!(await endSession(db, person, request.params.id))) throw new FitError("not_found");
        return reply.status(204).send();
      },
    });

    app.route({
      ...endpoint("endOtherSessions"),
      handler: async (request, reply) => {
        const { person, id } = await asks.session(request);
        await endOtherSessions(db, person, id);
        return reply.status(204).send();
      },
    });

    app.route({
      ...endpoint("changePassword"),
      handler: async (request, reply) => {
        await countGuess(options, request);
        const body = { ...request.body, revokeOtherSessions: true };
        const headers = webHeaders(request);
        const response = await auth.api.changePassword({ headers, body, asResponse: true });
        if (!response.ok)
          throw new FitError(response.status < 500 ? "wrong_password" : "unexpected");
        return carryOver(new Response(null, { status: 204, headers: response.headers }), reply);
      },
    });

    app.route({
      ...endpoint("confirmAddress"),
      handler: async (request, reply) => {
        await options.attempts.count("signIn", addressOf(request));
        await confirmAddress(options, request.body.token);
        return reply.status(204).send();
      },
    });

    app.route({
      ...endpoint("deleteAccount"),
      handler: async (request, reply) => {
        const session = await countGuess(options, request);
        const onLeft = (err: unknown) => request.log.warn({ err });
        await deleteAccount({ ...options, onLeft }, session, request.body, webHeaders(request));
        void reply.header("clear-site-data", '"cache", "cookies", "storage"');
        return reply.status(204).send();
      },
    });
  };
}

/** A stolen session must not become a way to guess the password. */
async function countGuess(
  { asks, attempts }: AccountOptions,
  request: FastifyRequest,
): Promise<CurrentSession> {
  const session = await asks.session(request);
  await attempts.count("signIn", keyOf(request, session.person), addressOf(request));
  return session;
}

async function describe(
  { db, adminEmails }: AccountOptions,
  { person, id }: CurrentSession,
): Promise<Account> {
  const [row, ways, sessions] = await Promise.all([
    personRow(db, person),
    waysIn(db, person),
    sessionsOf(db, person, new Date()),
  ]);
  if (!row) throw new FitError("not_signed_in");
  return {
    name: row.name,
    email: row.email,
    emailVerified: row.emailVerified === 1,
    hasPassword: ways.includes("credential"),
    providers: (["google", "github"] as const).filter((name) => ways.includes(name)),
    sessions: sessions.map((session) => ({
      id: session.id,
      device: deviceOf(session.userAgent),
      since: Date.parse(session.createdAt),
      lastUsed: Date.parse(session.updatedAt),
      current: session.id === id,
    })),
    admin: isAdmin(row, adminEmails),
  };
}
