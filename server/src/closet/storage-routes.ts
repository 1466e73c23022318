import { Readable } from "node:stream";
import { FitError } from "@fit-closet/core";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { addressOf, keyOf } from "../account/attempts.ts";
import { mustBe } from "../account/person.ts";
import type { PhotoRow } from "../database/garments.ts";
import { insertPhoto, photoOf } from "../database/photos.ts";
import { refuseFull } from "../database/quota.ts";
import { endpoint } from "../http/endpoint.ts";
import { sendFile } from "../http/send-file.ts";
import { photoKey } from "./file-names.ts";
import type { ClosetOptions } from "./options.ts";
import type { Room } from "./room.ts";
import { storePhoto } from "./store-photo.ts";
import { letGo } from "./stored-files.ts";
import { refuseLength, tooLarge } from "./upload.ts";

/** @throws FitError no_file, picture_too_large */
async function readBody(body: unknown, most: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  // A stream that is left early must not be destroyed: the answer travels on its connection.
  const parts = body instanceof Readable ? body.iterator({ destroyOnReturn: false }) : [];
  for await (const chunk of parts as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > most) throw tooLarge(most);
    chunks.push(chunk);
  }
  if (bytes === 0) throw new FitError("no_file");
  return Buffer.concat(chunks);
}

/** For clients that upload the original first, as the spec's table has it. The page itself sends it with the cartoon's form. */
export function storageRoutes(options: ClosetOptions & { room: Room }): FastifyPluginAsyncZod {
  const { db, files, asks, attempts, room, maxUploadBytes, quota } = options;
  const insertOrLetGo = (row: PhotoRow) =>
    insertPhoto(db, row, quota).catch(async (error: unknown) => {
      if (error instanceof FitError && error.code === "quota_reached")
        await letGo(files, [row.key]);
      throw error;
    });
  return async (app) => {
    // Whatever the body is said to be, it is read as a stream once it is known whose it is.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser("*", (_request, body, done) => done(null, body));

    app.route({
      ...endpoint("storePhoto"),
      handler: async (request, reply) => {
        const person = await asks.person(request);
        mustBe(person, request.params.uid);
        await attempts.count("cartoons", keyOf(request, person), addressOf(request));
        refuseLength(request, maxUploadBytes, maxUploadBytes);
        const { category, filename: fileName } = request.params;
        const who = { person, address: addressOf(request) };
        const url = await room.for(request, who, maxUploadBytes, async () => {
          const bytes = await readBody(request.body, maxUploadBytes);
          await refuseFull(db, person, quota, { items: 1, bytes: bytes.byteLength });
          const photo = await storePhoto(options, person, { category, fileName }, bytes);
          if (photo.fresh) await insertOrLetGo(photo.row);
          return `/api/storage/${photo.row.key}`;
        });
        return reply.status(201).send({ url });
      },
    });

    app.route({
      ...endpoint("photo"),
      handler: async (request, reply) => {
        const person = await asks.person(request);
        const { uid, category, filename: fileName } = request.params;
        const photo = await photoOf(db, person, photoKey(person, { category, fileName }));
        if (!photo || uid !== person) throw new FitError("not_found");
        return sendFile(request, reply, files, {
          key: photo.key,
          type: photo.type,
          // Once it is removed another photo may get its name, so that it is asked for again.
          cacheControl: "private, no-cache",
          version: `${photo.key} ${photo.createdAt}`,
        });
      },
    });
  };
}
