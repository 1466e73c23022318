import { learnedInWords, type OwnTaste } from "@fit-closet/core";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { WhoAsks } from "../account/person.ts";
import type { PersonId } from "../database/ownership.ts";
import type { Database } from "../database/schema.ts";
import { forgetTaste, reactionCount, tasteOf } from "../database/tastes.ts";
import { checkWorn } from "../http/calendar.ts";
import { endpoint } from "../http/endpoint.ts";
import type { Tastes } from "./tastes.ts";

type TasteOptions = { db: Database; asks: WhoAsks; tastes: Tastes };

/** What was learned of somebody, to be read and to be forgotten, and the reactions that no other call tells. */
export function tasteRoutes({ db, asks, tastes }: TasteOptions): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      ...endpoint("taste"),
      handler: async (request, reply) => {
        const person = await asks.person(request);
        void reply.header("cache-control", "no-store");
        return inWords(db, person);
      },
    });

    app.route({
      ...endpoint("forgetTaste"),
      handler: async (request, reply) => {
        await forgetTaste(db, await asks.person(request));
        return reply.status(204).send();
      },
    });

    app.route({
      ...endpoint("forgetFeature"),
      handler: async (request, reply) => {
        const person = await asks.person(request);
        await tastes.forget(person, request.params.feature);
        void reply.header("cache-control", "no-store");
        return inWords(db, person);
      },
    });

    app.route({
      ...endpoint("react"),
      handler: async (request, reply) => {
        const person = await asks.person(request);
        const { act, items, day } = request.body;
        checkWorn(day);
        tastes.note(person, { act, day, kept: [], passed: items });
        return reply.status(204).send();
      },
    });
  };
}

async function inWords(db: Database, person: PersonId): Promise<OwnTaste> {
  const [{ learned }, reactions] = await Promise.all([
    tasteOf(db, person),
    reactionCount(db, person),
  ]);
  return { reactions, learned: learnedInWords(learned) };
}
