import type { FastifyPluginAsync } from "fastify";
import { archiveRoutes } from "./archive-routes.ts";
import { binRoutes } from "./bin-routes.ts";
import { cartoonRoutes } from "./cartoon-routes.ts";
import { itemRoutes } from "./item-routes.ts";
import { findRoutes } from "./find-routes.ts";
import { lifeRoutes } from "./life-routes.ts";
import { listRoutes } from "./list-routes.ts";
import { manyRoutes } from "./many-routes.ts";
import { createLooks } from "./looks.ts";
import type { ClosetOptions } from "./options.ts";
import { createPlaces, createRoom } from "./room.ts";
import { storageRoutes } from "./storage-routes.ts";
import { formBytes } from "./upload.ts";

/** Uploads of the largest size that one process holds at once; of an ordinary photo's it is some eighty. */
const UPLOADS_AT_ONCE = 12;

export function closetRoutes(options: ClosetOptions): FastifyPluginAsync {
  return async (app) => {
    const largest = formBytes(options.maxUploadBytes);
    const room = createRoom(UPLOADS_AT_ONCE * largest, options.uploadsAtOnce * largest);
    const places = createPlaces(options.cartoons.atOnce);
    const looks = createLooks(options);
    app.addHook("onClose", () => looks.ended());
    await app.register(itemRoutes(options));
    await app.register(binRoutes(options));
    await app.register(lifeRoutes(options));
    await app.register(findRoutes(options));
    await app.register(listRoutes(options));
    await app.register(manyRoutes(options));
    await app.register(cartoonRoutes({ ...options, room, places, looks }));
    await app.register(archiveRoutes(options));
    await app.register(storageRoutes({ ...options, room }));
  };
}
