import {
  FitError,
  imageRequestSchema,
  imageResponseSchema,
  type OutfitEvents,
  outfitRequestSchema,
  outfitResponseSchema,
} from "@fit-closet/core";
import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { addressOf, type Attempts, keyOf } from "../account/attempts.ts";
import { type Caller, mustBe, type WhoAsks } from "../account/person.ts";
import { pictureFor, pictureKey } from "../database/pictures.ts";
import { answerEvents } from "../http/event-stream.ts";
import { whenGone } from "../http/gone.ts";
import { sendFile } from "../http/send-file.ts";
import { createOutfit, type OutfitParts, randomSeed } from "./create-outfit.ts";
import { paintOutfit } from "./draw-outfit.ts";

export type OutfitOptions = OutfitParts & { asks: WhoAsks; attempts: Attempts };

export function outfitRoutes(options: OutfitOptions): FastifyPluginAsyncZod {
  const { db, files, asks, attempts } = options;
  const callerOf = async (
    request: FastifyRequest,
    userId: string | null | undefined,
  ): Promise<Caller> => {
    const person = await asks.who(request);
    mustBe(person, userId);
    await attempts.count("ideas", keyOf(request, person));
    return { person, address: addressOf(request) };
  };
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
        const caller = await callerOf(request, request.body.userId);
        return createOutfit(options, caller, request.body, whenGone(reply));
      },
    );

    app.post(
      "/api/generate_outfit_from_closet/stream",
      {
        schema: {
          summary:
            "The same as server-sent events: idea (the embedded one, at once), outfit, place, words, done",
          body: outfitRequestSchema,
        },
      },
      async (request, reply) => {
        const caller = await callerOf(request, request.body.userId);
        const gone = whenGone(reply);
        return answerEvents<OutfitEvents>(reply, async (send) => {
          send("done", await createOutfit(options, caller, request.body, gone, send));
        });
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
        const seed = request.body.outfit?.seed ?? randomSeed();
        const caller = { person, address: addressOf(request) };
        return paintOutfit(options, caller, { ...request.body, seed }, whenGone(reply));
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
