import { randomUUID } from "node:crypto";
import { type ClosetItem, FitError, type IdeaToSave, type SavedIdea } from "@fit-closet/core";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { keyOf } from "../account/attempts.ts";
import { garmentsOf } from "../database/garments.ts";
import {
  deleteIdea,
  editIdea,
  type IdeaRow,
  ideasPage,
  ideaTags,
  insertIdea,
} from "../database/ideas.ts";
import type { PersonId } from "../database/ownership.ts";
import { markAt } from "../database/paging.ts";
import { pictureFor } from "../database/pictures.ts";
import type { Quota } from "../database/quota.ts";
import type { Database } from "../database/schema.ts";
import { compressed } from "../http/compression.ts";
import { endpoint } from "../http/endpoint.ts";
import { pictureName, pictureUrl } from "./pictures.ts";
import type { OutfitOptions } from "./routes.ts";

type IdeaOptions = Pick<OutfitOptions, "db" | "asks" | "attempts" | "sketches" | "tastes"> & {
  quota: Quota;
};

export function ideaRoutes(options: IdeaOptions): FastifyPluginAsyncZod {
  const { db, asks, attempts, sketches, tastes, quota } = options;
  return async (app) => {
    app.route({
      ...endpoint("ideas"),
      ...compressed,
      handler: async (request, reply) => {
        const person = await asks.person(request);
        const { cursor, limit, tag } = request.query;
        const after = cursor ? markAt(cursor) : null;
        const { page, next } = await ideasPage(db, person, { after, limit, tag });
        const tags = await ideaTags(db, person);
        void reply.header("cache-control", "no-store");
        return { ideas: await withGarments(db, person, page), tags, next };
      },
    });

    app.route({
      ...endpoint("saveIdea"),
      handler: async (request, reply) => {
        const person = await asks.person(request);
        await attempts.count("ideas", keyOf(request, person));
        if (request.body.image_url) await sketches.settled(request.body.image_url);
        const idea = await asIdea(db, person, request.body);
        await insertIdea(db, idea, quota);
        const kept = JSON.parse(idea.garmentIds) as string[];
        if (kept.length > 0) tastes.note(person, { act: "saved", day: today(), kept, passed: [] });
        const [saved] = await withGarments(db, person, [idea]);
        if (!saved) throw new FitError("unexpected");
        return reply.status(201).send(saved);
      },
    });

    app.route({
      ...endpoint("editIdea"),
      handler: async (request, reply) => {
        const person = await asks.person(request);
        if (!(await editIdea(db, person, request.params.id, request.body)))
          throw new FitError("not_found");
        return reply.status(204).send();
      },
    });

    app.route({
      ...endpoint("removeIdea"),
      handler: async (request, reply) => {
        const person = await asks.person(request);
        if (!(await deleteIdea(db, person, request.params.id))) throw new FitError("not_found");
        return reply.status(204).send();
      },
    });
  };
}

/** On this server's clocks: it only tells one save from the next. */
const today = (): string => new Date().toISOString().slice(0, "2026-11-23".length);

/** Keeps what this person may hold: their own garments, and a picture they may see. A picture that expired is left out. */
async function asIdea(db: Database, person: PersonId, idea: IdeaToSave): Promise<IdeaRow> {
  const name = idea.image_url ? pictureName(idea.image_url) : null;
  const picture = name ? await pictureFor(db, person, name) : null;
  const mine = new Set((await garmentsOf(db, person, idea.items)).map((garment) => garment.id));
  return {
    id: randomUUID(),
    userId: person,
    prompt: idea.prompt,
    text: idea.outfit_idea,
    by: idea.by ?? null,
    pictureName: picture?.name ?? null,
    pictureAlt: picture ? (idea.image_alt ?? picture.alt) : null,
    garmentIds: JSON.stringify(idea.items.filter((id) => mine.has(id))),
    tags: "[]",
    note: null,
    createdAt: Date.now(),
  };
}

/** One query for the garments of the whole page. Those that left the closet meanwhile are left out; their idea stays. */
async function withGarments(
  db: Database,
  person: PersonId,
  ideas: IdeaRow[],
): Promise<SavedIdea[]> {
  const idsOf = (idea: IdeaRow) => JSON.parse(idea.garmentIds) as string[];
  const garments = await garmentsOf(db, person, [...new Set(ideas.flatMap(idsOf))]);
  const byId = new Map(garments.map((garment) => [garment.id, garment]));
  return ideas.map((idea) =>
    asSaved(
      idea,
      idsOf(idea).flatMap((id) => byId.get(id) ?? []),
    ),
  );
}

function asSaved(idea: IdeaRow, items: ClosetItem[]): SavedIdea {
  const { id, prompt, text, by, pictureName: name, pictureAlt, note, createdAt } = idea;
  const tags = JSON.parse(idea.tags) as string[];
  const picture = name ? { image_url: pictureUrl(name), image_alt: pictureAlt ?? "" } : {};
  return {
    id,
    prompt,
    outfit_idea: text,
    ...(by && { by }),
    ...picture,
    items,
    tags,
    ...(note && { note }),
    createdAt,
  };
}
