import { FitError } from "@fit-closet/core";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { addressOf, keyOf } from "../account/attempts.ts";
import { mustBe } from "../account/person.ts";
import { insertPhoto, photoOf } from "../database/photos.ts";
import { sendFile } from "../http/send-file.ts";
import { photoKey } from "./file-names.ts";
import type { ClosetOptions } from "./routes.ts";
import { storePhoto } from "./store-photo.ts";

const addressSchema = z.object({
  uid: z.string().min(1).max(64),
  category: z.string().min(1).max(80),
  filename: z.string().min(1).max(255),
});
const PATH = "/api/storage/users/:uid/:category/:filename";

/** For clients that upload the original first, as the spec's table has it. The page itself sends it with the cartoon's form. */
export function storageRoutes(options: ClosetOptions): FastifyPluginAsyncZod {
  const { db, files, asks, attempts } = options;
  return async (app) => {
    app.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) =>
      done(null, body),
    );

    app.put(
      PATH,
      {
        bodyLimit: options.maxUploadBytes,
        schema: {
          summary: "Store an original photo (the body is the photo); a taken name gets _2, _3 …",
          params: addressSchema,
          response: { 201: z.object({ url: z.string() }) },
        },
      },
      async (request, reply) => {
        const person = await asks.person(request);
        mustBe(person, request.params.uid);
        await attempts.count("cartoons", keyOf(request, person), addressOf(request));
        if (!(request.body instanceof Buffer) || request.body.length === 0)
          throw new FitError("no_file");
        const { category, filename: fileName } = request.params;
        const photo = await storePhoto(options, person, { category, fileName }, request.body);
        if (photo.fresh) await insertPhoto(db, photo.row);
        return reply.status(201).send({ url: `/api/storage/${photo.row.key}` });
      },
    );

    app.get(
      PATH,
      { schema: { summary: "One's own original photo", params: addressSchema } },
      async (request, reply) => {
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
    );
  };
}
