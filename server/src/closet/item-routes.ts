import { FitError } from "@fit-closet/core";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import {
  anyGarmentOf,
  asClosetItem,
  changeGarment,
  closetPage,
  type GarmentRow,
} from "../database/garments.ts";
import { markAt } from "../database/paging.ts";
import { usageOf } from "../database/quota.ts";
import { compressed } from "../http/compression.ts";
import { endpoint } from "../http/endpoint.ts";
import { type Sent, sendFile } from "../http/send-file.ts";
import { edited } from "./edit-garment.ts";
import type { ClosetOptions } from "./options.ts";
import { lookOf, redrawTyped } from "./typed-garment.ts";

export function itemRoutes(options: ClosetOptions): FastifyPluginAsyncZod {
  const { db, files, asks, cartoons, quota, uploadsAtOnce, maxArchiveBytes } = options;
  return async (app) => {
    app.route({
      ...endpoint("closet"),
      ...compressed,
      handler: async (request, reply) => {
        const person = await asks.person(request);
        const { cursor, limit } = request.query;
        void reply.header("cache-control", "no-store");
        // Who looks at their closet may add to it next; what fails here is told when it is drawn.
        cartoons.warmUp().catch(() => {});
        return closetPage(db, person, { after: cursor ? markAt(cursor) : null, limit });
      },
    });

    app.route({
      ...endpoint("usage"),
      handler: async (request, reply) => {
        const used = await usageOf(db, await asks.person(request));
        void reply.header("cache-control", "no-store");
        const { items: maxItems, bytes: maxBytes, ideas: maxIdeas } = quota;
        return { ...used, maxItems, maxBytes, maxIdeas, uploadsAtOnce, maxArchiveBytes };
      },
    });

    app.route({
      ...endpoint("editGarment"),
      handler: async (request, reply) => {
        const person = await asks.person(request);
        const edit = (row: GarmentRow) => edited(row, request.body);
        const changed = await changeGarment(db, person, request.params.id, edit);
        if (!changed) throw new FitError("not_found");
        const look = looksOther(changed.before, changed.after) ? lookOf(changed.after) : null;
        const redrawn = look && (await redrawTyped(options, person, changed.after, look));
        return reply.send(asClosetItem(redrawn ?? changed.after));
      },
    });

    /** What is in the bin is shown there. A new drawing may take the file away between the row and it, so that a second look is worth it. */
    const sendOf =
      (sent: (garment: GarmentRow) => Sent) =>
      async (request: FastifyRequest<{ Params: { id: string } }>, reply: FastifyReply) => {
        const person = await asks.person(request);
        const send = async () => {
          const garment = await anyGarmentOf(db, person, request.params.id);
          if (!garment) throw new FitError("not_found");
          return sendFile(request, reply, files, sent(garment));
        };
        return send().catch((error: unknown) => {
          if (error instanceof FitError && error.code === "not_found") return send();
          throw error;
        });
      };

    app.route({
      ...endpoint("cartoon"),
      handler: sendOf(({ id, drawing, cartoonKey }) => ({
        key: cartoonKey,
        type: "image/webp",
        version: `${id} ${drawing}`,
        cacheControl: "private, max-age=31536000, immutable",
      })),
    });

    app.route({
      ...endpoint("mask"),
      handler: sendOf(({ id, drawing, maskKey }) => {
        if (!maskKey) throw new FitError("not_found");
        const version = `${id} ${drawing} mask`;
        return { key: maskKey, type: "image/png", version, cacheControl: "private, no-cache" };
      }),
    });
  };
}

/** What a drawing shows of a garment. */
const looksOther = (before: GarmentRow, after: GarmentRow): boolean =>
  before.colours !== after.colours || before.category !== after.category;
