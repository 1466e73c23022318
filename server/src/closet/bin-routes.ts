import { FitError } from "@fit-closet/core";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { binPage, emptyBin, putBack, putInBin, removeFromBin } from "../database/bin.ts";
import { asClosetItem } from "../database/garments.ts";
import { markAt } from "../database/paging.ts";
import { compressed } from "../http/compression.ts";
import { endpoint } from "../http/endpoint.ts";
import type { ClosetOptions } from "./options.ts";
import { letGo } from "./stored-files.ts";

/** Removing is putting into the bin, which takes a row's change and no file. Files go when something leaves the bin for good. */
export function binRoutes({ db, files, asks }: ClosetOptions): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      ...endpoint("removeGarment"),
      handler: async (request, reply) => {
        const person = await asks.person(request);
        if (!(await putInBin(db, person, request.params.id, Date.now())))
          throw new FitError("not_found");
        return reply.status(204).send();
      },
    });

    app.route({
      ...endpoint("bin"),
      ...compressed,
      handler: async (request, reply) => {
        const person = await asks.person(request);
        const { cursor, limit } = request.query;
        void reply.header("cache-control", "no-store");
        return binPage(db, person, { after: cursor ? markAt(cursor) : null, limit });
      },
    });

    app.route({
      ...endpoint("putBack"),
      handler: async (request) => {
        const row = await putBack(db, await asks.person(request), request.params.id);
        if (!row) throw new FitError("not_found");
        return asClosetItem(row);
      },
    });

    app.route({
      ...endpoint("removeForGood"),
      handler: async (request, reply) => {
        const gone = await removeFromBin(db, await asks.person(request), request.params.id);
        if (!gone) throw new FitError("not_found");
        await letGo(files, gone);
        return reply.status(204).send();
      },
    });

    app.route({
      ...endpoint("emptyBin"),
      handler: async (request, reply) => {
        await letGo(files, await emptyBin(db, await asks.person(request)));
        return reply.status(204).send();
      },
    });
  };
}
