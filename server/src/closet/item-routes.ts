import {
  closetItemSchema,
  closetPageSchema,
  closetQuerySchema,
  FitError,
  garmentEditSchema,
  usageSchema,
} from "@fit-closet/core";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import {
  asClosetItem,
  changeGarment,
  closetPage,
  deleteGarment,
  garmentOf,
  type GarmentRow,
} from "../database/garments.ts";
import { markAt } from "../database/paging.ts";
import { usageOf } from "../database/quota.ts";
import { compressed } from "../http/compression.ts";
import { type Sent, sendFile } from "../http/send-file.ts";
import { edited } from "./edit-garment.ts";
import { type ClosetOptions, idSchema } from "./options.ts";

export function itemRoutes(options: ClosetOptions): FastifyPluginAsyncZod {
  const { db, files, asks, cartoons, quota, uploadsAtOnce, maxArchiveBytes } = options;
  return async (app) => {
    app.get(
      "/api/closet",
      {
        ...compressed,
        schema: {
          summary: "The closet, newest first, a page at a time",
          querystring: closetQuerySchema,
          response: { 200: closetPageSchema },
        },
      },
      async (request, reply) => {
        const person = await asks.person(request);
        const { cursor, limit } = request.query;
        void reply.header("cache-control", "no-store");
        // Who looks at their closet may add to it next; what fails here is told when it is drawn.
        cartoons.warmUp().catch(() => {});
        return closetPage(db, person, { after: cursor ? markAt(cursor) : null, limit });
      },
    );

    app.get(
      "/api/closet/usage",
      {
        schema: { summary: "How full one's closet is", response: { 200: usageSchema } },
      },
      async (request, reply) => {
        const used = await usageOf(db, await asks.person(request));
        void reply.header("cache-control", "no-store");
        const { items: maxItems, bytes: maxBytes, ideas: maxIdeas } = quota;
        return { ...used, maxItems, maxBytes, maxIdeas, uploadsAtOnce, maxArchiveBytes };
      },
    );

    app.patch(
      "/api/closet/:id",
      {
        schema: {
          summary: "Edit what is known of a garment: what is absent stays, null clears",
          params: idSchema,
          body: garmentEditSchema,
          response: { 200: closetItemSchema },
        },
      },
      async (request, reply) => {
        const person = await asks.person(request);
        const edit = (row: GarmentRow) => edited(row, request.body);
        const changed = await changeGarment(db, person, request.params.id, edit);
        if (!changed) throw new FitError("not_found");
        return reply.send(asClosetItem(changed.after));
      },
    );

    /** A new drawing may take the file away between the row and it, so that a second look is worth it. */
    const sendOf =
      (sent: (garment: GarmentRow) => Sent) =>
      async (request: FastifyRequest<{ Params: { id: string } }>, reply: FastifyReply) => {
        const person = await asks.person(request);
        const send = async () => {
          const garment = await garmentOf(db, person, request.params.id);
          if (!garment) throw new FitError("not_found");
          return sendFile(request, reply, files, sent(garment));
        };
        return send().catch((error: unknown) => {
          if (error instanceof FitError && error.code === "not_found") return send();
          throw error;
        });
      };

    app.get(
      "/api/closet/:id/cartoon",
      { schema: { summary: "The picture of one garment (image/webp)", params: idSchema } },
      sendOf(({ id, drawing, cartoonKey }) => ({
        key: cartoonKey,
        type: "image/webp",
        version: `${id} ${drawing}`,
        cacheControl: "private, max-age=31536000, immutable",
      })),
    );

    app.get(
      "/api/closet/:id/mask",
      { schema: { summary: "One's own cut-out of a garment (image/png)", params: idSchema } },
      sendOf(({ id, drawing, maskKey }) => {
        if (!maskKey) throw new FitError("not_found");
        const version = `${id} ${drawing} mask`;
        return { key: maskKey, type: "image/png", version, cacheControl: "private, no-cache" };
      }),
    );

    app.delete(
      "/api/closet/:id",
      { schema: { summary: "Remove one garment and its files", params: idSchema } },
      async (request, reply) => {
        const gone = await deleteGarment(db, await asks.person(request), request.params.id);
        if (!gone) throw new FitError("not_found");
        // The garment is gone from here on; a file that stays behind is the sweep's.
        for (const key of [gone.cartoonKey, gone.photoKey, gone.maskKey])
          if (key) await files.delete(key).catch((err: unknown) => request.log.warn({ err }));
        return reply.status(204).send();
      },
    );
  };
}
