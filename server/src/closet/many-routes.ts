import { type ChangeOfMany, FitError, TAGS_MAX } from "@fit-closet/core";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { changeMany, takeBack } from "../database/batches.ts";
import { garmentOf, type GarmentRow } from "../database/garments.ts";
import type { PersonId } from "../database/ownership.ts";
import { endpoint } from "../http/endpoint.ts";
import { edited } from "./edit-garment.ts";
import type { ClosetOptions } from "./options.ts";
import { lookOf, redrawTyped } from "./typed-garment.ts";

/** Many garments changed with one call, which another one takes back. */
export function manyRoutes(options: ClosetOptions): FastifyPluginAsyncZod {
  const { db, asks } = options;
  /** A drawing shows what a garment without a photo is filed under. */
  async function redraw(person: PersonId, ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      const row = await garmentOf(db, person, id);
      const look = row && lookOf(row);
      if (look) await redrawTyped(options, person, row, look);
    }
  }
  return async (app) => {
    app.route({
      ...endpoint("editMany"),
      handler: async (request) => {
        const person = await asks.person(request);
        const { change, ...asked } = request.body;
        const now = Date.now();
        const made = (row: GarmentRow) => changedBy(row, change, now);
        const { changed, moved } = await changeMany(db, person, { ...asked, now }, made);
        await redraw(person, moved);
        return { changed };
      },
    });

    app.route({
      ...endpoint("undoMany"),
      handler: async (request) => {
        const person = await asks.person(request);
        const back = await takeBack(db, person, request.params.id);
        if (!back) throw new FitError("not_found");
        await redraw(person, back.moved);
        return { changed: back.changed };
      },
    });
  };
}

function changedBy(
  row: GarmentRow,
  { category, addTags, seasons, archive, bin }: ChangeOfMany,
  now: number,
): Partial<GarmentRow> {
  if (bin) return { deletedAt: now };
  const tags = addTags && [...(JSON.parse(row.tags) as string[]), ...addTags];
  const own = { category, tags: tags && [...new Set(tags)].slice(0, TAGS_MAX) };
  return {
    ...edited(row, { ...own, ...(seasons && { details: { seasons } }) }),
    ...(archive !== undefined && { archivedAt: archive && now, archiveReason: archive }),
  };
}
