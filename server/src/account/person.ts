import { FitError } from "@fit-closet/core";
import { isAPIError } from "better-auth/api";
import type { FastifyRequest } from "fastify";
import type { PersonId } from "../database/ownership.ts";
import type { Auth } from "./auth.ts";

/** Who makes a call: visitors are known by their network address alone. */
export type Caller = { person: PersonId | null; address: string };

export type CurrentSession = { person: PersonId; id: string; startedAt: number };

export type WhoAsks = {
  /** The person behind the request's session, or null for a visitor. */
  who(request: FastifyRequest): Promise<PersonId | null>;
  /** @throws FitError not_signed_in */
  person(request: FastifyRequest): Promise<PersonId>;
  /** @throws FitError not_signed_in */
  session(request: FastifyRequest): Promise<CurrentSession>;
};

export function whoAsks(auth: Auth): WhoAsks {
  const find = async (request: FastifyRequest): Promise<CurrentSession | null> => {
    if (!request.headers.cookie) return null;
    const headers = new Headers({ cookie: request.headers.cookie });
    // The page's own /api/auth/get-session renews the cookie; these calls cannot set one.
    const asked = auth.api.getSession({ headers, query: { disableRefresh: true } });
    const found = await asked.catch((cause: unknown) => Promise.reject(asLookUpFailure(cause)));
    if (!found) return null;
    const { id, createdAt } = found.session;
    return { person: found.user.id as PersonId, id, startedAt: createdAt.getTime() };
  };
  const session = async (request: FastifyRequest) => {
    const found = await find(request);
    if (!found) throw new FitError("not_signed_in");
    return found;
  };
  return {
    who: async (request) => (await find(request))?.person ?? null,
    person: async (request) => (await session(request)).person,
    session,
  };
}

/** better-auth answers 500 for a session that could not be looked up, and keeps the reason to itself: it is the database's. */
function asLookUpFailure(cause: unknown): unknown {
  return isAPIError(cause) && cause.statusCode === 500 ? new FitError("unavailable") : cause;
}

/**
 * Bodies and addresses repeat who is asking. Nobody may name another.
 * @throws FitError not_yours
 */
export function mustBe(person: PersonId | null, userId: string | null | undefined): void {
  if (userId != null && userId !== person) throw new FitError("not_yours");
}
