import { FitError } from "@fit-closet/core";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { personRow, type PersonRow } from "../database/sign-ins.ts";
import { newestMessages } from "../database/messages.ts";
import { countAll } from "../database/people.ts";
import type { Database } from "../database/schema.ts";
import { endpoint } from "../http/endpoint.ts";
import type { WhoAsks } from "./person.ts";

export type AdminOptions = { db: Database; asks: WhoAsks; adminEmails: readonly string[] };

const MESSAGES = 100;

/** Anybody can type an admin's address into the sign-up form: only one that was confirmed counts. */
export function isAdmin(
  person: Pick<PersonRow, "email" | "emailVerified">,
  adminEmails: readonly string[],
): boolean {
  return person.emailVerified === 1 && adminEmails.includes(person.email.toLowerCase());
}

/** Whoever runs the place may read what was written to them, and count. Nobody's clothes are shown to them. */
export function adminRoutes({ db, asks, adminEmails }: AdminOptions): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      ...endpoint("overview"),
      handler: async (request, reply) => {
        const row = await personRow(db, await asks.person(request));
        if (!row || !isAdmin(row, adminEmails)) throw new FitError("not_found");
        void reply.header("cache-control", "no-store");
        const { people, garments, ideas } = await countAll(db);
        return { people, garments, ideas, messages: await newestMessages(db, MESSAGES) };
      },
    });
  };
}
