import {
  type CartoonizeResponse,
  type ClosetItem,
  type ClosetPage,
  CUTS,
  IDEA_STATUSES,
  type ImageResponse,
  type Look,
  OCCASIONS,
  type OutfitEvents,
  type OutfitResponse,
  type Packing,
  PATTERNS,
  type Plan,
  PRECIPITATION,
  SEASONS,
  type Site,
  SLEEVES,
  SLOTS,
  STATUSES,
  type Suggestion,
  TIMES_OF_DAY,
  type Weather,
} from "@fit-closet/core";
import {
  array,
  boolean,
  fallback,
  finite,
  type GenericSchema,
  maxValue,
  minValue,
  nullable,
  number,
  object,
  optional,
  picklist,
  pipe,
  regex,
  safeParse,
  string,
  transform,
  unknown,
} from "valibot";
import type { Reads } from "./request.ts";

/**
 * What comes in is checked here, once. Of each answer the spec's own fields must be there; whatever this product adds to them has a
 * stand-in, so that any server which keeps to the spec will do, and one odd entry takes nothing else with it.
 */
export type Schema<Value> = GenericSchema<unknown, Value>;

export const reads =
  <Value>(schema: Schema<Value>): Reads<Value> =>
  (answer) => {
    const result = safeParse(schema, answer);
    return result.success ? result.output : undefined;
  };

/** What can be read of it. */
const maybe = <Value>(schema: Schema<Value>) => fallback(optional(schema), undefined);
export const orElse = <Value>(schema: Schema<Value>, otherwise: Value) =>
  fallback(schema, otherwise);

/** The entries that can be read. */
export const many = <Value>(schema: Schema<Value>) =>
  pipe(
    array(unknown()),
    transform((all) =>
      all.flatMap((one) => {
        const result = safeParse(schema, one);
        return result.success ? [result.output] : [];
      }),
    ),
  );
export const anyOf = <Value>(schema: Schema<Value>) => fallback(many(schema), []);

/** As far as a date can go (ECMA-262). */
export const time = pipe(number(), finite(), minValue(0), maxValue(8.64e15));
const colour = pipe(string(), regex(/^#[0-9a-f]{6}$/i));
const seed = pipe(number(), minValue(0), maxValue(0xffffffff));
export const text = maybe(string());

const details = object({
  sleeve: maybe(picklist(SLEEVES)),
  pattern: maybe(picklist(PATTERNS)),
  material: text,
  warmth: maybe(number()),
  formality: maybe(number()),
  seasons: maybe(many(picklist(SEASONS))),
});

export const closetItem: Schema<ClosetItem> = object({
  id: string(),
  userId: orElse(string(), ""),
  category: text,
  cartoonURL: string(),
  originalURL: text,
  name: text,
  colours: anyOf(colour),
  tags: anyOf(string()),
  details: orElse(details, {}),
  cutOut: orElse(boolean(), true),
  cut: orElse(picklist(CUTS), "found"),
  status: maybe(picklist(STATUSES)),
  createdAt: orElse(time, 0),
});
export const readItem = reads(closetItem);

/** An id of the wardrobe's: it goes back to the server as it came, and the server knows which there are. */
export const id = <Id extends string>() => maybe(string()) as Schema<Id | undefined>;

export const next = orElse(nullable(string()), null);

const closetPage: Schema<ClosetPage> = object({ items: many(closetItem), next });
export const readClosetPage = reads(closetPage);

/** A sticker that came without its item is shown by the closet's next list. */
export type Cartoonized = Pick<CartoonizeResponse, "cartoonUrl"> & { item?: ClosetItem };
const cartoonized: Schema<Cartoonized> = object({
  cartoonUrl: orElse(string(), ""),
  item: maybe(closetItem),
});
/** What is no such answer has no cartoon either. */
export const readCartoonized = (answer: unknown): Cartoonized =>
  reads(cartoonized)(answer) ?? { cartoonUrl: "" };

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

export const count = pipe(number(), finite(), minValue(0));
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

const site: Schema<Site> = object({
  companyName: string(),
  providers: object({ google: boolean(), github: boolean() }),
  mail: boolean(),
  signUps: boolean(),
  maxUploadBytes: number(),
  streams: boolean(),
});
export const readSite = reads(site);

/** A person as the auth service tells them. */
export type Person = { id: string; email: string; name: string };
const person: Schema<Person> = object({
  id: string(),
  email: string(),
  name: orElse(string(), ""),
});
const session: Schema<{ user: Person } | null> = nullable(object({ user: person }));
/** Null for nobody. */
export const readSession = reads(session);

/** Without a token the address is to be confirmed first. */
const signedUp: Schema<{ token?: string }> = object({ token: text });
export const readSignedUp = reads(signedUp);

const providerPage: Schema<{ url: string }> = object({ url: pipe(string(), regex(/^https?:/i)) });
export const readProviderPage = reads(providerPage);
