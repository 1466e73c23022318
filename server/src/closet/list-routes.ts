import { COLOURS, isColourId } from "@fit-closet/core";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { addressOf, keyOf } from "../account/attempts.ts";
import { endpoint } from "../http/endpoint.ts";
import { addList } from "./add-list.ts";
import type { ClosetOptions } from "./options.ts";
import { filed } from "./typed-garment.ts";

/** "3 white tees, blue jeans": read, shown as drawn stickers, and added all at once. */
export function listRoutes(options: ClosetOptions): FastifyPluginAsyncZod {
  const { asks, attempts, lists, storing } = options;
  return async (app) => {
    app.route({
      ...endpoint("readList"),
      handler: async (request) => {
        const person = await asks.person(request);
        await attempts.count("ideas", keyOf(request, person), addressOf(request));
        return lists.read(request.body.text, request.body.language);
      },
    });

    app.route({
      ...endpoint("addList"),
      handler: async (request, reply) => {
        const person = await asks.person(request);
        await attempts.count("cartoons", keyOf(request, person), addressOf(request));
        const items = await storing(() => addList(options, person, request.body));
        return reply.status(201).send({ items });
      },
    });

    app.route({
      ...endpoint("sticker"),
      handler: async (request, reply) => {
        await asks.person(request);
        const { category = null, colours = "", ...drawnAs } = request.query;
        const hexes = colours.split(",").flatMap((id) => (isColourId(id) ? [COLOURS[id].hex] : []));
        const look = { ...(category ? filed(drawnAs, category) : drawnAs), colours: hexes };
        void reply.header("cache-control", "private, max-age=86400").type("image/webp");
        return reply.send(await lists.draw(look));
      },
    });
  };
}
