import {
  cartoonizeFieldsSchema,
  cartoonizeResponseSchema,
  closetItemSchema,
  FitError,
  recutFieldsSchema,
} from "@fit-closet/core";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { addressOf, keyOf } from "../account/attempts.ts";
import { type Caller, mustBe } from "../account/person.ts";
import { asClosetItem, garmentOf } from "../database/garments.ts";
import { whenGone } from "../http/gone.ts";
import { addGarment } from "./add-garment.ts";
import { photoAddress } from "./file-names.ts";
import type { Looks } from "./looks.ts";
import { type ClosetOptions, idSchema } from "./options.ts";
import { recutGarment } from "./redraw-garment.ts";
import type { Places, Room } from "./room.ts";
import { formBytes, readRecut, readUpload, refuseLength } from "./upload.ts";

const file = z.unknown().meta({ type: "string", format: "binary" });
const maskPart = file.optional().describe("PNG in the photo's proportions, white on the garment");
const consumes = ["multipart/form-data"];

/** Forms are read as streams and checked there. */
const validatorCompiler = () => (value: unknown) => ({ value });

type Options = ClosetOptions & { room: Room; places: Places; looks: Looks };

export function cartoonRoutes(options: Options): FastifyPluginAsyncZod {
  const { db, asks, attempts, cartoons, room, places, looks, maxUploadBytes } = options;
  const partsFor = (payer: Caller) => ({ ...options, draw: cartoons.drawFor(payer) });
  const onRequest = async () => places.refuseFull();
  return async (app) => {
    app.post(
      "/api/cartoonize",
      {
        schema: {
          summary: "Draw a photo of a garment as a cartoon and keep it in the closet",
          consumes,
          body: cartoonizeFieldsSchema.extend({ image: file, mask: maskPart }),
          response: { 200: cartoonizeResponseSchema },
        },
        validatorCompiler,
        onRequest,
      },
      async (request, reply) => {
        const person = await asks.person(request);
        await attempts.count("cartoons", keyOf(request, person), addressOf(request));
        refuseLength(request, formBytes(maxUploadBytes), maxUploadBytes);
        const payer = { person, address: addressOf(request) };
        const item = await room.for(request, payer, formBytes(maxUploadBytes), async () => {
          const { fields, fileName, ...pictures } = await readUpload(request, maxUploadBytes);
          mustBe(person, fields.userId);
          const { category, dominantColors, originalUrl, cut } = fields;
          const address = originalUrl ? photoAddress(person, originalUrl) : { category, fileName };
          const upload = { ...pictures, cut, address, category, dominantColors };
          const gone = whenGone(reply);
          const added = await places.hold(() => addGarment(partsFor(payer), person, upload, gone));
          looks.begin({ id: added.id, photo: upload.photo }, payer);
          return added;
        });
        return { cartoonUrl: item.cartoonURL, item };
      },
    );

    app.put(
      "/api/closet/:id/cartoon",
      {
        schema: {
          summary: "Draw a garment anew from its photo, by one's own cut-out or another way to cut",
          params: idSchema,
          consumes,
          body: recutFieldsSchema.extend({ mask: maskPart }),
          response: { 200: closetItemSchema },
        },
        validatorCompiler,
        onRequest,
      },
      async (request, reply) => {
        const person = await asks.person(request);
        const { id } = request.params as z.infer<typeof idSchema>;
        const garment = await garmentOf(db, person, id);
        if (!garment) throw new FitError("not_found");
        await attempts.count("cartoons", keyOf(request, person), addressOf(request));
        refuseLength(request, formBytes(0), formBytes(0));
        const payer = { person, address: addressOf(request) };
        return room.for(request, payer, formBytes(0), async () => {
          const asked = await readRecut(request);
          const gone = whenGone(reply);
          return places.hold(async () =>
            asClosetItem(await recutGarment(partsFor(payer), person, garment, asked, gone)),
          );
        });
      },
    );
  };
}
