import { FitError } from "@fit-closet/core";
import type { FastifyRequest } from "fastify";
import type { PersonId } from "../database/ownership.ts";
import type { Auth } from "./auth.ts";

export type WhoAsks = {
  /** The person behind the request's session, or null for a visitor. */
  who(request: FastifyRequest): Promise<PersonId | null>;
  /** @throws FitError not_signed_in */
  person(request: FastifyRequest): Promise<PersonId>;
};

export function whoAsks(auth: Auth): WhoAsks {
  const who = async (request: FastifyRequest): Promise<PersonId | null> => {
    if (!request.headers.cookie) return null;
    const headers = new Headers({ cookie: request.headers.cookie });
    // The page's own /api/auth/get-session renews the cookie; these calls cannot set one.
    const found = await auth.api.getSession({ headers, query: { disableRefresh: true } });
    return found ? (found.user.id as PersonId) : null;
  };
  return {
    who,
    person: async (request) => {
      const person = await who(request);
      if (!person) throw new FitError("not_signed_in");
      return person;
    },
  };
}

/**
 * Bodies and addresses repeat who is asking. Nobody may name another.
 * @throws FitError not_yours
 */
export function mustBe(person: PersonId | null, userId: string | null | undefined): void {
  if (userId != null && userId !== person) throw new FitError("not_yours");
}
