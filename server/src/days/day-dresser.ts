import { randomInt } from "node:crypto";
import {
  type DayToDress,
  dayWeather,
  isDressed,
  LONDON,
  type Look,
  type Place,
  type Plan,
  typicalWeather,
  type Weather,
} from "@fit-closet/core";
import { asGarment } from "../database/garments.ts";
import type { PersonId } from "../database/ownership.ts";
import type { Database } from "../database/schema.ts";
import { lastWears } from "../database/wears.ts";
import type { Ideas, WrittenIdea } from "../engines/ports.ts";
import { daysBetween, partsOf, weekdayOf } from "../http/calendar.ts";
import type { Tastes } from "../taste/tastes.ts";
import type { WeatherSource } from "../weather/weather-source.ts";
import { isHere, type WardrobeToCome } from "./wardrobe-to-come.ts";

export type DresserParts = { db: Database; ideas: Ideas; weather: WeatherSource; tastes: Tastes };

export type Where = { lat?: number | undefined; lon?: number | undefined };

export type DayDresser = {
  /** What a sentence says of several days, the days that it names by their weekdays; undefined where it names none. */
  agenda(prompt: string, signal: AbortSignal): Promise<{ idea: WrittenIdea; looks?: Look[] }>;
  /** @param prompt what the day is for */
  idea(prompt: string, day: DayToDress, signal: AbortSignal): Promise<WrittenIdea>;
};

/** The embedded stylist, asked about days to come: with their weather, and only of what is free then. */
export async function openDresser(
  { db, ideas, weather, tastes }: DresserParts,
  person: PersonId,
  { closet, planned }: WardrobeToCome,
  where: Where,
): Promise<DayDresser> {
  const place: Place =
    where.lat === undefined || where.lon === undefined
      ? LONDON
      : { lat: where.lat, lon: where.lon };
  const [worn, taste, forecast] = await Promise.all([
    lastWears(db, person),
    tastes.of(person),
    weather.daysAt(place, new Date()),
  ]);
  const here = closet.filter(isHere);
  const byDay = new Map(forecast.days.map((one) => [one.day, one]));
  const weatherOn = (day: string) => {
    const told = byDay.get(day);
    return told ? dayWeather(told) : usualOn(day, place);
  };

  return {
    async agenda(prompt, signal) {
      const on = { now: { ...partsOf(planned.today), hour: MORNING }, taste, seed: randomSeed() };
      const garments = here.map(asGarment);
      const asked = { prompt, closet: garments, weather: weatherOn(planned.today), ...on };
      const idea = await ideas.suggest(asked, signal);
      const looks = idea.plan.looks?.filter(({ day }) => day !== undefined);
      return { idea, ...(looks && looks.length > 0 && { looks }) };
    },
    idea: (prompt, { day, keep, free, before }, signal) => {
      const ids = here.map(({ id }) => id);
      const allowed = new Set([...free(ids), ...keep]);
      const last = new Map(worn);
      for (const look of before) for (const id of look.garments) last.set(id, look.day);
      const request = {
        prompt,
        closet: here.filter(({ id }) => allowed.has(id)).map(asGarment),
        include: [...keep],
        weather: weatherOn(day),
        now: { ...partsOf(day), hour: MORNING },
        worn: Object.fromEntries([...last].map(([id, on]) => [id, daysBetween(on, day)])),
        taste,
        seed: randomSeed(),
      };
      return ideas.suggest(request, signal);
    },
  };
}

const randomSeed = (): number => randomInt(2 ** 32);

/** When one dresses for a day. */
const MORNING = 9;

const usualOn = (day: string, place: Place): Weather => ({
  ...typicalWeather(place, { month: partsOf(day).month, hour: MORNING }),
  typical: true,
});

/** What a plan wears on a day; of a plan for several days the look of that weekday. */
export function wornOn(day: string, { plan, status }: Pick<WrittenIdea, "plan" | "status">): Worn {
  if (!isDressed(status)) return { items: [], suggested: [] };
  const look = plan.looks?.find((one) => one.day === weekdayOf(day));
  return look ?? plan;
}

type Worn = Pick<Plan, "items" | "suggested">;
