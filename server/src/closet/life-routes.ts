import { FitError } from "@fit-closet/core";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { garmentOf } from "../database/garments.ts";
import { recordWears, setStatus, takeBackWears, wearsOf } from "../database/wears.ts";
import { endpoint } from "../http/endpoint.ts";
import type { ClosetOptions } from "./options.ts";

const DAY_MS = 86_400_000;
/** Clocks are up to fourteen hours ahead of UTC. */
const AHEAD_MS = 14 * 3_600_000;
const OLDEST_MS = 10 * 366 * DAY_MS;

/** What becomes of garments from day to day: worn, in the wash, washed. */
export function lifeRoutes({ db, asks }: ClosetOptions): FastifyPluginAsyncZod {
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

function checkDay(day: string): void {
  const at = Date.parse(`${day}T00:00:00Z`);
  const now = Date.now();
  // The 31st of February is read as a day in March.
  const isDay = !Number.isNaN(at) && new Date(at).toISOString().startsWith(day);
  if (!isDay || at > now + AHEAD_MS || at < now - OLDEST_MS)
    throw new FitError("bad_request", { message: "That is no day of the last ten years." });
}
