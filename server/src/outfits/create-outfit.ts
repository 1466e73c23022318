import { randomInt } from "node:crypto";
import { buffer } from "node:stream/consumers";
import {
  FitError,
  LONDON,
  type OutfitRequest,
  type OutfitResponse,
  type Place,
  type Plan,
  PROMPT_MAX,
  PROMPT_MIN,
  type Weather,
} from "@fit-closet/core";
import { asClosetItem, type GarmentRow, wholeCloset } from "../database/garments.ts";
import type { Owned, PersonId } from "../database/ownership.ts";
import type { PieceToDraw, Stylist } from "../engines/engines.ts";
import type { WeatherSource } from "../weather/weather-source.ts";
import { drawPicture, type PictureParts, type StoredPicture } from "./pictures.ts";

export type OutfitParts = PictureParts & {
  stylist: Stylist;
  weather: WeatherSource;
  /** Hears of a picture that could not be drawn: the idea is answered all the same. */
  onTrouble: (error: unknown) => void;
};

type Closet = Map<string, Owned<GarmentRow>>;

/**
 * Closet and weather side by side, then the stylist, then the picture where it is instant.
 * @throws FitError prompt_too_short, prompt_too_long, busy, unavailable
 */
export async function createOutfit(
  parts: OutfitParts,
  person: PersonId | null,
  request: OutfitRequest,
  signal: AbortSignal,
): Promise<OutfitResponse> {
  const prompt = checkPrompt(request.prompt);
  const place = placeOf(request);
  const at = new Date();
  const [garments, weather] = await Promise.all([
    person ? wholeCloset(parts.db, person) : [],
    parts.weather.weatherAt(place, at, signal),
  ]);
  const closet: Closet = new Map(garments.map((garment) => [garment.id, garment]));
  const seed = request.seed ?? randomSeed();
  const { include, exclude } = request;
  const idea = await parts.stylist.suggest(
    {
      prompt,
      closet: garments.map(asGarment),
      weather,
      now: localTime(at, place),
      seed,
      include,
      exclude,
    },
    signal,
  );
  const plan = onlyOwned(idea.plan, closet);
  const { style } = request;
  const picture = await pictureOf(parts, person, { plan, closet, weather, seed, style }, signal);
  return {
    outfit_idea: idea.text,
    ...(picture && { image_url: picture.image_url, image_alt: picture.image_alt }),
    status: idea.status,
    language: idea.language,
    items: worn(plan, closet).map(asClosetItem),
    suggested: plan.suggested,
    understood: idea.understood,
    plan,
    weather,
    by: idea.by,
    seed,
  };
}

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

/** The sun's time: fifteen degrees an hour. Near enough for "this evening", and asks nobody for a time zone. */
function localTime(at: Date, { lon }: Place) {
  const local = new Date(at.getTime() + Math.round(lon / 15) * 3_600_000);
  return {
    year: local.getUTCFullYear(),
    month: local.getUTCMonth() + 1,
    day: local.getUTCDate(),
    hour: local.getUTCHours(),
  };
}

function asGarment(row: GarmentRow) {
  const { id, category, name, colours, tags } = asClosetItem(row);
  return { id, category: category ?? "", name, colours, tags };
}

/** Whoever wrote the idea, embedded or not, cannot dress anybody in what is not in this closet. */
function onlyOwned(plan: Plan, closet: Closet): Plan {
  return { ...plan, items: [...new Set(plan.items)].filter((id) => closet.has(id)) };
}

const worn = (plan: Plan, closet: Closet) => plan.items.flatMap((id) => closet.get(id) ?? []);

type Drawing = Pick<OutfitRequest, "style"> & {
  plan: Plan;
  closet: Closet;
  weather: Weather | null;
  seed: number;
};

/** @returns null where drawing takes long, there is nothing to draw, or it failed: the page then asks for it by itself */
async function pictureOf(
  parts: OutfitParts,
  person: PersonId | null,
  { plan, closet, weather, seed, style }: Drawing,
  signal: AbortSignal,
): Promise<StoredPicture | null> {
  const owned = await Promise.all(worn(plan, closet).map((row) => asPiece(parts, row)));
  const pieces = [...owned, ...plan.suggested];
  if (!parts.illustrator.instant || pieces.length === 0) return null;
  const { occasion, timeOfDay } = plan;
  const scene = { occasion, timeOfDay, weather };
  try {
    return await drawPicture(parts, person, { pieces, scene, seed, style }, signal);
  } catch (error) {
    if (signal.aborted) throw error;
    parts.onTrouble(error);
    return null;
  }
}

async function asPiece({ files }: OutfitParts, row: Owned<GarmentRow>): Promise<PieceToDraw> {
  const { category, name, colours, tags } = asClosetItem(row);
  const cartoon = await buffer((await files.get(row.cartoonKey)).stream);
  return { category, name, colours, tags, cartoon };
}
