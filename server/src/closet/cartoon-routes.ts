import { FitError } from "@fit-closet/core";
import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { addressOf, keyOf } from "../account/attempts.ts";
import { type Caller, mustBe } from "../account/person.ts";
import { asClosetItem, garmentOf } from "../database/garments.ts";
import type { PersonId } from "../database/ownership.ts";
import { endpoint } from "../http/endpoint.ts";
import { whenGone } from "../http/gone.ts";
import { addedBefore, addGarment } from "./add-garment.ts";
import { photoAddress } from "./file-names.ts";
import { givePhoto } from "./give-photo.ts";
import type { Looks } from "./looks.ts";
import type { ClosetOptions } from "./options.ts";
import { recutGarment } from "./redraw-garment.ts";
import type { Places, Room } from "./room.ts";
import { formBytes, readPhoto, readRecut, readUpload, refuseLength } from "./upload.ts";

/** Forms are read as streams and checked there. */
const validatorCompiler = () => (value: unknown) => ({ value });

type Options = ClosetOptions & { room: Room; places: Places; looks: Looks };

export function cartoonRoutes(options: Options): FastifyPluginAsyncZod {
  const { db, asks, attempts, cartoons, room, places, looks, maxUploadBytes } = options;
  const partsFor = (payer: Caller) => ({ ...options, draw: cartoons.drawFor(payer) });
  const onRequest = async () => places.refuseFull();
  /** Counts the attempt and works on the form once there is room for it. @param photo bytes it may have; 0 where none is sent */
  const take = async <Made>(
    request: FastifyRequest,
    person: PersonId,
    photo: number,
    work: (payer: Caller & { person: PersonId }) => Promise<Made>,
  ): Promise<Made> => {
    await attempts.count("cartoons", keyOf(request, person), addressOf(request));
    refuseLength(request, formBytes(photo), photo || formBytes(0));
    const payer = { person, address: addressOf(request) };
    return room.for(request, payer, formBytes(photo), () => work(payer));
  };
  return async (app) => {
    app.route({
      ...endpoint("cartoonize"),
      validatorCompiler,
      onRequest,
      handler: async (request, reply) => {
        const person = await asks.person(request);
        const item = await take(request, person, maxUploadBytes, async (payer) => {
          const { fields, fileName, ...pictures } = await readUpload(request, maxUploadBytes);
          mustBe(person, fields.userId);
          const { category, name, batch, dominantColors, originalUrl, cut } = fields;
          const before = await addedBefore(db, person, batch);
          if (before) return asClosetItem(before);
          const address = originalUrl ? photoAddress(person, originalUrl) : { category, fileName };
          const said = { category, name, batch, dominantColors };
          const upload = { ...pictures, ...said, cut, address };
          const gone = whenGone(reply);
          const added = await places.hold(() => addGarment(partsFor(payer), person, upload, gone));
          looks.begin({ id: added.id, photo: upload.photo }, payer);
          return added;
        });
        return { cartoonUrl: item.cartoonURL, item };
      },
    });

    app.route({
      ...endpoint("givePhoto"),
      validatorCompiler,
      onRequest,
      handler: async (request, reply) => {
        const person = await asks.person(request);
        const garment = await garmentOf(db, person, request.params.id);
        if (!garment) throw new FitError("not_found");
        if (garment.photoKey) throw new FitError("already_exists");
        return take(request, person, maxUploadBytes, async (payer) => {
          const asked = await readPhoto(request, maxUploadBytes);
          const gone = whenGone(reply);
          return places.hold(async () =>
            asClosetItem(await givePhoto(partsFor(payer), person, garment, asked, gone)),
          );
        });
      },
    });

    app.route({
      ...endpoint("recut"),
      validatorCompiler,
      onRequest,
      handler: async (request, reply) => {
        const person = await asks.person(request);
        const { id } = request.params;
        const garment = await garmentOf(db, person, id);
        if (!garment) throw new FitError("not_found");
        if (!garment.photoKey) throw new FitError("no_file");
        return take(request, person, 0, async (payer) => {
          const asked = await readRecut(request);
          const gone = whenGone(reply);
          return places.hold(async () =>
            asClosetItem(await recutGarment(partsFor(payer), person, garment, asked, gone)),
          );
        });
      },
    });
  };
}
