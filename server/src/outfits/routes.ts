import {
  FitError,
  imageRequestSchema,
  imageResponseSchema,
  outfitRequestSchema,
  outfitResponseSchema,
} from "@fit-closet/core";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { type Attempts, keyOf } from "../account/attempts.ts";
import { mustBe, type WhoAsks } from "../account/person.ts";
import { pictureFor } from "../database/pictures.ts";
import { whenGone } from "../http/gone.ts";
import { sendFile } from "../http/send-file.ts";
import { createOutfit, type OutfitParts, randomSeed } from "./create-outfit.ts";
import { drawPicture, pictureKey } from "./pictures.ts";

export type OutfitOptions = OutfitParts & { asks: WhoAsks; attempts: Attempts };

export function outfitRoutes(options: OutfitOptions): FastifyPluginAsyncZod {
  const { db, files, asks, attempts } = options;
  return async (app) => {
    app.post(
      "/api/generate_outfit_from_closet",
      {
        schema: {
          summary: "An outfit idea from what the person owns, for the weather where they are",
          body: outfitRequestSchema,
          response: { 200: outfitResponseSchema },
        },
      },
      async (request, reply) => {
        const person = await asks.who(request);
        mustBe(person, request.body.userId);
        await attempts.count("ideas", keyOf(request, person));
        return createOutfit(options, person, request.body, whenGone(reply));
      },
    );

    app.post(
      "/api/generate_dalle_image",
      {
        schema: {
          summary: "A fashion illustration of any description",
          body: imageRequestSchema,
          response: { 200: imageResponseSchema },
        },
      },
      async (request, reply) => {
        const person = await asks.who(request);
        await attempts.count("pictures", keyOf(request, person));
        const drawing = { prompt: request.body.prompt, seed: randomSeed() };
        return drawPicture(options, person, drawing, whenGone(reply));
      },
    );

    app.get(
      "/api/pictures/:name",
      {
        schema: {
          summary:
            "A drawn outfit (image/webp); kept for a day, or as long as a saved idea shows it",
          params: z.object({ name: z.string().max(64) }),
        },
      },
      async (request, reply) => {
        const { name } = request.params;
        const picture = await pictureFor(db, await asks.who(request), name);
        if (!picture) throw new FitError("not_found");
        return sendFile(request, reply, files, {
          key: pictureKey(picture.name),
          type: "image/webp",
          cacheControl: "private, max-age=31536000, immutable",
          version: picture.name,
        });
      },
    );
  };
}
