import { setImmediate as afterwards } from "node:timers/promises";
import {
  dayWeather,
  isDressed,
  type OutfitEvents,
  type OutfitRequest,
  type OutfitResponse,
  type Plan,
  type Weather,
} from "@fit-closet/core";
import { asClosetItem, type GarmentRow } from "../database/garments.ts";
import type { Owned, PersonId } from "../database/ownership.ts";
import type { Caller } from "../account/person.ts";
import type { Ideas, WrittenIdea } from "../engines/ports.ts";
import type { Send } from "../http/event-stream.ts";
import { type DrawingParts, firstStyle, type Outfit, sketchOutfit } from "./draw-outfit.ts";
import { reactionsIn } from "./reactions-in.ts";
import { createReader } from "./reader.ts";
import type { StoredPicture } from "./sketches.ts";
import { understand, type Wish, type WishParts } from "./wish.ts";

export type OutfitParts = DrawingParts &
  WishParts & {
    ideas: Ideas;
    /** Pictures that may still be rendering when their ideas are told; 0 where another process may be asked for them. */
    sketchesAhead: number;
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
