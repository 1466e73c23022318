import { type DaysQuery, FitError, type PlannedLook, takenIn } from "@fit-closet/core";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { WhoAsks } from "../account/person.ts";
import { idInBatch } from "../database/batch-id.ts";
import { garmentsOf, searchedRows } from "../database/garments.ts";
import { laundryOf } from "../database/laundry.ts";
import {
  changeLook,
  garmentsIn,
  insertLook,
  type LookRow,
  looksFrom,
  plannedWear,
  removeLook,
  unlessThere,
} from "../database/looks.ts";
import type { PersonId } from "../database/ownership.ts";
import type { Database } from "../database/schema.ts";
import { wearsBetween } from "../database/wears.ts";
import { compressed } from "../http/compression.ts";
import { endpoint } from "../http/endpoint.ts";
import { checkSpan, checkToCome } from "../http/calendar.ts";
import { figuresOf } from "./figures.ts";

/** What was worn on each day, what is planned for those to come, and what all of it comes to. */
export function dayRoutes({ db, asks }: { db: Database; asks: WhoAsks }): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      ...endpoint("days"),
      ...compressed,
      handler: async (request, reply) => {
        const person = await asks.person(request);
        checkSpan(request.query);
        void reply.header("cache-control", "no-store");
        return daysOf(db, person, request.query);
      },
    });

    app.route({
      ...endpoint("planLook"),
      handler: async (request, reply) => {
        const person = await asks.person(request);
        const { batch, name, garments, day } = request.body;
        checkToCome(day);
        const mine = (await garmentsOf(db, person, garments)).filter(({ archived }) => !archived);
        if (mine.length === 0) throw new FitError("not_found");
        const known = new Set(mine.map(({ id }) => id));
        const garmentIds = JSON.stringify([...new Set(garments)].filter((id) => known.has(id)));
        const id = idInBatch(person, batch, 0);
        const look = { id, userId: person, name, day, garmentIds, createdAt: Date.now() };
        await insertLook(db, look).catch(unlessThere);
        return reply.status(201).send({ id });
      },
    });

    app.route({
      ...endpoint("changeLook"),
      handler: async (request, reply) => {
        const person = await asks.person(request);
        if (request.body.day) checkToCome(request.body.day);
        if (!(await changeLook(db, person, request.params.id, request.body)))
          throw new FitError("not_found");
        return reply.status(204).send();
      },
    });

    app.route({
      ...endpoint("removeLook"),
      handler: async (request, reply) => {
        const person = await asks.person(request);
        if (!(await removeLook(db, person, request.params.id))) throw new FitError("not_found");
        return reply.status(204).send();
      },
    });

    app.route({
      ...endpoint("figures"),
      ...compressed,
      handler: async (request, reply) => {
        const person = await asks.person(request);
        void reply.header("cache-control", "no-store");
        return figuresFor(db, person, request.query.today);
      },
    });
  };
}

async function daysOf(db: Database, person: PersonId, { from, to, today }: DaysQuery) {
  const [wears, looks] = await Promise.all([
    wearsBetween(db, person, from, to),
    looksFrom(db, person, from < today ? from : today, to),
  ]);
  const taken = await takenAmong(db, person, looks, today);
  const shown = looks.filter(({ day }) => day >= from);
  const ids = new Set([...wears.map(({ garmentId }) => garmentId), ...shown.flatMap(garmentsIn)]);
  const items = await garmentsOf(db, person, [...ids]);
  const here = new Set(items.map(({ id }) => id));
  const days = [...new Set([...wears, ...shown].map(({ day }) => day))].toSorted();
  return {
    days: days.map((day) => ({
      day,
      worn: wears.filter((wear) => wear.day === day).map(({ garmentId }) => garmentId),
      looks: shown
        .filter((look) => look.day === day)
        .map((look) => plannedLook(look, here, taken.get(look.id) ?? [])),
    })),
    items,
  };
}

function plannedLook(look: LookRow, here: ReadonlySet<string>, taken: string[]): PlannedLook {
  const { id, name } = look;
  return { id, name, garments: garmentsIn(look).filter((one) => here.has(one)), taken };
}

async function takenAmong(db: Database, person: PersonId, looks: LookRow[], today: string) {
  const coming = looks.filter(({ day }) => day >= today).map(plannedWear);
  const ids = [...new Set(coming.flatMap(({ garments }) => garments))];
  const wornToday = await wearsBetween(db, person, today, today);
  const worn = new Set(wornToday.map(({ garmentId }) => garmentId));
  return takenIn(coming, await laundryOf(db, person, ids), today, worn);
}

async function figuresFor(db: Database, person: PersonId, today: string) {
  const [rows, wears] = await Promise.all([
    searchedRows(db, person),
    wearsBetween(db, person, "", today),
  ]);
  const days = new Map<string, string[]>();
  for (const { garmentId, day } of wears.toReversed())
    days.set(garmentId, [...(days.get(garmentId) ?? []), day]);
  const pieces = rows
    .filter(({ archivedAt }) => archivedAt === null)
    .map(({ id, category, colours, price, currency, createdAt }) => ({
      id,
      category: category ?? "",
      colours: JSON.parse(colours) as string[],
      price,
      currency,
      createdAt,
      days: days.get(id) ?? [],
    }));
  const everyWear = wears.map(({ day }) => day);
  const figures = figuresOf(pieces, everyWear, today);
  const { most, least, money } = figures;
  const named = [most, least, ...money.map(({ dearest }) => dearest)].flat();
  const items = await garmentsOf(db, person, [...new Set(named.map(({ id }) => id))]);
  return { ...figures, items };
}
