import { daysToGive, freeOn, LONDON } from "@fit-closet/core";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { type Attempts, keyOf } from "../account/attempts.ts";
import type { WhoAsks } from "../account/person.ts";
import { checkToCome } from "../http/calendar.ts";
import { endpoint } from "../http/endpoint.ts";
import { whenGone } from "../http/gone.ts";
import type { DresserParts } from "./day-dresser.ts";
import { askForDays, chooseForDay } from "./plan-days.ts";
import { isHere, type WardrobeToCome, wardrobeToCome } from "./wardrobe-to-come.ts";

type PlanOptions = DresserParts & { asks: WhoAsks; attempts: Attempts };

/** Planning days by asking and by hand, so that nothing is planned that is not clean then. */
export function planRoutes(options: PlanOptions): FastifyPluginAsyncZod {
  const { db, asks, attempts, weather } = options;
  return async (app) => {
    app.route({
      ...endpoint("askForDays"),
      handler: async (request, reply) => {
        const person = await asks.person(request);
        for (const day of [request.body.today, ...request.body.days]) checkToCome(day);
        await attempts.count("ideas", keyOf(request, person));
        return askForDays(options, person, request.body, whenGone(reply));
      },
    });

    app.route({
      ...endpoint("chooseForDay"),
      handler: async (request, reply) => {
        const person = await asks.person(request);
        for (const day of [request.body.today, request.body.day]) checkToCome(day);
        await attempts.count("ideas", keyOf(request, person));
        const chosen = await chooseForDay(options, person, request.body, whenGone(reply));
        return reply.status(201).send(chosen);
      },
    });

    app.route({
      ...endpoint("choices"),
      handler: async (request, reply) => {
        const person = await asks.person(request);
        const { day, today } = request.query;
        for (const one of [today, day]) checkToCome(one);
        void reply.header("cache-control", "no-store");
        return choicesOn(day, await wardrobeToCome(db, person, request.query));
      },
    });

    app.route({
      ...endpoint("dayWeather"),
      handler: async (request, reply) => {
        await asks.person(request);
        const { lat = LONDON.lat, lon = LONDON.lon } = request.query;
        void reply.header("cache-control", "private, max-age=1800");
        return weather.daysAt({ lat, lon }, new Date());
      },
    });
  };
}

function choicesOn(day: string, { closet, planned }: WardrobeToCome) {
  const here = closet.filter(isHere).map(({ id }) => id);
  const free = new Set(freeOn(day, here, planned));
  const needed = here
    .filter((id) => !free.has(id))
    .map((id) => ({ id, days: daysToGive(day, id, planned) }))
    .filter(({ days }) => days.length > 0);
  const known = new Set([...free, ...needed.map(({ id }) => id)]);
  return { unclean: closet.flatMap(({ id }) => (known.has(id) ? [] : id)), needed };
}
