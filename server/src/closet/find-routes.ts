import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { garmentsOf, searchedRows } from "../database/garments.ts";
import { lastWears } from "../database/wears.ts";
import { compressed } from "../http/compression.ts";
import { endpoint } from "../http/endpoint.ts";
import { type Entry, entryOf, find, isArchived, unwornSince } from "./find.ts";
import type { ClosetOptions } from "./options.ts";

export function findRoutes({ db, asks, lists }: ClosetOptions): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      ...endpoint("find"),
      ...compressed,
      handler: async (request, reply) => {
        const person = await asks.person(request);
        const { query } = request;
        const [rows, worn] = await Promise.all([searchedRows(db, person), lastWears(db, person)]);
        const since = unwornSince(query.today);
        const closet = rows.map((row) => entryOf(row, since, worn.get(row.id)));
        const { ids, ...found } = find(await worded(query.q, closet), query);
        const seen = ids.slice(query.from, query.from + query.limit);
        const byId = new Map((await garmentsOf(db, person, seen)).map((item) => [item.id, item]));
        void reply.header("cache-control", "no-store");
        const items = seen.flatMap((id) => byId.get(id) ?? []);
        const here = closet.filter((entry) => !isArchived(entry));
        return { ...found, items, total: ids.length, closet: here.length };
      },
    });
  };

  async function worded(query: string, closet: Entry[]): Promise<Entry[]> {
    if (!query) return closet;
    const ids = new Set(
      await lists.find(
        query,
        closet.map(({ garment }) => garment),
      ),
    );
    return closet.filter(({ garment }) => ids.has(garment.id));
  }
}
