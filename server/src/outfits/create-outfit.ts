import { randomInt } from "node:crypto";
import { setImmediate as afterwards } from "node:timers/promises";
import {
  dayWeather,
  FitError,
  isDressed,
  LONDON,
  type OutfitEvents,
  type OutfitRequest,
  type OutfitResponse,
  type Pictured,
  type Place,
  type Plan,
  PROMPT_MAX,
  PROMPT_MIN,
  type Weather,
} from "@fit-closet/core";
import { asClosetItem, asGarment, type GarmentRow, wholeCloset } from "../database/garments.ts";
import { savedPrompts } from "../database/ideas.ts";
import { looksFrom } from "../database/looks.ts";
import type { Owned, PersonId } from "../database/ownership.ts";
import { picturedOf } from "../database/pictured.ts";
import { lastWears } from "../database/wears.ts";
import type { Caller } from "../account/person.ts";
import type { IdeaRequest } from "../engines/engines.ts";
import type { Ideas, WrittenIdea } from "../engines/ports.ts";
import type { Send } from "../http/event-stream.ts";
import { dayHere, daysBetween } from "../http/calendar.ts";
import type { Tastes } from "../taste/tastes.ts";
import type { WeatherSource } from "../weather/weather-source.ts";
import { availableIn } from "./available.ts";
import { type DrawingParts, firstStyle, type Outfit, sketchOutfit } from "./draw-outfit.ts";
import { reactionsIn } from "./reactions-in.ts";
import { createReader } from "./reader.ts";
import type { StoredPicture } from "./sketches.ts";

export type OutfitParts = DrawingParts & {
  ideas: Ideas;
  weather: WeatherSource;
  tastes: Tastes;
  /** Pictures that may still be rendering when their ideas are told; 0 where another process may be asked for them. */
  sketchesAhead: number;
};

type Wish = {
  request: IdeaRequest;
  closet: Owned<GarmentRow>[];
  pictured: Pictured;
  place: Place;
  at: Date;
};

/**
 * Closet and weather side by side, then the embedded stylist, then the provider's where there is one. The picture is rendered while
 * the answer travels: whoever asks for it waits.
 * @param tell hears all there is to know on the way: the embedded idea, its picture, what a provider makes of it; without it only
 * the end counts
 * @throws FitError prompt_too_short, prompt_too_long, busy, unavailable
 */
export async function createOutfit(
  parts: OutfitParts,
  caller: Caller,
  request: OutfitRequest,
  signal: AbortSignal,
  tell?: Send<OutfitEvents>,
): Promise<OutfitResponse> {
  const { own, wish } = await firstIdea(
    parts,
    await understand(parts, caller.person, request, signal),
    signal,
  );
  if (caller.person) parts.tastes.note(caller.person, ...reactionsIn(wish.request, own));
  const show = showing(parts, caller.person, wish, own.weather, signal);
  // A provider's picture takes long: as in the spec, the page asks for it once it has the idea.
  const isQuick = parts.pictures.instant;
  const reader = createReader(tell ?? nobody, (plan) => show(plan, isQuick || tell !== undefined));
  tell?.("idea", answerOf(own, wish, await show(own.plan, false)));
  const [idea] = await Promise.all([
    parts.ideas.improve({ request: wish.request, own }, caller, signal, reader),
    // The provider's call leaves first: the drawing keeps this thread for some milliseconds.
    tell && isDressed(own.status) && afterwards().then(() => reader.outfit(own.plan)),
  ]);
  return answerOf(idea, wish, await show(idea.plan, isQuick));
}

type FirstIdea = { own: WrittenIdea; wish: Wish };

/** Where named days are dressed for, each is dressed for its own weather: only then is a forecast of days to come asked for. */
async function firstIdea(
  { ideas, weather }: OutfitParts,
  wish: Wish,
  signal: AbortSignal,
): Promise<FirstIdea> {
  const own = await ideas.suggest(wish.request, signal);
  if (!own.plan.looks?.some(({ day }) => day !== undefined)) return { own, wish };
  const { days } = await weather.daysAt(wish.place, wish.at);
  if (days.length === 0) return { own, wish };
  const ahead = days.map((one) => ({ day: one.day, weather: dayWeather(one) }));
  const request = { ...wish.request, ahead };
  return { own: await ideas.suggest(request, signal), wish: { ...wish, request } };
}

const nobody: Send<OutfitEvents> = () => {};

/** Looks an outfit up and draws it, once however often it is shown. */
function showing(
  parts: OutfitParts,
  person: PersonId | null,
  { request: { seed }, pictured, closet }: Wish,
  weather: Weather | null,
  signal: AbortSignal,
) {
  const pictures = new Map<string, Promise<StoredPicture | null>>();
  return async (given: Plan, drawn: boolean): Promise<OutfitEvents["outfit"]> => {
    const { plan, worn, pieces } = onlyOwned(given, closet);
    const items = worn.map(asClosetItem);
    const style = pictured.style ?? firstStyle(pieces ?? worn);
    const shown = {
      plan,
      items,
      pieces: pieces?.map(asClosetItem),
      suggested: plan.suggested,
      style,
    };
    if (!drawn) return shown;
    const key = JSON.stringify(plan);
    const outfit = { plan, worn, weather, seed, style, likeness: pictured.likeness };
    const picture = pictures.get(key) ?? pictureOf(parts, person, outfit, signal);
    pictures.set(key, picture);
    const { image_url, image_alt } = (await picture) ?? {};
    return { ...shown, image_url, image_alt };
  };
}

async function understand(
  parts: OutfitParts,
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

function answerOf(
  idea: WrittenIdea,
  { request }: Wish,
  { image_url, image_alt, ...shown }: OutfitEvents["outfit"],
): OutfitResponse {
  return {
    outfit_idea: idea.text,
    ...(image_url && { image_url, image_alt }),
    status: idea.status,
    language: idea.language,
    ...shown,
    ...(idea.changed && { changed: true }),
    understood: idea.understood,
    weather: idea.weather,
    by: idea.by,
    seed: request.seed,
  };
}

/** Whoever wrote the idea, embedded or not, cannot dress anybody in what is not in this closet. */
function onlyOwned(plan: Plan, closet: Owned<GarmentRow>[]) {
  const byId = new Map(closet.map((garment) => [garment.id, garment]));
  const owned = (ids: readonly string[]) => [...new Set(ids)].filter((id) => byId.has(id));
  const rows = (ids: readonly string[]) => owned(ids).flatMap((id) => byId.get(id) ?? []);
  const worn = rows(plan.items);
  const looks = plan.looks?.map((look) => ({ ...look, items: owned(look.items) }));
  const own: Plan = {
    ...plan,
    items: worn.map(({ id }) => id),
    ...(looks && { looks }),
    ...(plan.packing && { packing: { ...plan.packing, items: owned(plan.packing.items) } }),
  };
  return { plan: own, worn, pieces: looks && rows(looks.flatMap(({ items }) => items)) };
}

/** @returns null where there is nothing to draw, or drawing failed: the page then asks for it by itself */
async function pictureOf(
  parts: OutfitParts,
  person: PersonId | null,
  outfit: Outfit,
  signal: AbortSignal,
): Promise<StoredPicture | null> {
  const { plan, worn } = outfit;
  if (worn.length + plan.suggested.length === 0) return null;
  try {
    const { picture, kept } = await sketchOutfit(parts, person, outfit, signal);
    if (parts.sketches.count > parts.sketchesAhead) await kept;
    else kept.catch(parts.onTrouble);
    return picture;
  } catch (error) {
    if (signal.aborted) throw error;
    parts.onTrouble(error);
    return null;
  }
}
