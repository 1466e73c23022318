import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { changePictured, picturedOf } from "../database/pictured.ts";
import type { PieceToDraw } from "../engines/engines.ts";
import { endpoint } from "../http/endpoint.ts";
import { whenGone } from "../http/gone.ts";
import type { OutfitOptions } from "./routes.ts";

/** What leaves arms and legs free, so that everything chosen is seen. */
const PORTRAIT: PieceToDraw[] = [
  { kind: "tee", colours: ["#c9543f"] },
  { kind: "shorts", colours: ["#39507a"] },
  { kind: "sneakers", colours: ["#f1efe9"] },
];

/** How somebody is drawn: what they chose, and a look at it before they do. Nothing of it is logged. */
export function picturedRoutes({
  db,
  asks,
  pictures,
}: Pick<OutfitOptions, "db" | "asks" | "pictures">): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      ...endpoint("pictured"),
      handler: async (request, reply) => {
        const person = await asks.person(request);
        void reply.header("cache-control", "no-store");
        return picturedOf(db, person);
      },
    });

    app.route({
      ...endpoint("changePictured"),
      handler: async (request, reply) => {
        const person = await asks.person(request);
        await changePictured(db, person, request.body);
        void reply.header("cache-control", "no-store");
        return picturedOf(db, person);
      },
    });

    app.route({
      ...endpoint("portrait"),
      handler: async (request, reply) => {
        await asks.person(request);
        const drawing = { pieces: PORTRAIT, scene: {}, seed: 0, likeness: request.body };
        const { render } = await pictures.sketch(drawing, whenGone(reply));
        void reply.header("cache-control", "no-store").type("image/webp");
        return reply.send(await render());
      },
    });
  };
}
