import { randomUUID } from "node:crypto";
import { type Site } from "@fit-closet/core";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { addressOf, type Attempts } from "../account/attempts.ts";
import { insertMessage } from "../database/messages.ts";
import type { Database } from "../database/schema.ts";
import { endpoint } from "../http/endpoint.ts";

export type PageOptions = { db: Database; attempts: Attempts; site: () => Promise<Site> };

export function pageRoutes({ db, attempts, site }: PageOptions): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      ...endpoint("site"),
      handler: async (_request, reply) => {
        void reply.header("cache-control", "no-cache");
        return site();
      },
    });

    app.route({
      ...endpoint("contact"),
      handler: async (request, reply) => {
        await attempts.count("contact", addressOf(request));
        const { name, email, message } = request.body;
        const row = { id: randomUUID(), name, email, message, createdAt: Date.now() };
        await insertMessage(db, row);
        return reply.status(204).send();
      },
    });
  };
}
