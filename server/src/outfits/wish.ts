import { randomInt } from "node:crypto";
import {
  FitError,
  LONDON,
  type OutfitRequest,
  type Pictured,
  type Place,
  PROMPT_MAX,
  PROMPT_MIN,
} from "@fit-closet/core";
import { asGarment, type GarmentRow, wholeCloset } from "../database/garments.ts";
import { savedPrompts } from "../database/ideas.ts";
import { looksFrom } from "../database/looks.ts";
import type { Owned, PersonId } from "../database/ownership.ts";
import { picturedOf } from "../database/pictured.ts";
import type { Database } from "../database/schema.ts";
import { lastWears } from "../database/wears.ts";
import type { IdeaRequest } from "../engines/engines.ts";
import { dayHere, daysBetween } from "../http/calendar.ts";
import type { Tastes } from "../taste/tastes.ts";
import type { WeatherSource } from "../weather/weather-source.ts";
import { availableIn } from "./available.ts";

export type WishParts = { db: Database; weather: WeatherSource; tastes: Tastes };

/** What is asked for, with all that is known of who asks. */
export type Wish = {
  request: IdeaRequest;
  closet: Owned<GarmentRow>[];
  pictured: Pictured;
  place: Place;
  at: Date;
};

/** Who asks, out of which closet, where and when. @throws FitError prompt_too_short, prompt_too_long */
export async function understand(
  parts: WishParts,
  person: PersonId | null,
  request: OutfitRequest,
  signal: AbortSignal,
): Promise<Wish> {
  const prompt = checkPrompt(request.prompt);
  const place = placeOf(request);
  const at = new Date();
  const [owned, looks, wears, saved, chosen, taste, { weather, utcOffsetS }] = await Promise.all([
    person ? wholeCloset(parts.db, person) : [],
    // Their clocks may be behind ours.
    person ? looksFrom(parts.db, person, dayHere(at.getTime() - DAY_MS)) : [],
    person ? lastWears(parts.db, person) : new Map<string, string>(),
    person ? savedPrompts(parts.db, person, SAVED) : [],
    person ? picturedOf(parts.db, person) : null,
    person ? parts.tastes.of(person) : {},
    parts.weather.weatherAt(place, at, signal),
  ]);
  const today = dayHere(at.getTime() + utcOffsetS * 1000);
  const coming = looks.filter(({ day }) => day > today);
  const closet = person ? await availableIn(parts.db, person, owned, coming) : [];
  const { include, exclude, previous, why, style, seed = randomSeed() } = request;
  const now = localTime(at, utcOffsetS);
  const worn = Object.fromEntries([...wears].map(([id, day]) => [id, daysBetween(day, today)]));
  const garments = closet.map(asGarment);
  const washing = closet.flatMap(({ id, status }) => (status === "in-the-wash" ? [id] : []));
  const asked = { prompt, include, exclude, previous, why, seed, weather, now };
  return {
    request: { ...asked, closet: garments, washing, worn, saved, taste },
    closet,
    place,
    at,
    pictured: { likeness: chosen?.likeness ?? null, style: style ?? chosen?.style ?? null },
  };
}

/** Saved ideas that tell what somebody dresses for. */
const SAVED = 12;

export const randomSeed = (): number => randomInt(2 ** 32);

function checkPrompt(text: string): string {
  const prompt = text.trim();
  if (prompt.length < PROMPT_MIN) throw new FitError("prompt_too_short");
  if (prompt.length > PROMPT_MAX) throw new FitError("prompt_too_long");
  return prompt;
}

function placeOf({ lat, lon }: OutfitRequest): Place {
  return lat == null || lon == null ? LONDON : { lat, lon };
}

/** What the clocks show where the person is, which is what "tomorrow" and "this evening" mean. */
function localTime(at: Date, utcOffsetS: number) {
  const local = new Date(at.getTime() + utcOffsetS * 1000);
  return {
    year: local.getUTCFullYear(),
    month: local.getUTCMonth() + 1,
    day: local.getUTCDate(),
    hour: local.getUTCHours(),
  };
}

const DAY_MS = 24 * 60 * 60 * 1000;
