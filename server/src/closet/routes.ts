import {
  cartoonizeFieldsSchema,
  cartoonizeResponseSchema,
  closetPageSchema,
  closetQuerySchema,
  FitError,
} from "@fit-closet/core";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { addressOf, type Attempts, keyOf } from "../account/attempts.ts";
import { mustBe, type WhoAsks } from "../account/person.ts";
import { closetPage, deleteGarment, garmentOf } from "../database/garments.ts";
import { markAt } from "../database/paging.ts";
import { whenGone } from "../http/gone.ts";
import { addGarment, type ClosetParts } from "./add-garment.ts";
import { photoAddress } from "./file-names.ts";
import { sendFile } from "../http/send-file.ts";
import { readUpload } from "./upload.ts";

export type ClosetOptions = ClosetParts & {
  asks: WhoAsks;
  attempts: Attempts;
  maxUploadBytes: number;
};

const idSchema = z.object({ id: z.string().max(64) });
const photoPart = z.unknown().meta({ type: "string", format: "binary" });

export function closetRoutes(options: ClosetOptions): FastifyPluginAsyncZod {
  const { db, files, asks, attempts } = options;
  return async (app) => {
    app.post(
      "/api/cartoonize",
      {
        schema: {
          summary: "Draw a photo of a garment as a cartoon and keep it in the closet",
          consumes: ["multipart/form-data"],
          body: cartoonizeFieldsSchema.extend({ image: photoPart }),
          response: { 200: cartoonizeResponseSchema },
        },
        // The form is read as a stream and checked there.
        validatorCompiler: () => (value) => ({ value }),
      },
      async (request, reply) => {
        const person = await asks.person(request);
        await attempts.count("cartoons", keyOf(request, person), addressOf(request));
        const { fields, photo, fileName } = await readUpload(request, options.maxUploadBytes);
        mustBe(person, fields.userId);
        const { category, dominantColors, originalUrl } = fields;
        const address = originalUrl ? photoAddress(person, originalUrl) : { category, fileName };
        const upload = { photo, address, category, dominantColors };
        const item = await addGarment(options, person, upload, whenGone(reply));
        return { cartoonUrl: item.cartoonURL, item };
      },
    );

    app.get(
      "/api/closet",
      {
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
        return closetPage(db, person, { after: cursor ? markAt(cursor) : null, limit });
      },
    );

    app.get(
      "/api/closet/:id/cartoon",
      { schema: { summary: "The picture of one garment (image/webp)", params: idSchema } },
      async (request, reply) => {
        const garment = await garmentOf(db, await asks.person(request), request.params.id);
        if (!garment) throw new FitError("not_found");
        return sendFile(request, reply, files, {
          key: garment.cartoonKey,
          type: "image/webp",
          version: garment.id,
          cacheControl: "private, max-age=31536000, immutable",
        });
      },
    );

    app.delete(
      "/api/closet/:id",
      { schema: { summary: "Remove one garment and its files", params: idSchema } },
      async (request, reply) => {
        const gone = await deleteGarment(db, await asks.person(request), request.params.id);
        if (!gone) throw new FitError("not_found");
        // The garment is gone from here on; a file that stays behind is the sweep's.
        for (const key of [gone.cartoonKey, gone.photoKey])
          await files.delete(key).catch((err: unknown) => request.log.warn({ err }));
        return reply.status(204).send();
      },
    );
  };
}
