import { randomUUID } from "node:crypto";
import { contactSchema, type Site, siteSchema } from "@fit-closet/core";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { addressOf, type Attempts } from "../account/attempts.ts";
import { insertMessage } from "../database/messages.ts";
import type { Database } from "../database/schema.ts";

export type PageOptions = { db: Database; attempts: Attempts; site: () => Promise<Site> };

export function pageRoutes({ db, attempts, site }: PageOptions): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      "/api/site",
      {
        schema: {
          summary: "What the pages need to know of this server",
          response: { 200: siteSchema },
        },
      },
      async (_request, reply) => {
        void reply.header("cache-control", "no-cache");
        return site();
      },
    );

    app.post(
      "/api/contact",
      { schema: { summary: "Leave a message for whoever runs this", body: contactSchema } },
      async (request, reply) => {
        await attempts.count("contact", addressOf(request));
        const { name, email, message } = request.body;
        const row = { id: randomUUID(), name, email, message, createdAt: Date.now() };
        await insertMessage(db, row);
        return reply.status(204).send();
      },
    );
  };
}
