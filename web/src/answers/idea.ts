import {
  IDEA_STATUSES,
  type ImageResponse,
  type Look,
  OCCASIONS,
  type OutfitEvents,
  type OutfitResponse,
  type Packing,
  type PictureStyle,
  type Plan,
  PRECIPITATION,
  SLOTS,
  type Suggestion,
  TIMES_OF_DAY,
  type Weather,
} from "@fit-closet/core";
import {
  boolean,
  fallback,
  maxValue,
  nullable,
  number,
  object,
  picklist,
  pipe,
  string,
} from "valibot";
import { anyOf, count, id, many, maybe, orElse, reads, type Schema, text } from "./reading.ts";
import { closetItem, colour } from "./closet.ts";

const seed = pipe(count, maxValue(0xffffffff));

const suggestion: Schema<Suggestion> = object({
  kind: id<NonNullable<Suggestion["kind"]>>(),
  colour: id<NonNullable<Suggestion["colour"]>>(),
  material: id<NonNullable<Suggestion["material"]>>(),
  slot: picklist(SLOTS),
  name: string(),
  label: text,
  colours: anyOf(colour),
});

const hour = object({ hour: number(), tempC: number(), precip: picklist(PRECIPITATION) });

const weather: Schema<Weather> = object({
  tempC: number(),
  feelsLikeC: number(),
  windKmh: number(),
  precip: picklist(PRECIPITATION),
  humidity: number(),
  isNight: boolean(),
  place: text,
  typical: maybe(boolean()),
  stated: maybe(many(picklist(["tempC", "precip"]))),
  later: maybe(many(hour)),
});

const chip = object({ label: string(), kept: boolean(), reason: text });

const worn = {
  occasion: picklist(OCCASIONS),
  timeOfDay: picklist(TIMES_OF_DAY),
  formality: number(),
  items: many(string()),
  suggested: many(suggestion),
};

const look: Schema<Look> = object({
  ...worn,
  label: string(),
  day: maybe(number()),
  setting: text,
  weather: orElse(nullable(weather), null),
  text: orElse(string(), ""),
});

const packing: Schema<Packing> = object({
  items: many(string()),
  worn: anyOf(string()),
  needed: anyOf(object({ item: string(), look: number() })),
});

const plan: Schema<Plan> = object({
  ...worn,
  looks: maybe(many(look)),
  packing: maybe(packing),
});

/** Without a plan there are no pieces, and an illustration goes by the words alone. */
const NO_PLAN: Plan = {
  occasion: "casual",
  timeOfDay: "day",
  formality: 1,
  items: [],
  suggested: [],
};

const drawn = {
  plan: orElse(plan, NO_PLAN),
  items: anyOf(closetItem),
  pieces: maybe(many(closetItem)),
  suggested: anyOf(suggestion),
  image_url: text,
  image_alt: text,
  style: id<PictureStyle>(),
};

const outfit: Schema<OutfitResponse> = object({
  ...drawn,
  outfit_idea: string(),
  changed: maybe(boolean()),
  status: orElse(picklist(IDEA_STATUSES), "outfit"),
  language: orElse(string(), "en"),
  understood: anyOf(chip),
  weather: orElse(nullable(weather), null),
  by: orElse(string(), "embedded"),
  seed: fallback(seed, () => Math.floor(Math.random() * 2 ** 32)),
});

export const readOutfit = reads(outfit);

const events: { [Name in keyof OutfitEvents]: Schema<OutfitEvents[Name]> } = {
  idea: outfit,
  place: object({ ahead: count }),
  words: object({ from: count, text: string() }),
  outfit: object(drawn),
  done: outfit,
};

export type OutfitEvent = {
  [Name in keyof OutfitEvents]: { name: Name; data: OutfitEvents[Name] };
}[keyof OutfitEvents];

/** One event of the stream; undefined where nobody knows it. */
export function readOutfitEvent(name: string, data: unknown): OutfitEvent | undefined {
  if (!Object.hasOwn(events, name)) return undefined;
  const read = reads<unknown>(events[name as keyof OutfitEvents])(data);
  return read === undefined ? undefined : ({ name, data: read } as OutfitEvent);
}

const image: Schema<ImageResponse> = object({
  image_url: string(),
  image_alt: text,
  by: orElse(string(), "embedded"),
});

export const readImage = reads(image);
