import { FitError } from "@fit-closet/core";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { garmentOf } from "../database/garments.ts";
import { recordWears, setStatus, takeBackWears, wearsOf } from "../database/wears.ts";
import { checkDay } from "../http/day.ts";
import { endpoint } from "../http/endpoint.ts";
import type { ClosetOptions } from "./options.ts";

/** What becomes of garments from day to day: worn, in the wash, washed. */
export function lifeRoutes({ db, asks, tastes }: ClosetOptions): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      ...endpoint("wear"),
      handler: async (request) => {
        const person = await asks.person(request);
        const { garments, day, worn } = request.body;
        checkDay(day);
        const told = { garments, day };
        const changed = worn
          ? await recordWears(db, person, told, Date.now())
          : await takeBackWears(db, person, told);
        if (worn) tastes.note(person, { act: "worn", day, kept: changed, passed: [] });
        else tastes.takeBack(person, told);
        return { changed };
      },
    });

    app.route({
      ...endpoint("wears"),
      handler: async (request, reply) => {
        const person = await asks.person(request);
        const { id } = request.params;
        if (!(await garmentOf(db, person, id))) throw new FitError("not_found");
        void reply.header("cache-control", "no-store");
        return { days: await wearsOf(db, person, id) };
      },
    });

    app.route({
      ...endpoint("laundry"),
      handler: async (request) => {
        const person = await asks.person(request);
        const { garments, status } = request.body;
        return { changed: await setStatus(db, person, garments, status) };
      },
    });
  };
}
