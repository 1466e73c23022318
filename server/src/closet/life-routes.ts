import { FitError } from "@fit-closet/core";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { garmentOf } from "../database/garments.ts";
import { setStatus, washesOf, wearsBetweenWashes, wearsSinceWash } from "../database/laundry.ts";
import { recordWears, takeBackWears, wearsOf } from "../database/wears.ts";
import { checkWorn, dayHere } from "../http/calendar.ts";
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
        checkWorn(day);
        const told = { garments, day };
        const said = worn
          ? await recordWears(db, person, told, Date.now())
          : await takeBackWears(db, person, told);
        if (worn) tastes.note(person, { act: "worn", day, kept: said.changed, passed: [] });
        else tastes.takeBack(person, told);
        return said;
      },
    });

    app.route({
      ...endpoint("wears"),
      handler: async (request, reply) => {
        const person = await asks.person(request);
        const { id } = request.params;
        const row = await garmentOf(db, person, id);
        if (!row) throw new FitError("not_found");
        const [days, washes, since] = await Promise.all([
          wearsOf(db, person, id),
          washesOf(db, person, id),
          wearsSinceWash(db, person, [id]),
        ]);
        void reply.header("cache-control", "no-store");
        const washAfter = wearsBetweenWashes(row);
        return { days, washes, sinceWash: since.get(id) ?? 0, washAfter };
      },
    });

    app.route({
      ...endpoint("laundry"),
      handler: async (request) => {
        const person = await asks.person(request);
        const { day = dayHere(), ...told } = request.body;
        checkWorn(day);
        return { changed: await setStatus(db, person, told, { day, now: Date.now() }) };
      },
    });
  };
}
