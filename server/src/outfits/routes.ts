import { FitError, type OutfitEvents } from "@fit-closet/core";
import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { addressOf, type Attempts, keyOf } from "../account/attempts.ts";
import { type Caller, mustBe, type WhoAsks } from "../account/person.ts";
import { pictureFor, pictureKey } from "../database/pictures.ts";
import { endpoint } from "../http/endpoint.ts";
import { answerEvents } from "../http/event-stream.ts";
import { whenGone } from "../http/gone.ts";
import { sendFile } from "../http/send-file.ts";
import { createOutfit, type OutfitParts } from "./create-outfit.ts";
import { paintOutfit } from "./draw-outfit.ts";
import { pictureUrl } from "./pictures.ts";
import { randomSeed } from "./wish.ts";

export type OutfitOptions = OutfitParts & { asks: WhoAsks; attempts: Attempts };

export function outfitRoutes(options: OutfitOptions): FastifyPluginAsyncZod {
  const { db, files, asks, attempts, sketches } = options;
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
    app.route({
      ...endpoint("outfit"),
      handler: async (request, reply) => {
        const caller = await callerOf(request, request.body.userId);
        return createOutfit(options, caller, request.body, whenGone(reply));
      },
    });

    app.route({
      ...endpoint("outfitStream"),
      handler: async (request, reply) => {
        const caller = await callerOf(request, request.body.userId);
        const gone = whenGone(reply);
        return answerEvents<OutfitEvents>(reply, async (send) => {
          send("done", await createOutfit(options, caller, request.body, gone, send));
        });
      },
    });

    app.route({
      ...endpoint("illustration"),
      handler: async (request, reply) => {
        const person = await asks.who(request);
        await attempts.count("pictures", keyOf(request, person));
        const seed = request.body.outfit?.seed ?? randomSeed();
        const caller = { person, address: addressOf(request) };
        return paintOutfit(options, caller, { ...request.body, seed }, whenGone(reply));
      },
    });

    app.route({
      ...endpoint("picture"),
      handler: async (request, reply) => {
        const { name } = request.params;
        await sketches.settled(pictureUrl(name));
        const picture = await pictureFor(db, await asks.who(request), name);
        if (!picture) throw new FitError("not_found");
        return sendFile(request, reply, files, {
          key: pictureKey(picture.name),
          type: "image/webp",
          cacheControl: "private, max-age=31536000, immutable",
          version: picture.name,
        });
      },
    });
  };
}
